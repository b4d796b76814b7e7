/** Kingdoms by chance: whatever is wished for is met, or it is said that it cannot be. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KingdomCard } from '../src/kingdoms/cards.ts'
import { deal, NO_WISHES, SIZE, type Wishes } from '../src/kingdoms/random.ts'

const BOXES = ['base1e']

/** Numbers that are the same in every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

function cards(n: number, random: () => number): KingdomCard[] {
  return Array.from({ length: n }, (_, i) => ({
    id: `card${i}`, cost: 2 + Math.floor(random() * 5), types: ['action'], boxes: BOXES, attack: random() < 0.3,
    village: random() < 0.15, buy: random() < 0.2, trasher: random() < 0.2, potion: false, mayBeBane: false, debt: 0, extras: [],
  }))
}

function wishesBy(random: () => number): Wishes {
  const maybe = <T>(wish: T, none: T): T => (random() < 0.5 ? wish : none)
  return {
    mostAttacks: maybe<number | null>(Math.floor(random() * 4), null), village: maybe(true, false), buy: maybe(true, false),
    trasher: maybe(true, false), leastCosts: maybe<number | null>(2 + Math.floor(random() * 4), null),
    mostOfOneCost: maybe<number | null>(2 + Math.floor(random() * 4), null),
  }
}

function met(ten: KingdomCard[], wishes: Wishes): boolean {
  const costs = new Map<number, number>()
  for (const card of ten) costs.set(card.cost, (costs.get(card.cost) ?? 0) + 1)
  return (wishes.mostAttacks === null || ten.filter((card) => card.attack).length <= wishes.mostAttacks)
    && (!wishes.village || ten.some((card) => card.village)) && (!wishes.buy || ten.some((card) => card.buy))
    && (!wishes.trasher || ten.some((card) => card.trasher))
    && (wishes.leastCosts === null || costs.size >= wishes.leastCosts)
    && (wishes.mostOfOneCost === null || Math.max(...costs.values()) <= wishes.mostOfOneCost)
}

test('ten different cards meet every wish, and the locked ones are among them', () => {
  let dealt = 0
  for (let seed = 1; seed <= 300; seed++) {
    const random = chance(seed)
    const pool = cards(14 + Math.floor(random() * 20), random)
    const locked = pool.slice(0, Math.floor(random() * 3))
    const wishes = wishesBy(random)
    const found = deal(pool, BOXES, locked, wishes, random)
    if (!('cards' in found)) continue
    dealt++
    assert.equal(new Set(found.cards).size, SIZE)
    assert.ok(locked.every((card) => found.cards.includes(card)))
    assert.ok(met(found.cards, wishes), JSON.stringify(wishes))
  }
  assert.ok(dealt > 100)
})

test('what is said to be impossible is not found by trying either', () => {
  let refused = 0
  for (let seed = 1; seed <= 300; seed++) {
    const random = chance(seed * 7919)
    const pool = cards(12, random)
    const wishes = wishesBy(random)
    const found = deal(pool, BOXES, [], wishes, random)
    if ('cards' in found || found.problem !== 'wishes') continue
    refused++
    for (let i = 0; i < 12; i++)
      for (let j = i + 1; j < 12; j++) assert.ok(!met(pool.filter((_, place) => place !== i && place !== j), wishes))
  }
  assert.ok(refused > 20)
})

test('too few cards are told apart from wishes that cannot be met', () => {
  assert.deepEqual(deal(cards(9, chance(1)), BOXES, [], NO_WISHES), { problem: 'cards' })
})

test('every card has its chance', () => {
  const random = chance(4)
  const pool = cards(20, random)
  const seen = new Set(Array.from({ length: 60 }, () => deal(pool, BOXES, [], NO_WISHES, random)).flatMap(
    (found) => ('cards' in found ? found.cards : [])))
  assert.equal(seen.size, 20)
})

test('small boxes have their share, and Potions are good for several cards or for none', () => {
  const random = chance(9)
  const big = cards(26, random)
  const small = cards(10, random).map((card, i) => ({ ...card, id: `small${i}`, boxes: ['alchemy'], potion: i < 8 }))
  let ofSmall = 0
  for (let n = 0; n < 200; n++) {
    const found = deal([...big, ...small], ['base1e', 'alchemy'], [], NO_WISHES, random)
    assert.ok('cards' in found)
    const potions = found.cards.filter((card) => card.potion).length
    assert.ok(potions === 0 || (potions >= 3 && potions <= 5), String(potions))
    ofSmall += found.cards.filter((card) => card.boxes[0] === 'alchemy').length
  }
  assert.ok(ofSmall > 200 * 3.5 && ofSmall < 200 * 6.5, String(ofSmall))
})
