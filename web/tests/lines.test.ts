/** Running text as readers of a language expect it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tenths, together } from '../src/lib/lines.ts'

test('a word of one letter stays with the next one, in languages that mind', () => {
  assert.equal(together('A v ruce? Kartu a minci (k tomu i bod).', 'cs'), 'A\u00a0v\u00a0ruce? Kartu a\u00a0minci (k\u00a0tomu i\u00a0bod).')
  assert.equal(together('Karta z ręki i w talii.', 'pl'), 'Karta z\u00a0ręki i\u00a0w\u00a0talii.')
  assert.equal(together('Take a card.', 'en'), 'Take a card.')
})

test('digits, longer words and other hyphens are left alone', () => {
  for (const text of ['2 karty po 5', 'Ty si je vezmi.', 'Patricij/Emporium, 1-3', 'e-mail']) assert.equal(together(text, 'cs'), text)
  assert.equal(together('Máte-li kartu', 'cs'), 'Máte\u2011li kartu')
})

test('decimals have the point or the comma of the language', () => {
  assert.equal(tenths(25, 'en'), '25.0')
  assert.equal(tenths(1234.56, 'cs'), '1234,6')
  assert.equal(tenths(0.04, 'pl'), '0,0')
})
