/** A rating against the levels by Glicko: the levels are opponents whose rating is known and does not change, and each game
 * is a rating period of its own (Mark Glickman, "The Glicko system"). */
import type { Played } from '../wire'

export interface Rating {
  rating: number
  deviation: number
}

export const BEGINNING: Rating = { rating: 1200, deviation: 350 }
const OF_LEVELS = 50 // how well the ratings of the levels are known
const LEAST = 45 // so that a player who learns is seen to
const Q = Math.LN10 / 400

const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / (Math.PI * Math.PI))

/** After one game against these: the rating of each, 1, 0 or a half, and how well the rating is known. */
export function after(before: Rating, results: [rating: number, score: number, deviation?: number][]): Rating {
  if (!results.length) return before
  let information = 0
  let surplus = 0
  for (const [rating, score, deviation = OF_LEVELS] of results) {
    const g = weight(deviation)
    const expected = 1 / (1 + 10 ** ((-g * (before.rating - rating)) / 400))
    information += Q * Q * g * g * expected * (1 - expected)
    surplus += g * (score - expected)
  }
  const certainty = 1 / before.deviation ** 2 + information
  return { rating: before.rating + (Q / certainty) * surplus, deviation: Math.max(LEAST, Math.sqrt(1 / certainty)) }
}

/** The rating after each game that counts, the oldest first: new games against levels alone. */
export function curveOf(games: Played[], levels: Record<string, number>): Rating[] {
  const curve: Rating[] = []
  for (const game of games) {
    if (game.origin !== 'new' || game.others.some(({ bot }) => !bot || !(bot in levels))) continue
    curve.push(after(curve.at(-1) ?? BEGINNING, game.others.map(({ bot, beaten }) => [levels[bot!], beaten])))
  }
  return curve
}
