/** Prices on the builders' board, and the options to build. */
import type { OpenDecision, Play } from '../table/play'
import type { DominoesView, Place } from './kingdom'
import type { Spot } from './placements'

/** A square for a building; in the points its price is included. */
export interface BuildOption extends Place, Spot {
  slot: number
}

export function buildOptions(decision: OpenDecision | null): BuildOption[] {
  if (decision?.prompt !== 'build') return []
  return decision.options.flatMap((option, number) => {
    const [verb, rest] = option.split(':')
    if (verb !== 'build') return []
    const [slot, x, y] = rest.split(',').map(Number)
    return [{ option, slot, x, y, middle: { x: x + 0.5, y: y + 0.5 }, worth: decision.gains?.[number] ?? 0 }]
  })
}

/** Where to build from a slot: on the square that was chosen, else anywhere in the only town. Of several towns none is
 * chosen for the player: the other one keeps its squares for later buildings. */
export function buildFrom(options: BuildOption[], slot: number, square: Place | null,
  townOf: (place: Place) => string): BuildOption | null {
  const here = options.filter((one) => one.slot === slot)
  const chosen = here.find((one) => one.x === square?.x && one.y === square.y)
  return chosen ?? (new Set(here.map(townOf)).size === 1 ? here[0] : null)
}

/** What a slot costs a kingdom now: it is called by its price, and the queen's host pays 1 coin less. */
export function priceFor(play: Play, view: DominoesView, kingdom: number | null, slot: number): number {
  if (kingdom === null) return view.board!.prices[slot]
  const price = slot - (view.queen === kingdom ? 1 : 0)
  const refund = (play.facts.options as Record<string, unknown>).free_slot_refund === true
  return refund ? price : Math.max(0, price)
}
