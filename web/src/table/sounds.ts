/** Which sound belongs to what happened: one for each view, the most telling. */
import type { Event } from '../wire'
import type { Sound } from './sound'

const LOSSES = ['discard', 'trash', 'gain', 'pass', 'return', 'topdeck']
const COINS = ['copper', 'silver', 'gold', 'platinum']
const PLACED = ['place', 'claim', 'build', 'knight', 'burn']

/** seat: whose ears these are; turn: whose turn it is. */
export function soundOf(events: Event[], seat: number | null, turn: number | undefined): Sound | null {
  const told = (names: string[], whose?: number): boolean =>
    events.some((one) => names.includes(one.event) && (whose === undefined || one.seat === whose))
  if (told(['end'])) return 'end'
  if (seat !== null && turn !== undefined && turn !== seat && told(LOSSES, seat)) return 'attack'
  if (told(['buy', 'bought'])) return 'buy'
  if (told(PLACED)) return 'place'
  if (told(['tax']) || events.some((one) => one.event === 'play' && one.cards?.some((card) => COINS.includes(card)))) return 'coins'
  return seat !== null && told(['draw'], seat) ? 'draw' : null
}
