/** The plane that a kingdom lies in: what is land, what can still become land, and what is drawn. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DIRECTIONS, halves, key, type LandSquare, landBounds, neighbour, OPPOSITE, type Place, plot, possiblePlaces, squaresOf,
  surroundings, territoryAt, within } from '../src/dominoes/kingdom.ts'
import type { KingdomView, Tiles } from '../src/wire.ts'

const at = (...places: [number, number][]): Place[] => places.map(([x, y]) => ({ x, y }))
const keys = (places: Place[]): string[] => places.map(key).sort()

/** Rows of letters, the castle as C: each letter is a terrain. */
function land(...rows: string[]): LandSquare[] {
  const top = rows.findIndex((row) => row.includes('C'))
  const left = rows[top].indexOf('C')
  return rows.flatMap((row, y) => [...row].flatMap((letter, x) =>
    letter === '.' || letter === 'C' ? [] : [{ x: x - left, y: y - top, terrain: letter, crowns: 0 }]))
}

test('four steps clockwise lead back, and the opposite direction back at once', () => {
  const start = { x: 3, y: -2 }
  assert.deepEqual(DIRECTIONS.reduce<Place>((place, direction) => neighbour(place, direction), start), start)
  for (const direction of DIRECTIONS) assert.deepEqual(neighbour(neighbour(start, direction), OPPOSITE[direction]), start)
})

test('east is to the right, south is down', () => {
  assert.deepEqual(neighbour({ x: 0, y: 0 }, 'east'), { x: 1, y: 0 })
  assert.deepEqual(neighbour({ x: 0, y: 0 }, 'south'), { x: 0, y: 1 })
})

test('a domino covers its place and the one in its direction, each with its own half', () => {
  const tiles = { kingdomino: [[{ terrain: 'wheat', crowns: 0 }, { terrain: 'lake', crowns: 2 }]], queendomino: [],
    buildings: [] } as unknown as Tiles
  const kingdom = { dominoes: [{ box: 'kingdomino', domino: 1, x: -1, y: 0, direction: 'north' }] } as unknown as KingdomView
  assert.equal(halves(tiles, kingdom.dominoes[0])[1].terrain, 'lake')
  assert.deepEqual(squaresOf(kingdom, tiles), [
    { terrain: 'wheat', crowns: 0, x: -1, y: 0 }, { terrain: 'lake', crowns: 2, x: -1, y: -1 }])
})

test('the castle alone leaves every place that a domino through it can reach', () => {
  const possible = possiblePlaces([], 5)
  assert.equal(possible.length, 9 * 9 - 1)
  assert.ok(!keys(possible).includes('0,0'))
})

test('a kingdom as wide as the limit grows no further to the sides', () => {
  const possible = possiblePlaces(land('aaCaa'), 5)
  assert.ok(possible.every(({ x }) => x >= -2 && x <= 2))
  assert.ok(keys(possible).includes('0,4') && keys(possible).includes('0,-4'))
  assert.ok(!keys(possible).includes('0,5'))
})

test('a gap of one square takes no domino, a gap of two does', () => {
  const rows = ['aaaaa', 'a.aaa', 'aaCaa', 'aaaaa', 'aaa..']
  assert.deepEqual(keys(possiblePlaces(land(...rows), 5)), ['1,2', '2,2'])
})

test('a place at the edge whose only free neighbour is over the limit is none', () => {
  const rows = ['aaaa.', 'aaaaa', 'aaCaa', 'aaaaa', 'aaaaa']
  assert.deepEqual(possiblePlaces(land(...rows), 5), [])
})

test('what is shown holds the land and everything the next domino can reach, and no more', () => {
  const squares = land('aaCaa')
  const frame = surroundings(squares, possiblePlaces(squares, 7))
  assert.deepEqual(frame, { left: -4, top: -2, right: 4, bottom: 2 })
  assert.deepEqual(surroundings(land('aaaaa', 'aaCaa', 'aaaaa', 'aaaaa', 'aaaaa'), []), landBounds(
    land('aaaaa', 'aaCaa', 'aaaaa', 'aaaaa', 'aaaaa')))
})

test('a plot is as large as the limit, wherever the castle is, and all land is within', () => {
  for (const squares of [[], land('Caaaa'), land('C', 'a', 'a'), land('aaC', '..a')]) {
    for (const limit of [5, 7]) {
      const frame = plot(squares, limit)
      assert.equal(frame.right - frame.left + 1, limit)
      assert.equal(frame.bottom - frame.top + 1, limit)
      assert.ok([{ x: 0, y: 0 }, ...squares].every((place) => within(place, frame)))
    }
  }
})

test('a territory hangs together by sides, not by corners, and not through the castle', () => {
  const squares = land('aab', 'aCa', '.aa')
  assert.deepEqual(keys(territoryAt(squares, { x: -1, y: -1 })), keys(at([-1, -1], [0, -1], [-1, 0])))
  assert.deepEqual(keys(territoryAt(squares, { x: 1, y: 0 })), keys(at([1, 0], [1, 1], [0, 1])))
  assert.deepEqual(keys(territoryAt(squares, { x: 1, y: -1 })), ['1,-1'])
  assert.deepEqual(territoryAt(squares, { x: 0, y: 0 }), [])
})

test('a territory begins with the square that was asked for', () => {
  assert.deepEqual(territoryAt(land('Caaa'), { x: 2, y: 0 })[0], { x: 2, y: 0, terrain: 'a', crowns: 0 })
})
