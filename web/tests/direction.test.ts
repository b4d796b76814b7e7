/** Texts of both directions in one sentence. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kept, takesPrefix, withMinus, withNumbers } from '../src/lib/direction.ts'

test('a name in other letters keeps its own direction', () => {
  assert.equal(kept('Anna', true), '\u2068Anna\u2069')
  assert.equal(kept('אנה', false), '\u2068אנה\u2069')
  assert.equal(kept('Anna', false), 'Anna')
  assert.equal(kept('אנה', true), 'אנה')
  assert.equal(kept('3', true), '3')
})

test('what is kept apart already is not kept apart again', () => {
  assert.equal(kept('התור של \u2068Anna\u2069', true), 'התור של \u2068Anna\u2069')
})

test('the mark around a name is no letter of it', () => {
  assert.equal(kept('\u0001copper\u0001נחושת\u0001', true, 'נחושת'), '\u0001copper\u0001נחושת\u0001')
})

test('numbers with a sign or of several parts stay together from left to right', () => {
  assert.equal(withNumbers('+2 קלפים'), '\u2066+2\u2069 קלפים')
  assert.equal(withNumbers('מחיר: $5.'), 'מחיר: \u2066$5\u2069.')
  assert.equal(withNumbers('+$2, 1–3, 12:30'), '\u2066+$2\u2069, \u20661–3\u2069, \u206612:30\u2069')
  assert.equal(withNumbers('נחושת ×5, 4×3, 0.5×'), 'נחושת \u2066×5\u2069, \u20664×3\u2069, \u20660.5×\u2069')
  assert.equal(withNumbers('3 קלפים.'), '3 קלפים.')
  assert.equal(withNumbers('2 × אנה'), '2 × אנה')
  assert.equal(withNumbers(withNumbers('+2 קלפים')), '\u2066+2\u2069 קלפים')
})

test('a number below zero has a minus, and a word keeps its hyphen', () => {
  assert.equal(withMinus('-1 victory point'), '−1 victory point')
  assert.equal(withMinus('\u200e-3 נקודות'), '\u200e−3 נקודות')
  assert.equal(withMinus('ב-3 תורות, base-2, --games 3'), 'ב-3 תורות, base-2, --games 3')
})

test('a Hebrew prefix is written to Hebrew words only', () => {
  for (const word of ['אנה', 'קלף כסף']) assert.ok(takesPrefix(word), word)
  for (const word of ['Anna', '\u2068Anna\u2069', '12 קלפי נחושת', '\u2066+5\u2069 קלפים', '']) assert.ok(!takesPrefix(word), word)
})
