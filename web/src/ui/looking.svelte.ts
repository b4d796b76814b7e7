/** The card that is shown at full size, if any. */
export const looking = $state<{ card: string | null }>({ card: null })

export function look(card: string): void {
  looking.card = card
}
