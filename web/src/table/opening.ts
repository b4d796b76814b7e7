/** What must be known of a table before it is shown. With the page's first address it is asked for at once, while the words of
 * the page are on their way. */
import { getCards, getTable, ownSeats } from '../lib/api'
import { readSheet } from '../lib/art'
import { firstWords } from '../lib/language.svelte'
import { LivePlay } from './live.svelte'

interface Opened {
  play: LivePlay
  seats: number[] // of this device
}

let begun: { id: string; opened: Promise<Opened> } | null = null

/** Asks for a table, and waits until there is something to see of it. */
export async function begin({ id }: Record<string, string>): Promise<void> {
  begun = { id, opened: open(id) }
  const { play } = await begun.opened
  if (play.facts.status !== 'open') await play.opened
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
  const seat = firstSeat(seats)
  if (seat === null) await firstWords // the others are told a guest's name
  return { play: new LivePlay(id, facts, seat), seats }
}

/** With several people on this device nobody's cards are shown before the curtain is lifted. */
export const firstSeat = (seats: number[]): number | null => (seats.length === 1 ? seats[0] : null)
