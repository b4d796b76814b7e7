/** Where a game turned. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bestTurn, turningPoint } from '../src/end/turning.ts'

test('a lead that was taken once and kept turned the game there', () => {
  assert.deepEqual(turningPoint([[3, 3], [3, 9], [9, 9], [15, 9], [15, 12]], [0]), { kind: 'ahead', at: 3 })
})

test('a lead that nobody ever took away is told as that', () => {
  assert.deepEqual(turningPoint([[3, 3], [9, 3], [9, 6], [15, 6]], [0]), { kind: 'always', at: 1 })
})

test('a game may be won by its last turn', () => {
  assert.deepEqual(turningPoint([[3, 3], [3, 9], [12, 9]], [0]), { kind: 'last', at: 2 })
})

test('there is none where points did not decide, and none without losers', () => {
  assert.equal(turningPoint([[3, 3], [9, 9], [9, 9]], [0]), null)
  assert.equal(turningPoint([[3, 3], [9, 3], [9, 12]], [0]), null) // the other resigned
  assert.equal(turningPoint([[3, 3], [9, 9], [9, 9]], [0, 1]), null)
  assert.equal(turningPoint([], [0]), null)
})

test('teams are ahead together', () => {
  assert.deepEqual(turningPoint([[0, 0, 0, 0], [4, 4, 6, 6], [9, 9, 7, 7], [12, 12, 9, 9]], [0, 1]), { kind: 'ahead', at: 2 })
})

test('the best turn is the one that brought most', () => {
  assert.deepEqual(bestTurn([[3, 3], [3, 9], [15, 9]]), { seat: 0, at: 2, gained: 12 })
  assert.equal(bestTurn([[3, 3], [2, 3]]), null)
})
