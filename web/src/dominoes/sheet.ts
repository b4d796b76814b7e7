/** The rulebook's notepad: its rows, their points, and how they came about. */
import { named, say } from '../lib/words'
import type { KingdomView } from '../wire'

export const TERRAINS = ['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine', 'town']
const ROWS = ['coins', ...TERRAINS, 'buildings', 'queen', 'middle_kingdom', 'harmony']

export interface Sheet {
  [terrain: string]: unknown
  coins?: number
  buildings?: { building: string; points: number }[]
  /** Where her crown counts: these points are in the row of that terrain already. */
  queen?: { terrain: string; points: number } | null
  middle_kingdom?: number
  harmony?: number
  /** Squares and crowns of each territory, by terrain. */
  territories: Record<string, [number, number][]>
  total: number
}

export const sheetOf = (kingdom: KingdomView): Sheet => kingdom.sheet as Sheet

export const rowsOf = (sheet: Sheet): string[] => ROWS.filter((row) => row in sheet)

export const rowName = (row: string): string => say(TERRAINS.includes(row) ? `terrain-${row}.title` : `sheet-${row}`)

/** The queen's points stand in her own row here, so that the rows add up. */
export function pointsIn(sheet: Sheet, row: string): number {
  if (row === 'buildings') return sheet.buildings!.reduce((sum, one) => sum + one.points, 0)
  if (row === 'queen') return sheet.queen?.points ?? 0
  return (sheet[row] as number) - (sheet.queen?.terrain === row ? sheet.queen.points : 0)
}

/** How the points came about: `3×2 + 2×1`. */
export function working(sheet: Sheet, row: string): string {
  if (row === 'buildings') {
    return sheet.buildings!.map(({ building, points }) =>
      say('sheet-building', { building: named(`building-${building}`), points: String(points) })).join(', ')
  }
  if (row === 'queen') return sheet.queen ? say(`terrain-${sheet.queen.terrain}`) : ''
  if (!TERRAINS.includes(row)) return ''
  return sheet.territories[row].filter(([, crowns]) => crowns).map(([size, crowns]) => `${size}×${crowns}`).join(' + ')
}

const largest = (sheet: Sheet): number =>
  Math.max(0, ...Object.values(sheet.territories).flat().map(([size]) => size))

/** What decided between kingdoms with as many points, in words; nothing if none are equal, or if all of them won. */
export function tieBreak(sheets: Sheet[], totals: number[], winning: number[]): string {
  const best = totals.map((total, place) => (total === Math.max(...totals) ? place : -1)).filter((place) => place >= 0)
  const losing = best.filter((place) => !winning.includes(place))
  if (losing.length === 0 || !winning.every((place) => best.includes(place))) return ''
  const equal = losing.some((place) => largest(sheets[place]) === largest(sheets[winning[0]]))
  return say(equal ? 'end-more-crowns' : 'end-larger-territory')
}
