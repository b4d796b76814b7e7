/** Something on its way into the kingdom: the pointer has it, and it snaps to the spots where it may go. */
import type { BuildOption } from './building'
import type { Place } from './kingdom'
import { nearest, type Spot } from './placements'

export const SNAP = 0.85 // squares between the pointer and the middle of a spot

/** How the kingdom lies on the screen. */
export interface Ground {
  point: (clientX: number, clientY: number) => Place
  /** Pixels a square. */
  cell: number
}

export abstract class Carried<Where extends Spot> {
  /** Where the pointer has it, in pixels of the window. */
  pointer = $state.raw<Place | null>(null)
  /** The spot where it would go. */
  at = $state.raw<Where | null>(null)
  abstract readonly spots: Where[]
  private ground: () => Ground | null

  constructor(ground: () => Ground | null) {
    this.ground = ground
  }

  /** Pixels a square, there where it is carried to. */
  get cell(): number {
    return this.ground()?.cell ?? 48
  }

  carry(clientX: number, clientY: number): void {
    const ground = this.ground()
    this.pointer = { x: clientX, y: clientY }
    this.at = ground ? this.under(ground.point(clientX, clientY)) : null
  }

  letGo(): void {
    this.pointer = null
    this.at = null
  }

  /** The spot at a point. */
  under(point: Place): Where | null {
    return nearest(this.spots, point, SNAP)
  }
}

/** A building, from its slot to a square of a town. */
export class CarriedBuilding extends Carried<BuildOption> {
  readonly spots: BuildOption[]

  constructor(spots: BuildOption[], ground: () => Ground | null) {
    super(ground)
    this.spots = spots
  }
}
