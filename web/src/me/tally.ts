/** What a book of games adds up to: shares, streaks, best scores. */
import type { Played } from '../wire'

export interface Share {
  key: string
  games: number
  won: number // a shared victory is a half
}

const worth = (game: Played): number => (game.won ? (game.shared ? 0.5 : 1) : 0)

/** How many of the games of each kind were won, the most played first. A game may be of several kinds, or of none. */
export function shares(games: Played[], kinds: (game: Played) => string[]): Share[] {
  const found = new Map<string, Share>()
  for (const game of games)
    for (const key of new Set(kinds(game))) {
      const share = found.get(key) ?? { key, games: 0, won: 0 }
      found.set(key, { key, games: share.games + 1, won: share.won + worth(game) })
    }
  return [...found.values()].sort((a, b) => b.games - a.games)
}

/** Wins in a row: the longest there were, and those that go on. The oldest game first. */
export function streaks(games: Played[]): { longest: number; now: number } {
  let longest = 0
  let now = 0
  for (const game of games) {
    now = game.won ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  return { longest, now }
}

/** The game with the most points of each kind of game; the first of equals. The oldest game first. */
export function bests(games: Played[]): Map<string, Played> {
  const best = new Map<string, Played>()
  for (const game of games) if (!game.gave_up && game.points > (best.get(game.game)?.points ?? -Infinity)) best.set(game.game, game)
  return best
}

/** What is remarkable about one game, seen against those before it. */
export function remarkable(games: Played[], table: string): { best: Played | null; streak: number; first: boolean } {
  const at = games.findIndex((game) => game.table === table)
  if (at < 0) return { best: null, streak: 0, first: false }
  const game = games[at]
  const alike = games.slice(0, at).filter((one) => one.game === game.game)
  const best = alike.length > 0 && bests(games.slice(0, at + 1)).get(game.game) === game
  return {
    best: best ? game : null, streak: streaks(games.slice(0, at + 1)).now,
    first: game.won && !alike.some(({ won }) => won),
  }
}
