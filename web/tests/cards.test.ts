/** Which boxes a list of cards is played from, where nobody names one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxesOf, type KingdomCard } from '../src/kingdoms/cards.ts'

const plain = {
  cost: 4, potion: false, types: ['action'], attack: false, village: false, buy: false, trasher: false, mayBeBane: false, debt: 0, extras: [],
}
const from = (...boxes: string[]): KingdomCard => ({ ...plain, id: boxes.join(), boxes })
const both = Array.from({ length: 8 }, () => from('base1e', 'base2e'))

test('cards that both editions have are the second edition', () => {
  assert.deepEqual(boxesOf(both), ['base2e'])
  assert.deepEqual(boxesOf(both.map((card) => ({ ...card, boxes: ['base2e', 'base1e'] }))), ['base2e'])
  assert.deepEqual(boxesOf([...both, from('intrigue1e')]), ['base2e', 'intrigue1e'])
})

test('a card that only one edition has says which it is', () => {
  assert.deepEqual(boxesOf([...both, from('base1e')]), ['base1e'])
  assert.deepEqual(boxesOf([...both, from('base2e')]), ['base2e'])
  assert.deepEqual(boxesOf([...both, from('base1e'), from('base2e')]), ['base1e', 'base2e'])
})
