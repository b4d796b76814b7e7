/** Where a domino may be placed: the options of the question, by spot and rotation. */
import type { OpenDecision } from '../table/play'
import { DIRECTIONS, type Direction, neighbour, type Place } from './kingdom.ts'

/** Where something may go. */
export interface Spot {
  option: string
  /** Points at once. */
  worth: number
  /** In squares: the castle's middle is 0.5, 0.5. */
  middle: Place
}

export interface Placement extends Spot {
  direction: Direction
  first: Place
  second: Place
}

export function placementsOf(decision: OpenDecision): Placement[] {
  return decision.options.flatMap((option, number) => {
    const [verb, rest] = option.split(':')
    if (verb !== 'place') return []
    const [x, y, direction] = rest.split(',')
    const first = { x: Number(x), y: Number(y) }
    const second = neighbour(first, direction)
    const middle = { x: (first.x + second.x + 1) / 2, y: (first.y + second.y + 1) / 2 }
    return [{ option, worth: decision.gains?.[number] ?? 0, direction: direction as Direction, first, second, middle }]
  })
}

/** The rotations that fit anywhere, clockwise. */
export const rotationsOf = (placements: Placement[]): Direction[] =>
  DIRECTIONS.filter((direction) => placements.some((one) => one.direction === direction))

const distance = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y)

/** The spot whose middle is nearest to a point; of equally near ones that with most points. */
export function nearest<Any extends Spot>(spots: Any[], point: Place, within = Number.POSITIVE_INFINITY): Any | null {
  const rank = (one: Any): number => Math.round(distance(one.middle, point) * 8) / 8
  const near = spots.filter((one) => distance(one.middle, point) <= within)
  near.sort((one, other) => rank(one) - rank(other) || other.worth - one.worth)
  return near[0] ?? null
}

const STRAY = 2 // how much a step to the side counts against one ahead

/** The next placement in a direction of the compass. */
export function beyond(placements: Placement[], from: Placement, toward: Direction): Placement | null {
  const ahead = neighbour({ x: 0, y: 0 }, toward)
  let best: Placement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const one of placements) {
    const by = { x: one.middle.x - from.middle.x, y: one.middle.y - from.middle.y }
    const forward = by.x * ahead.x + by.y * ahead.y
    if (forward <= 0) continue
    const way = forward + STRAY * Math.abs(by.x * ahead.y + by.y * ahead.x)
    if (way < least) [best, least] = [one, way]
  }
  return best
}
