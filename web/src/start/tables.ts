/** Making tables. */
import { newTable } from '../lib/api'
import { device, remember } from '../lib/device.svelte'
import { go } from '../lib/route.svelte'
import { seatName } from '../table/names'
import type { NewTable, Seated } from '../wire'
import { FIRST_KINGDOM } from '../kingdoms/first'
import { ownName } from './people'

/** Opponents for a game that starts with one click: from easy to strong. */
export const OPPONENTS: Record<string, string[]> = {
  dominion: ['random', 'big_money', 'militia'],
  kingdomino: ['random', 'greedy', 'full_greedy'],
  queendomino: ['random', 'greedy', 'full_greedy'],
  royal_wedding: ['random', 'greedy', 'full_greedy'],
}
export const USUAL: Record<string, string> = {
  dominion: 'big_money', kingdomino: 'full_greedy', queendomino: 'full_greedy', royal_wedding: 'full_greedy',
}
/** For how many players each game is. */
export const SEATS: Record<string, number[]> = {
  dominion: [2, 3, 4, 5, 6], kingdomino: [2, 3, 4], queendomino: [2, 3, 4], royal_wedding: [3, 4, 5, 6, 8],
}
export const GAMES = Object.keys(OPPONENTS)

/** A table against bots, at once. */
export async function playNow(game: string, bot: string): Promise<void> {
  const bots = Array.from({ length: SEATS[game][0] - 1 }, () => ({ bot }))
  const kingdom = game === 'dominion' ? FIRST_KINGDOM : null
  await makeTable({ game, kingdom, seats: [{ name: ownName() }, ...bots] as NewTable['seats'], hidden: true })
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
