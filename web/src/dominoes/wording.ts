/** Squares, dominoes, places, buildings and kingdoms in words. */
import { listOf, listed, Name, named, say } from '../lib/words'
import type { Play } from '../table/play'
import type { BuildingFacts, KingdomView, Square } from '../wire'
import type { LandSquare, Place } from './kingdom'
import { type Sheet, TERRAINS } from './sheet'

/** `wheat`, `lake with 2 crowns`. */
const squareName = ({ terrain, crowns }: Square): Name =>
  named('dominoes-square', { terrain: named(`terrain-${terrain}`), crowns })

/** `wheat, lake with 2 crowns`. */
export const dominoName = ([first, second]: Square[]): Name =>
  named('dominoes-domino', { first: squareName(first), second: squareName(second) })

export const numberedName = (squares: Square[] | undefined, n: number, mark?: string): Name =>
  squares ? named('domino-numbered', { n, domino: dominoName(squares) }, mark) : new Name(() => String(n))

/** `2 east and 1 south of the castle`. */
export const placeName = ({ x, y }: Place): Name => named('dominoes-where', {
  across: x === 0 ? 'none' : x > 0 ? 'east' : 'west', columns: Math.abs(x),
  down: y === 0 ? 'none' : y > 0 ? 'south' : 'north', rows: Math.abs(y),
})

/** `wheat 1 east of the castle, lake to its south`. */
export const laidName = ([first, second]: Square[], place: Place, direction: string): string => say('dominoes-laid', {
  first: squareName(first), second: squareName(second), place: placeName(place),
  direction: named(`direction-${direction}`),
})

/** A kingdom for those who listen, row by row: `wheat 1 west and 2 north of the castle, ...`. */
export function rowNames(squares: LandSquare[]): string[] {
  const rows = [...new Set(squares.map((square) => square.y))].sort((one, other) => one - other)
  return rows.map((y) => {
    const inRow = squares.filter((square) => square.y === y).sort((one, other) => one.x - other.x)
    return listed(inRow.map((one) => say('dominoes-square-at', { square: squareName(one), place: placeName(one) })))
  })
}

/** `+3`, `−1`. */
export const signed = (points: number): string =>
  say('signed', { sign: points < 0 ? '−' : '+', n: Math.abs(points) })

export const kingdomName = (play: Play, kingdom: KingdomView): string =>
  listed(kingdom.seats.map((seat) => play.names[seat]))

export const buildingName = (id: string): string => say(`building-${id}`)
export const theBuilding = (id: string): Name => named(`building-${id}`)

/** What it gives when it is built, and its points. */
export function buildingText(tile: BuildingFacts): string {
  const parts: string[] = []
  if (tile.knights) parts.push(say('building-knights', { n: tile.knights }))
  if (tile.towers) parts.push(say('building-towers', { n: tile.towers }))
  if (tile.crowns) parts.push(say('building-crown'))
  if (tile.tax) parts.push(say(`building-tax-${tile.tax}`))
  if (tile.points) parts.push(pointsText(tile))
  return parts.reduceRight((rest, first) => say('building-join', { first, rest }))
}

function pointsText({ points: n, per }: BuildingFacts): string {
  if (per === null) return say('dominoes-points', { n })
  if (!TERRAINS.includes(per)) return say(`building-per-${per}`, { n })
  return say('building-per-terrain', { n, terrain: named(`terrain-${per}`) })
}

/** Its own points in that kingdom as it is now; what it gives when it is built counts for it. */
export function buildingWorth(tile: BuildingFacts, kingdom: KingdomView, sheet: Sheet): number {
  const { towers = 0, reserve = 0, knights = [] } = kingdom
  if (tile.per === null) return tile.points
  if (tile.per === 'tower') return tile.points * (towers + tile.towers)
  if (tile.per === 'knight') return tile.points * (reserve + knights.length + tile.knights)
  return tile.points * sheet.territories[tile.per].length
}

/** Which of its values are reconstructed; nothing if none is. */
export const uncertainty = (tile: BuildingFacts): string => tile.reconstructed.length === 0 ? ''
  : say('building-reconstructed', { what: listOf(tile.reconstructed.map((value) => named(`building-value-${value}`))) })
