/** What a book of games adds up to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bests, remarkable, shares, streaks } from '../src/me/tally.ts'
import type { Played } from '../src/wire.ts'

let tables = 0
const game = (won: boolean, more: Partial<Played> = {}): Played => ({
  table: `t${tables++}`, at: tables, seconds: 60, game: 'dominion', origin: 'new', points: 30, won, shared: false, gave_up: false,
  turns: 17, kingdom: null, piles: [], others: [{ name: null, bot: 'steady', points: 20, beaten: won ? 1 : 0, rating: null, deviation: null }], ...more,
})

test('shares count a shared victory half, and a game of several kinds in each of them once', () => {
  const games = [game(true), game(true, { shared: true }), game(false, { game: 'kingdomino' })]
  assert.deepEqual(shares(games, (one) => [one.game]), [{ key: 'dominion', games: 2, won: 1.5 }, { key: 'kingdomino', games: 1, won: 0 }])
  assert.deepEqual(shares([game(true)], () => ['a', 'a']), [{ key: 'a', games: 1, won: 1 }])
})

test('streaks end with a loss', () => {
  assert.deepEqual(streaks([true, true, true, false, true].map((won) => game(won))), { longest: 3, now: 1 })
  assert.deepEqual(streaks([]), { longest: 0, now: 0 })
})

test('the best score is the first of equals, and none of a game that was given up', () => {
  const first = game(true, { points: 50 })
  assert.equal(bests([game(true), first, game(false, { points: 50 }), game(false, { points: 90, gave_up: true })]).get('dominion'), first)
})

test('a game is remarkable for what it beats, not for being the only one', () => {
  const one = game(false, { points: 10 })
  const two = game(true, { points: 20 })
  const three = game(true, { points: 15 })
  const games = [one, two, three]
  assert.deepEqual(remarkable(games, one.table), { best: null, streak: 0, first: false })
  assert.deepEqual(remarkable(games, two.table), { best: two, streak: 1, first: true })
  assert.deepEqual(remarkable(games, three.table), { best: null, streak: 2, first: false })
  assert.deepEqual(remarkable(games, 'elsewhere'), { best: null, streak: 0, first: false })
})
