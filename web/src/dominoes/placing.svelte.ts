/** A domino in the hand: how it is turned, and the spot where it would go. */
import type { OpenDecision } from '../table/play'
import { Carried, type Ground, SNAP } from './carried.svelte'
import type { Direction, Place } from './kingdom'
import { beyond, nearest, type Placement, placementsOf, rotationsOf } from './placements'

export class Placing extends Carried<Placement> {
  readonly placements: Placement[]
  readonly rotations: Direction[]
  direction = $state<Direction>('east')
  /** Of the way it is turned now. */
  spots = $derived.by(() => this.placements.filter((one) => one.direction === this.direction))

  constructor(decision: OpenDecision, ground: () => Ground | null) {
    super(ground)
    this.placements = placementsOf(decision)
    this.rotations = rotationsOf(this.placements)
    if (this.rotations.length) this.direction = this.rotations[0]
  }

  /** Show it on a spot, turned as it must be. */
  hold(spot: Placement | null): void {
    this.at = spot
    if (spot) this.direction = spot.direction
  }

  /** Clockwise or back to the next way that fits anywhere; it stays as near as it can to where it is. */
  turn(by: 1 | -1): void {
    const n = this.rotations.length
    if (n === 0) return
    this.direction = this.rotations[(this.rotations.indexOf(this.direction) + by + n) % n]
    if (this.pointer) this.carry(this.pointer.x, this.pointer.y)
    else if (this.at) this.at = nearest(this.spots, this.at.middle)
  }

  /** One step among the spots; the first step goes to the best spot. */
  move(toward: Direction): void {
    this.pointer = null
    if (this.at) this.at = beyond(this.spots, this.at, toward) ?? this.at
    else this.at = this.best()
  }

  best(): Placement | null {
    return this.spots.reduce<Placement | null>((best, one) => (best && best.worth >= one.worth ? best : one), null)
  }

  /** The spot at a point, turned however it must be. */
  underAnyhow(point: Place): Placement | null {
    return this.under(point) ?? nearest(this.placements, point, SNAP)
  }
}
