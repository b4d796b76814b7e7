/** Short quiet sounds, made here (Web Audio): nothing is loaded. */
export type Sound = 'turn' | 'draw' | 'buy' | 'attack' | 'coins' | 'place' | 'end'

interface Note {
  at: number // seconds from now
  pitch: number
  long: number
  shape: OscillatorType
  loud: number
}

const note = (at: number, pitch: number, long = 0.12, shape: OscillatorType = 'sine', loud = 1): Note =>
  ({ at, pitch, long, shape, loud })

const TUNES: Record<Sound, Note[]> = {
  turn: [note(0, 587, 0.18), note(0.12, 880, 0.28)],
  draw: [note(0, 300, 0.05, 'triangle', 0.6)],
  buy: [note(0, 523, 0.08, 'triangle'), note(0.07, 659, 0.12, 'triangle')],
  attack: [note(0, 165, 0.16, 'sawtooth', 0.5), note(0.1, 131, 0.22, 'sawtooth', 0.5)],
  coins: [note(0, 1568, 0.06, 'sine', 0.5), note(0.05, 2093, 0.1, 'sine', 0.5)],
  place: [note(0, 196, 0.07, 'square', 0.35), note(0.03, 98, 0.1, 'sine', 1)],
  end: [note(0, 523, 0.2), note(0.15, 659, 0.2), note(0.3, 784, 0.2), note(0.45, 1047, 0.5)],
}
const VOLUME = 0.06

let context: AudioContext | undefined

/** Browsers allow no sound before the first tap. */
export function sound(which: Sound): void {
  if (navigator.userActivation?.hasBeenActive === false) return
  context ??= new AudioContext()
  if (context.state === 'suspended') context.resume().catch(() => {})
  for (const { at, pitch, long, shape, loud } of TUNES[which]) {
    const start = context.currentTime + at
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.linearRampToValueAtTime(VOLUME * loud, start + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + long + 0.02)
  }
}
