/** What is shown over everything else: a card at full size, or the rules of a game. App.svelte holds the windows. */
export const looking = $state<{ card: string | null; rules: string | null }>({ card: null, rules: null })

export function look(card: string): void {
  looking.card = card
}

export function readRules(game: string): void {
  looking.rules = game
}
