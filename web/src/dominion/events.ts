/** What the events of Dominion tell: cards that went from zone to zone. */
import type { Event } from '../wire'

const FIRST_DECK: [string, number][] = [['copper', 7], ['estate', 3]]
const LOSING = ['trash', 'return', 'pass']
const MOST_SEEN_FLYING = 6

/** How many of each card a seat owns, from everything that it gained and lost. The seat itself has seen all of it; but
 * for what it began with, if no deal is the first thing that happened: then this is null. */
export function owned(events: Event[], seat: number): Map<string, number> | null {
  if (events[0]?.event !== 'shuffle' || events[0].step !== 0) return null
  const counts = new Map(FIRST_DECK)
  const add = (id: string, n: number): void => void counts.set(id, (counts.get(id) ?? 0) + n)
  for (const { event, seat: whose, to_seat: taker, from, cards = [] } of events) {
    for (const id of cards) {
      if (whose === seat && (event === 'buy' || event === 'gain')) add(id, 1)
      else if (whose === seat && LOSING.includes(event) && from !== 'supply') add(id, -1)
      else if (taker === seat && event === 'pass') add(id, 1)
    }
  }
  return counts
}

/** A card on its way; null: face down. Places are zones of seats, piles and the trash, as `data-place` has them. */
export interface Way {
  card: string | null
  from: string
  to: string
}

export function ways(events: Event[]): Way[] {
  return events.flatMap((event) => {
    const { from, to, seat, cards, count = 1 } = event
    if (!from || !to || from === to) return []
    const faces: (string | null)[] = event.event === 'shuffle' ? [null] : cards ?? Array(count).fill(null)
    return faces.slice(0, MOST_SEEN_FLYING).map((card) => ({
      card, from: place(from, seat, card), to: place(to, event.to_seat ?? seat, card),
    }))
  })
}

function place(zone: string, seat: number, card: string | null): string {
  if (zone === 'supply') return `supply:${card}`
  return zone === 'trash' ? zone : `${zone}:${seat}`
}
