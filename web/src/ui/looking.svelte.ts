/** What is shown over everything else: a card at full size, or the rules of a game. App.svelte holds the windows. */
export const looking = $state<{ card: string | null; note: string; rules: string | null }>({ card: null, note: '', rules: null })

/** The note: what is special about it where it lies. */
export function look(card: string, note = ''): void {
  looking.card = card
  looking.note = note
}

export function readRules(game: string): void {
  looking.rules = game
}
