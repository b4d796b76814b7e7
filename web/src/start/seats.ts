/** Who is to sit where at a new table. */
import type { BotFacts, NewSeat } from '../wire'
import { isLevel } from './levels'
import { cleaned } from './people'

type SeatKind = 'me' | 'here' | 'open' | 'bot'

export interface SeatWish {
  kind: SeatKind
  name: string // of somebody else on this device
  bot: string
}

/** What the server is told. Who has no name is called by `nameless`. */
export function asked(seat: SeatWish, number: number, me: string, nameless: (n: number) => string): NewSeat {
  if (seat.kind === 'me') return { name: me }
  if (seat.kind === 'here') return { name: cleaned(seat.name) || nameless(number + 1) }
  return seat.kind === 'bot' ? { bot: seat.bot } : {}
}

export interface BotGroups {
  fit: BotFacts[]
  any: BotFacts[]
  miss: BotFacts[]
}

/** The bots of a game besides the levels: made for these cards, at home anywhere, and those that would miss a card. */
export function grouped(bots: BotFacts[], game: string, cards: string[] | null): BotGroups {
  const own = bots.filter((bot) => bot.game === game && !isLevel(bot.name))
  const fits = (bot: BotFacts): boolean => cards === null || bot.piles.every((card) => cards.includes(card))
  return {
    fit: own.filter((bot) => bot.piles.length > 0 && fits(bot)),
    any: own.filter((bot) => bot.piles.length === 0),
    miss: own.filter((bot) => !fits(bot)),
  }
}
