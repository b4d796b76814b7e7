/** Making tables. */
import { newTable } from '../lib/api'
import { device, remember } from '../lib/device.svelte'
import { go } from '../lib/route.svelte'
import { seatName } from '../table/names'
import type { NewTable, Seated } from '../wire'
import { FIRST_KINGDOM } from '../kingdoms/first'
import { ownName } from './people'

/** Opponents for people, in every game, the weakest first. */
export const LEVELS = ['beginner', 'steady', 'expert', 'strongest']
/** Who plays where nobody was chosen. */
export const USUAL = 'steady'
/** For how many players each game is. */
export const SEATS: Record<string, number[]> = {
  dominion: [2, 3, 4, 5, 6], kingdomino: [2, 3, 4], queendomino: [2, 3, 4], royal_wedding: [3, 4, 5, 6, 8],
}
export const GAMES = Object.keys(SEATS)

/** A table against bots, at once: the first time with the cards of First Game, then with others. */
export async function playNow(game: string, bot: string): Promise<void> {
  const bots = Array.from({ length: SEATS[game][0] - 1 }, () => ({ bot }))
  const kingdom = game === 'dominion' && !device.dealt ? FIRST_KINGDOM : null
  const boxes = game === 'dominion' && !kingdom ? [...device.boxes] : null
  await makeTable({ game, kingdom, boxes, seats: [{ name: ownName() }, ...bots] as NewTable['seats'], hidden: true })
  if (game === 'dominion') device.dealt = true
}

/** Make a table, remember it, and go there. */
export async function makeTable(wish: NewTable): Promise<void> {
  enter(await newTable(wish), true)
}

export function enter({ table, seats }: Seated, made = false): void {
  const names = table.seats.map((_seat, number) => seatName(table, number))
  remember({ id: table.id, game: table.game, names, seats, at: Date.now(), over: table.status === 'over' })
  if (made) device.made = [table.id, ...device.made].slice(0, 40)
  go(table.status === 'over' ? `/table/${table.id}/replay` : `/table/${table.id}`)
}
