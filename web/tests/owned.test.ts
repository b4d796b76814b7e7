/** How many of each card a seat owns, from what it was told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { owned } from '../src/dominion/events.ts'
import type { Event } from '../src/wire.ts'

const DEAL: Event[] = [0, 1].map((seat) => ({ step: 0, event: 'shuffle', seat, from: 'discard', to: 'deck', count: 10 }))
const moved = (event: string, seat: number, from: string, to: string, ...cards: string[]): Event =>
  ({ step: 7, event, seat, from, to, cards, count: cards.length })
const of = (card: string, seat: number, ...events: Event[]): number | undefined => owned([...DEAL, ...events], seat)!.get(card)

test('what is bought and gained is owned, what is trashed, returned or passed is not', () => {
  assert.equal(of('copper', 0), 7)
  assert.equal(of('silver', 0, moved('buy', 0, 'supply', 'discard', 'silver'), moved('gain', 0, 'supply', 'hand', 'silver')), 2)
  assert.equal(of('estate', 0, moved('trash', 0, 'hand', 'trash', 'estate'), moved('return', 0, 'hand', 'supply', 'estate')), 1)
  const passing = { ...moved('pass', 0, 'picked', 'hand', 'estate'), to_seat: 1 }
  assert.equal(of('estate', 0, passing), 2)
  assert.equal(of('estate', 1, passing), 4)
})

test('what is trashed from a pile was nobody’s', () => {
  assert.equal(of('estate', 0, moved('trash', 0, 'supply', 'trash', 'estate')), 3)
})

test('what is trashed in a turn that another player decides stays with its owner', () => {
  const turn: Event = { step: 6, event: 'turn', seat: 1, number: 4, extra: true, controller: 0 }
  const aside = moved('set_aside', 1, 'hand', 'possessed', 'estate', 'copper')
  const back = moved('discard', 1, 'possessed', 'discard', 'estate', 'copper')
  for (const events of [[turn, aside], [turn, aside, back]]) {
    assert.equal(of('estate', 1, ...events), 3)
    assert.equal(of('copper', 1, ...events), 7)
    assert.equal(of('estate', 0, ...events), 3)
  }
})

test('what is bought in that turn belongs to the player who decides', () => {
  const events: Event[] = [{ step: 7, event: 'bought', seat: 1, card: 'gold' }, moved('gain', 0, 'supply', 'discard', 'gold')]
  assert.equal(of('gold', 0, ...events), 1)
  assert.equal(of('gold', 1, ...events), undefined)
})

test('of a game that did not begin with a deal nobody knows', () => {
  assert.equal(owned([moved('buy', 0, 'supply', 'discard', 'silver')], 0), null)
})
