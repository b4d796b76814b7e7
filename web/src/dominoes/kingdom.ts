/** The geometry of a kingdom. x grows to the east, y to the south; the castle is at 0, 0. */
import type { KingdomView, KingdominoView, QueendominoView, RoyalWeddingView, Square, Tiles } from '../wire'

export type DominoesView = KingdominoView | QueendominoView | RoyalWeddingView
export type Direction = 'east' | 'south' | 'west' | 'north'

export interface Place {
  x: number
  y: number
}

/** A square of a domino that lies in a kingdom. */
export interface LandSquare extends Place, Square {}

/** The outermost columns and rows, inclusive. */
interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export const DIRECTIONS: Direction[] = ['east', 'south', 'west', 'north'] // clockwise
const TOWARD: Record<Direction, Place> = {
  east: { x: 1, y: 0 }, south: { x: 0, y: 1 }, west: { x: -1, y: 0 }, north: { x: 0, y: -1 },
}
export const OPPOSITE: Record<Direction, Direction> = { east: 'west', south: 'north', west: 'east', north: 'south' }
const CASTLE: Place = { x: 0, y: 0 }

export const key = ({ x, y }: Place): string => `${x},${y}`

export function neighbour(from: Place, direction: string): Place {
  const by = TOWARD[direction as Direction]
  return { x: from.x + by.x, y: from.y + by.y }
}

/** The two squares of a domino. */
export const halves = (tiles: Tiles, domino: { box: string; domino: number }): Square[] =>
  tiles[domino.box as 'kingdomino' | 'queendomino'][domino.domino - 1]

/** The number of the kingdom that a seat builds. */
export const kingdomOf = (view: DominoesView, seat: number): number =>
  view.kingdoms.findIndex((kingdom) => kingdom.seats.includes(seat))

/** All squares but the castle. */
export function squaresOf(kingdom: KingdomView, tiles: Tiles): LandSquare[] {
  return kingdom.dominoes.flatMap((laid) => {
    const [first, second] = halves(tiles, laid)
    return [{ ...first, x: laid.x, y: laid.y }, { ...second, ...neighbour(laid, laid.direction) }]
  })
}

function boundsOf(places: Place[]): Bounds {
  const xs = places.map((place) => place.x)
  const ys = places.map((place) => place.y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export const landBounds = (squares: Place[]): Bounds => boundsOf([CASTLE, ...squares])

/** Free places where a domino could still come to lie without going over the limit, whatever its terrain. */
export function possiblePlaces(squares: Place[], limit: number): Place[] {
  const taken = new Set([CASTLE, ...squares].map(key))
  const land = landBounds(squares)
  const possible: Place[] = []
  const free = (place: Place): boolean => !taken.has(key(place))
  const fits = (one: Place, other: Place): boolean =>
    Math.max(land.right, one.x, other.x) - Math.min(land.left, one.x, other.x) < limit &&
    Math.max(land.bottom, one.y, other.y) - Math.min(land.top, one.y, other.y) < limit
  for (let y = land.bottom - limit + 1; y < land.top + limit; y++) {
    for (let x = land.right - limit + 1; x < land.left + limit; x++) {
      const place = { x, y }
      const beside = DIRECTIONS.map((direction) => neighbour(place, direction))
      if (free(place) && beside.some((other) => free(other) && fits(place, other))) possible.push(place)
    }
  }
  return possible
}

const REACH = 2 // as far as a domino can go beyond the land

/** The part of the plane that is worth showing: the land, and what the next domino can reach. */
export function surroundings(squares: Place[], possible: Place[]): Bounds {
  const land = landBounds(squares)
  const near = possible.filter(({ x, y }) => x >= land.left - REACH && x <= land.right + REACH
    && y >= land.top - REACH && y <= land.bottom + REACH)
  return boundsOf([CASTLE, ...squares, ...near])
}

/** The land in the middle of as many places as the limit allows. */
export function plot(squares: Place[], limit: number): Bounds {
  const land = landBounds(squares)
  const left = land.left - Math.floor((limit - 1 - (land.right - land.left)) / 2)
  const top = land.top - Math.floor((limit - 1 - (land.bottom - land.top)) / 2)
  return { left, top, right: left + limit - 1, bottom: top + limit - 1 }
}

export const within = ({ x, y }: Place, bounds: Bounds): boolean =>
  x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom

/** The squares of the same terrain that hang together with the one at that place. */
export function territoryAt(squares: LandSquare[], place: Place): LandSquare[] {
  const byPlace = new Map(squares.map((square) => [key(square), square]))
  const start = byPlace.get(key(place))
  if (!start) return []
  const found = new Set([start])
  for (const square of found) {
    for (const direction of DIRECTIONS) {
      const next = byPlace.get(key(neighbour(square, direction)))
      if (next?.terrain === start.terrain) found.add(next)
    }
  }
  return [...found]
}
