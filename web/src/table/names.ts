import { inEnglish } from '../lib/language.svelte'
import { has, say } from '../lib/words'
import type { SeatFacts, TableFacts } from '../wire'

/** What a bot is called. */
export const botName = (bot: string): string =>
  has(`bot-${bot}`) ? say(`bot-${bot}`) : bot.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** What a bot has in mind; of one that does not come with the program, what it says itself. */
export const ideaOf = (bot: string, own: string): string =>
  has(`idea-${bot}`) ? say(`idea-${bot}`, { name: botName(bot) }) : inEnglish(own)

/** What the one on a seat is called; two bots of a kind are told apart by a number. */
export function seatName(facts: Pick<TableFacts, 'seats'>, seat: number): string {
  const own = nameOf(facts.seats[seat], seat)
  const alike = facts.seats.map((one, number) => (nameOf(one, number) === own ? number : -1)).filter((n) => n >= 0)
  return alike.length > 1 ? say('name-numbered', { name: own, n: alike.indexOf(seat) + 1 }) : own
}

function nameOf(seat: SeatFacts, number: number): string {
  if (seat.kept_for || seat.name) return seat.kept_for || seat.name!
  if (seat.bot) return botName(seat.bot)
  return say('seat-open', { n: number + 1 })
}
