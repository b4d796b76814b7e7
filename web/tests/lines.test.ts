/** Where a line may end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unbroken } from '../src/lib/lines.ts'

test('a number or an article does not part from its card', () => {
  assert.equal(unbroken('a Gold'), 'a\u00a0Gold')
  assert.equal(unbroken('12 Coppers'), '12\u00a0Coppers')
})

test('long names may still be broken', () => {
  assert.equal(unbroken('a Wandering Minstrel'), 'a\u00a0Wandering Minstrel')
  assert.equal(unbroken('Wandering Minstrel'), 'Wandering Minstrel')
})
