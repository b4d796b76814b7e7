/** Cards on their way from zone to zone: where they were before the table changed, and where they are now. To ask where cards
 * lie has the browser lay out the table if anything has changed: that is asked once, when it is laid out to be seen. */
import type { Event } from '../wire'
import { ways } from './events'

export interface Flight {
  key: number
  card: string | null
  from: DOMRect
  to: DOMRect
  delay: number
}

export const LASTS = 220 // milliseconds
const AFTER = 35 // one card after the other
const MOST = 16

type Places = Map<string, DOMRect[]>

const still = matchMedia('(prefers-reduced-motion: reduce)')

export class Flights {
  now = $state.raw<Flight[]>([])
  private places: Places | null = null // where everything lies; null: not known
  private count = 0

  /** Before the table changes. */
  remember(table: HTMLElement): void {
    if (!still.matches && !document.hidden) this.places ??= placesOf(table)
  }

  /** After it. */
  start(table: HTMLElement, events: Event[]): void {
    const before = this.places
    if (still.matches || document.hidden) this.forget()
    else if (before) requestAnimationFrame(() => this.fly(table, events, before))
  }

  /** Something was scrolled, or has another size; or nobody looks. */
  forget = (): void => {
    this.places = null
  }

  private fly(table: HTMLElement, events: Event[], before: Places): void {
    const after = placesOf(table)
    this.places = new Map([...after].map(([name, places]) => [name, [...places]]))
    const begun: Flight[] = []
    for (const { card, from, to } of ways(events)) {
      if (begun.length === MOST) break
      // what another player does face down is told by the numbers
      if (!card && !after.has(from) && !after.has(to)) continue
      const start = taken(before, from, card)
      const end = taken(after, to, card)
      if (!start || !end) continue
      const delay = begun.length * AFTER
      begun.push({ key: this.count++, card, from: start, to: end, delay })
      appear(table, to, card, begun, delay)
    }
    this.now = [...this.now, ...begun]
  }

  end(flight: Flight): void {
    this.now = this.now.filter((one) => one !== flight)
  }
}

/** Zones by name, and in them each card by zone, name and copy. */
function placesOf(table: HTMLElement): Places {
  const found: Places = new Map()
  for (const element of table.querySelectorAll<HTMLElement>('[data-place]')) {
    const { place, card } = element.dataset
    const name = place!.endsWith('/card') ? `${place!.slice(0, -5)} ${card}` : place!
    found.set(name, [...(found.get(name) ?? []), element.getBoundingClientRect()])
  }
  return found
}

/** The card itself if it lies there, else its zone, else its player. */
function taken(places: Places, zone: string, card: string | null): DOMRect | undefined {
  const own = places.get(`${zone} ${card}`)
  if (own) return own.length > 1 ? own.pop() : own[0]
  const player = places.get(`seat:${zone.split(':')[1]}`)?.[0]
  return places.get(zone)?.[0] ?? (player && new DOMRect(player.x + 12, player.y + 4, 30, 40))
}

/** Where a card arrives it is not seen before. */
function appear(table: HTMLElement, zone: string, card: string | null, begun: Flight[], delay: number): void {
  const there = [...table.querySelectorAll(`[data-place="${zone}/card"][data-card="${card}"]`)]
  const copy = begun.filter((flight) => flight.card === card).length
  const hidden = { opacity: 0 }
  there.at(-copy)?.animate([hidden, { ...hidden, offset: 0.95 }, { opacity: 1 }], delay + LASTS)
}
