/** What is shown over everything else: a card at full size, or the rules of a game. App.svelte holds the windows. */

/** What tapping the card would do, while it is open to read. */
export interface Deed {
  label: string
  run: () => void
}

interface Looking {
  card: string | null
  note: string // what is special about it where it lies
  deed: () => Deed | null
  rules: string | null
}

const nothing = (): null => null
export const looking = $state<Looking>({ card: null, note: '', deed: nothing, rules: null })

export function look(card: string, note = '', deed: () => Deed | null = nothing): void {
  Object.assign(looking, { card, note, deed })
  pointAway()
}

export function readRules(game: string): void {
  looking.rules = game
}

// ---- pointing at a card for a moment shows it beside the pointer
const MOMENT = 350

interface Pointing {
  card: string
  note: string
  at: DOMRect // the card that is pointed at
}

export const pointing = $state<{ shown: Pointing | null }>({ shown: null })
let timer: ReturnType<typeof setTimeout> | undefined
/** Opens the card under the pointer. */
let under: (() => void) | null = null

/** `read`: what shows the card to stay. */
export function pointAt(node: HTMLElement, card: string, note: string, read: () => void): void {
  pointAway()
  under = read
  timer = setTimeout(() => {
    if (node.isConnected) pointing.shown = { card, note, at: node.getBoundingClientRect() }
  }, MOMENT)
}

export function pointAway(): void {
  clearTimeout(timer)
  under = null
  pointing.shown = null
}

export const readPointed = (): void => under?.()
export const isPointing = (): boolean => under !== null

// whatever is pressed or scrolled, the card was not meant to be read any more
addEventListener('keydown', (event) => {
  if (event.key !== 'i') pointAway()
})
addEventListener('wheel', pointAway, { passive: true })
