/** The keyboard: whatever is on the screen offers its keys here; `?` shows them. */

export interface Command {
  key: string // as KeyboardEvent.key has it, letters in lower case
  label: string
  run: () => void
}

interface Offer {
  commands: () => Command[]
}

const offers: Offer[] = []
export const keyboard = $state({ help: false, used: false })

/** All keys that do something now; what was offered last wins. */
export function commands(): Command[] {
  const found = new Map<string, Command>()
  for (const offer of offers) for (const command of offer.commands()) found.set(command.key, command)
  return [...found.values()]
}

/** For a component: these keys work as long as it is on the screen. */
export function offerKeys(commandsNow: () => Command[]): void {
  $effect(() => {
    const offer = { commands: commandsNow }
    offers.push(offer)
    return () => {
      const place = offers.findIndex((one) => one.commands === commandsNow)
      if (place >= 0) offers.splice(place, 1)
    }
  })
}

/** Keys for a list of choices, one each: digits first, then letters that nothing else uses. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

export function keysFor(n: number, taken: string): string[] {
  const free = [...'1234567890', ...LETTERS].filter((key) => !taken.includes(key))
  return Array.from({ length: n }, (_, i) => free[i] ?? '')
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
  keyboard.used = true
  if (event.repeat && !event.key.startsWith('Arrow')) {  // a key held down answers one question, not the next ones too
    if (event.key === 'Enter' || event.key === ' ') event.preventDefault()
    return
  }
  if (event.key === '?') {
    keyboard.help = !keyboard.help
    event.preventDefault()
    return
  }
  if (document.querySelector('dialog[open]')) return
  const onButton = event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null
  if (onButton && (event.key === 'Enter' || event.key === ' ')) return
  const command = commands().find((one) => one.key === (event.key.length === 1 ? event.key.toLowerCase() : event.key))
  if (command) {
    event.preventDefault()
    command.run()
  }
})

addEventListener('pointerdown', () => {
  keyboard.used = false
})
