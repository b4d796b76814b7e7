/** Numbers and sentences about what the lab found out. */
import { languageCode } from '../lib/language.svelte'
import { tenths } from '../lib/decimals'
import { say } from '../lib/words'
import { botName } from '../table/names'
import type { Cell, Findings, Length, TurnBuys } from '../wire'

const SELDOM = 0.05 // copies a turn: what is bought less often is left out
const RARE = 0.01 // of games
const MOST_CIRCLES = 3

export const decimal = (n: number): string => tenths(n, languageCode())
export const percent = (share: number): string => decimal(100 * share)

export const withInterval = (share: number, [low, high]: number[]): string =>
  say('study-between', { share: percent(share), low: percent(low), high: percent(high) })

/** What may be chance has a question mark. */
export function cellText(cell: Cell): string {
  const half = 50 * (cell.interval[1] - cell.interval[0])
  return `${(100 * cell.share).toFixed(0)}±${half.toFixed(0)}${cell.sure ? '' : '?'}`
}

/** Of each evolved strategy, who beats it. */
export function verdicts({ players, matrix }: Findings, listed: (names: string[]) => string): string[] {
  return players.flatMap((player, place) => {
    if (!player.evolved) return []
    const better = players.filter((_other, n) => matrix[place][n]?.sure && matrix[place][n].share < 0.5)
    const name = botName(player.name)
    if (better.length === 0) return [say('study-unbeaten', { name })]
    return [say('study-beaten', { name, others: listed(better.map((one) => botName(one.name))) })]
  })
}

export function circles({ circles }: Findings): string[] {
  if (circles.length === 0) return [say('study-no-circle')]
  return circles.slice(0, MOST_CIRCLES).map((circle) => {
    const names = circle.map(botName)
    const told = names.reduceRight((rest, name) => say('study-beats', { name, rest }))
    return say('study-circle', { names: told, first: names[0] })
  })
}

export const leastGames = ({ matrix }: Findings): number =>
  Math.min(...matrix.flat().flatMap((cell) => (cell ? [cell.games] : [])))

export const opponent = (length: Length): string =>
  length.opponent === length.name ? say('study-itself') : botName(length.opponent)

/** But for the rarest. */
export const ends = (length: Length): string[] =>
  Object.entries(length.ends).filter(([, share]) => share >= RARE).map(([end, share]) => say(`study-end-${end}`, { share: (100 * share).toFixed(0) }))

/** Card and copies, the most first. */
export const oftenBought = (turn: TurnBuys): [string, number][] =>
  Object.entries(turn.buys).filter(([, copies]) => copies >= SELDOM).sort((a, b) => b[1] - a[1])
