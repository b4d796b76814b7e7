/** What is to be seen of a seat besides the game: whether its player is there. */
import { say } from '../lib/words'
import type { Presence, SeatFacts, TableFacts } from '../wire'

export const NOBODY: Presence = { type: 'presence', away: [], watching: [] }

interface Seen {
  readonly facts: TableFacts
  readonly presence?: Presence
}

/** In a few words; nothing if a player is there, or a bot on its own account. */
export function seatNote(play: Seen, seat: number): string {
  if (play.facts.status !== 'running' && play.facts.status !== 'open') return ''
  if (play.facts.seats[seat].kept_for) return say('seat-bot-for-now')
  return play.presence?.away.includes(seat) ? say('seat-away') : ''
}

/** Who sits there, in a list: with the word that a bot plays for now. */
export const keptName = (seat: SeatFacts, name: string): string => (seat.kept_for ? say('seat-kept', { name }) : name)
