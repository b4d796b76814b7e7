/** Decimals as readers of a language expect them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tenths } from '../src/lib/decimals.ts'

test('decimals have the point or the comma of the language', () => {
  assert.equal(tenths(25, 'en'), '25.0')
  assert.equal(tenths(1234.56, 'cs'), '1234,6')
  assert.equal(tenths(0.04, 'pl'), '0,0')
})
