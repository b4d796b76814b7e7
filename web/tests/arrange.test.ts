/** Where the cards of a hand lie. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrange } from '../src/dominion/arrange.ts'

const hand = (...ids: string[]): { id: string; key: string }[] => ids.map((id, place) => ({ id, key: `${id} ${place}` }))
const FIVE = hand('militia', 'workshop', 'copper', 'province', 'estate')

/** How much of each card the next one in its row leaves free, as a part of its width. */
function free(cards: { id: string; key: string }[], room: { width: number; height: number }): number[] {
  const { width, places } = arrange(cards, room)
  return places.slice(1).flatMap(({ x, y }, before) => (y === places[before].y ? [(x - places[before].x) / width] : []))
}

test('five different cards lie side by side on a phone, and on a desk', () => {
  for (const room of [{ width: 286, height: 130 }, { width: 316, height: 130 }, { width: 900, height: 240 }])
    assert.ok(free(FIVE, room).every((part) => part > 1), String(room.width))
})

test('copies lie over each other before others do, and each can be tapped', () => {
  const many = hand(...Array(6).fill('copper'), 'estate', 'estate', 'moat')
  const parts = free(many, { width: 500, height: 160 })
  assert.ok(parts[0] < 1)
  assert.ok(parts.at(-1)! >= parts[0])
  const { width, places } = arrange(many, { width: 286, height: 130 })
  for (const [place, { x, y }] of places.entries()) {
    const next = places[place + 1]
    assert.ok(!next || next.y !== y || next.x - x >= 28)
    assert.ok(x >= 0 && x + width <= 286)
  }
})

test('a hand of many is on the screen', () => {
  const { places, width, height } = arrange(hand(...Array.from({ length: 24 }, (_, n) => `card${n}`)), { width: 316, height: 130 })
  assert.equal(places.length, 24)
  for (const { x } of places) assert.ok(x >= 0 && x + width <= 316)
  assert.ok(height > 0)
})
