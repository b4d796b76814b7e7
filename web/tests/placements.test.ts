/** Where a domino or a building may go, by pointer and by arrow. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildFrom, buildOptions, priceFor } from '../src/dominoes/building.ts'
import type { DominoesView } from '../src/dominoes/kingdom.ts'
import { beyond, nearest, type Placement, placementsOf, rotationsOf } from '../src/dominoes/placements.ts'
import type { OpenDecision, Play } from '../src/table/play.ts'

const asked = (prompt: string, options: string[], gains?: number[]): OpenDecision => ({ seat: 0, prompt, options, gains })

const spots = (...options: string[]): Placement[] =>
  placementsOf(asked('place', options.map((option) => `place:${option}`), options.map((_, number) => number)))

test('the middle of a domino lies between its squares, however it is turned', () => {
  const [east, west, north] = spots('1,0,east', '2,0,west', '-1,-1,north')
  assert.deepEqual(east.middle, { x: 2, y: 0.5 })
  assert.deepEqual(west.middle, east.middle)
  assert.deepEqual(west.second, east.first)
  assert.deepEqual(north.second, { x: -1, y: -2 })
  assert.deepEqual(north.middle, { x: -0.5, y: -1 })
})

test('each place has the points that the server says, though other options stand between', () => {
  const found = placementsOf(asked('place', ['discard', 'place:1,0,east', 'place:0,1,south'], [0, 4, -3]))
  assert.deepEqual(found.map(({ option, worth }) => [option, worth]), [['place:1,0,east', 4], ['place:0,1,south', -3]])
})

test('rotations are clockwise, each once, and only those that fit', () => {
  assert.deepEqual(rotationsOf(spots('0,-2,north', '1,0,east', '5,5,north', '0,1,south')), ['east', 'south', 'north'])
  assert.deepEqual(rotationsOf([]), [])
})

test('the nearest spot is meant, as far as it is near enough', () => {
  const [left, right] = spots('-2,0,east', '1,0,east')
  assert.equal(nearest([left, right], { x: 1.7, y: 0.6 }, 0.85), right)
  assert.equal(nearest([left, right], { x: -0.2, y: 0.5 }), left)
  assert.equal(nearest([left, right], { x: 2, y: 1.5 }, 0.85), null)
  assert.equal(nearest([], { x: 0, y: 0 }), null)
})

test('of spots that are equally near, the one with more points is meant', () => {
  const [less, more] = spots('1,0,east', '2,0,west')
  assert.ok(more.worth > less.worth)
  assert.equal(nearest([less, more], { x: 2, y: 0.5 }), more)
  assert.equal(nearest([more, less], { x: 2, y: 0.5 }), more)
})

test('an arrow goes on in its direction, rather straight ahead than to the side', () => {
  const [here, ahead, aside, back] = spots('0,1,east', '3,1,east', '1,3,east', '-3,1,east')
  const all = [here, ahead, aside, back]
  assert.equal(beyond(all, here, 'east'), ahead)
  assert.equal(beyond(all, here, 'west'), back)
  assert.equal(beyond(all, here, 'south'), aside)
  assert.equal(beyond(all, here, 'north'), null)
})

test('arrows reach every spot from every other', () => {
  const all = spots('1,0,east', '-3,0,east', '0,3,east', '-1,-2,east', '2,2,east', '-4,4,east')
  for (const start of all) {
    const seen = new Set([start])
    for (const spot of seen) {
      for (const toward of ['east', 'south', 'west', 'north'] as const) {
        const next = beyond(all, spot, toward)
        if (next) seen.add(next)
      }
    }
    assert.equal(seen.size, all.length)
  }
})

test('options to build are read with their square, its middle and their points', () => {
  const builds = buildOptions(asked('build', ['build:3,-1,2', 'done', 'build:0,1,0'], [5, 0, -1]))
  assert.deepEqual(builds, [
    { option: 'build:3,-1,2', slot: 3, x: -1, y: 2, middle: { x: -0.5, y: 2.5 }, worth: 5 },
    { option: 'build:0,1,0', slot: 0, x: 1, y: 0, middle: { x: 1.5, y: 0.5 }, worth: -1 },
  ])
  assert.deepEqual(buildOptions(asked('burn', ['burn:3', 'done'])), [])
  assert.deepEqual(buildOptions(null), [])
})

test('a building goes to the square that was chosen, else into the only town, never from another slot', () => {
  const builds = buildOptions(asked('build', ['build:3,1,0', 'build:3,2,0', 'build:1,4,0'], [2, 2, 9]))
  const oneTown = (): string => 'town'
  assert.equal(buildFrom(builds, 3, null, oneTown)?.option, 'build:3,1,0')
  assert.equal(buildFrom(builds, 3, { x: 2, y: 0 }, oneTown)?.option, 'build:3,2,0')
  assert.equal(buildFrom(builds, 3, { x: 4, y: 0 }, oneTown)?.option, 'build:3,1,0')
  assert.equal(buildFrom(builds, 5, null, oneTown), null)
})

test('of two towns none is chosen for the player', () => {
  const builds = buildOptions(asked('build', ['build:3,1,0', 'build:3,2,0'], [2, 6]))
  const twoTowns = ({ x }: { x: number }): string => String(x)
  assert.equal(buildFrom(builds, 3, null, twoTowns), null)
  assert.equal(buildFrom(builds, 3, { x: 1, y: 0 }, twoTowns)?.option, 'build:3,1,0')
})

test('the queen makes her host pay a coin less, but not less than nothing unless it is paid back', () => {
  const view = { queen: 1, board: { prices: [0, 1, 2, 3, 4, 5] } } as unknown as DominoesView
  const play = (refund: boolean): Play => ({ facts: { options: { free_slot_refund: refund } } }) as unknown as Play
  assert.equal(priceFor(play(false), view, 1, 3), 2)
  assert.equal(priceFor(play(false), view, 0, 3), 3)
  assert.equal(priceFor(play(false), view, 1, 0), 0)
  assert.equal(priceFor(play(true), view, 1, 0), -1)
  assert.equal(priceFor(play(false), view, null, 4), 4)
})
