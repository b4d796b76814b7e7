/** Which sound belongs to what happened. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { soundOf } from '../src/table/sounds.ts'
import type { Event } from '../src/wire.ts'

const event = (name: string, seat: number, cards?: string[]): Event => ({ step: 1, event: name, seat, ...(cards && { cards }) }) as Event

test('the most telling thing that happened is heard', () => {
  const ours = 0
  assert.equal(soundOf([event('draw', ours)], ours, ours), 'draw')
  assert.equal(soundOf([event('draw', ours), event('play', ours, ['gold'])], ours, ours), 'coins')
  assert.equal(soundOf([event('play', ours, ['gold']), event('buy', ours, ['gold'])], ours, ours), 'buy')
  assert.equal(soundOf([event('place', 1)], ours, 1), 'place')
  assert.equal(soundOf([event('tax', 1)], ours, 1), 'coins')
  assert.equal(soundOf([event('buy', 1, ['gold']), event('end', -1)], ours, 1), 'end')
})

test('an attack is heard by those whom it hits', () => {
  const hit = [event('play', 1, ['witch']), event('gain', 0, ['curse'])]
  assert.equal(soundOf(hit, 0, 1), 'attack')
  assert.equal(soundOf(hit, 2, 1), null)
  assert.equal(soundOf(hit, null, 1), null)
  assert.equal(soundOf([event('discard', 0)], 0, 0), null) // by our own choice
})

test('what others draw is not heard', () => {
  assert.equal(soundOf([event('draw', 1)], 0, 1), null)
})
