/** What must be known of a table before it is shown. With the page's first address it is asked for at once, while the words of
 * the page are on their way. */
import { getCards, getTable, ownSeats } from '../lib/api'
import { readSheet } from '../lib/art'
import { LivePlay } from './live.svelte'

interface Opened {
  play: LivePlay
  seats: number[] // of this device
}

let begun: { id: string; opened: Promise<Opened> } | null = null

export function begin({ id }: Record<string, string>): void {
  begun = { id, opened: open(id) }
  begun.opened.catch(() => undefined)
}

/** What went wrong while there were no words for it is tried again. */
export function opening(id: string): Promise<Opened> {
  const first = begun
  begun = null
  return first?.id === id ? first.opened.catch(() => open(id)) : open(id)
}

async function open(id: string): Promise<Opened> {
  const [facts, seats] = await Promise.all([getTable(id), ownSeats(id)])
  // both will be needed with the first view
  readSheet(facts.game === 'dominion' ? 'cards' : 'land')
  if (facts.game === 'dominion') getCards().catch(() => undefined)
  return { play: new LivePlay(id, facts, firstSeat(seats)), seats }
}

/** With several people on this device nobody's cards are shown before the curtain is lifted. */
export const firstSeat = (seats: number[]): number | null => (seats.length === 1 ? seats[0] : null)
