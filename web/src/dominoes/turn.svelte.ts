/** What the player may do now, and what is half done: a domino in the hand, a building or a square that was picked. */
import { device } from '../lib/device.svelte'
import { named, say } from '../lib/words'
import type { Play } from '../table/play'
import { type Command, keysFor } from '../ui/keys.svelte'
import type { KingdomView, Square } from '../wire'
import { buildFrom, buildOptions } from './building'
import { CarriedBuilding, type Ground } from './carried.svelte'
import {
  type Direction, type DominoesView, halves, key, kingdomOf, neighbour, OPPOSITE, type Place, squaresOf, territoryAt,
} from './kingdom'
import type { Placement } from './placements'
import { Placing } from './placing.svelte'
import { buildingOf, tilesNow } from './tiles.svelte'
import { buildingName, placeName, signed, theBuilding } from './wording'

/** A square of the kingdom where something can go. */
interface Mark extends Place {
  label: string
  text: string
  icon: string
  chosen: boolean
  run: () => void
}

const OTHER_KEYS = 'ulcmderh' // mean something else

export class Turn {
  private play: Play
  view = $derived.by(() => this.play.view as DominoesView)
  decision = $derived.by(() => this.play.decision)
  prompt = $derived.by(() => this.decision?.prompt)
  advised = $derived.by(() => this.play.advised)
  /** What is asked of us, even while the answer is on its way. */
  asked = $derived.by(() => (this.view.decision?.seat === this.play.seat ? this.view.decision?.prompt : undefined))
  /** The number of our kingdom. */
  own = $derived.by(() => (this.play.seat === null ? null : kingdomOf(this.view, this.play.seat)))
  kingdom = $derived.by<KingdomView>(() => this.view.kingdoms[this.own ?? 0])
  /** How the large kingdom lies on the screen. */
  ground = $state.raw<Ground | null>(null)
  mayEnd = $derived.by(() => this.decision?.options.includes('done') ?? false)

  constructor(play: Play) {
    this.play = play
  }

  choose(option: string): Promise<boolean> {
    return this.play.choose(option)
  }

  // ---- placing
  placing = $derived.by(() =>
    this.decision && this.prompt === 'place' ? new Placing(this.decision, () => this.ground) : null)
  carried = $derived.by<Square[] | null>(() => {
    const entry = this.view.line[this.view.at]
    const tiles = tilesNow()
    return tiles && this.asked === 'place' && entry ? halves(tiles, entry) : null
  })
  /** Let go, and not yet confirmed by the server. */
  laying = $state.raw<{ placement: Placement; squares: Square[] } | null>(null)
  /** The option that was chosen last with the domino in the hand. */
  byHand = $state('')

  async place(placement: Placement): Promise<void> {
    if (!this.carried) return
    this.laying = { placement, squares: this.carried }
    this.byHand = placement.option
    await this.choose(placement.option)
    this.laying = null
  }

  // ---- taxes
  taxes = $derived.by(() => {
    const last = this.kingdom.dominoes.at(-1)
    const tiles = tilesNow()
    if (!this.decision || this.prompt !== 'tax' || !last || !tiles) return []
    const squares = squaresOf(this.kingdom, tiles)
    const all = this.decision.options.filter((option) => option !== 'done')
    const placeOf = (option: string): Place => (option === 'tax:first' ? last : neighbour(last, last.direction))
    // both halves in one territory are one choice
    const open = all.filter((option, at) => at === 0 || !territoryAt(squares, placeOf(all[0]))
      .some((square) => key(square) === key(placeOf(option))))
    const territories = open.map((option) => territoryAt(squares, placeOf(option)))
    const twins = open.length === 2 && territories[0][0].terrain === territories[1][0].terrain
    return open.map((option, at) => {
      const [{ x, y, terrain }] = territories[at]
      const coins = territories[at].length
      const name = named(`terrain-${terrain}`)
      const side = option === 'tax:first' ? OPPOSITE[last.direction as Direction] : last.direction
      const where = twins ? named('dominoes-tax-side', { terrain: name, side: named(`direction-${side}`) }) : name
      return { option, x, y, coins, label: say('dominoes-tax', { terrain: where, coins }) }
    })
  })
  /** What buildings add to the taxes of this turn, in words. */
  safes = $derived.by(() => {
    const { buildings, towers = 0, reserve = 0, knights } = this.kingdom
    const tiles = tilesNow()
    if (this.asked !== 'tax' || !tiles) return []
    const often = (this.play.facts.options as Record<string, string>).tax_boxes ?? 'per_action'
    return (buildings ?? []).flatMap(({ building }) => {
      const { tax } = buildingOf(tiles, building)
      const n = tax === 'tower' ? towers : reserve + (knights?.length ?? 0)
      return tax ? [say('prompt-tax-safe', { building: theBuilding(building), n, often })] : []
    })
  })

  // ---- building and burning; what was picked is forgotten with the question
  slot = $derived.by<number | null>(() => this.forgotten())
  square = $derived.by<Place | null>(() => this.forgotten())
  builds = $derived.by(() => buildOptions(this.decision))
  build = $derived.by(() =>
    this.slot === null ? null : buildFrom(this.builds, this.slot, this.square, (place) => this.townOf(place)))
  picked = $derived.by(() => (this.slot === null ? null : (this.view.board?.slots[this.slot] ?? null)))

  private townOf(place: Place): string {
    const tiles = tilesNow()
    return tiles ? territoryAt(squaresOf(this.kingdom, tiles), place).map(key).sort().join(' ') : key(place)
  }

  private forgotten(): null {
    void this.decision
    return null
  }

  /** Whether a slot of the builders' board can be chosen now. */
  open(slot: number): boolean {
    if (this.prompt === 'burn') return this.view.board?.slots[slot] !== null
    return this.mayBuild(slot)
  }

  mayBuild(slot: number): boolean {
    return this.builds.some((one) => one.slot === slot)
  }

  pick(slot: number): void {
    this.slot = this.slot === slot ? null : slot
  }

  /** A building that was picked, as it is dragged to a square. */
  carriedBuilding = $derived.by(() => {
    const { slot } = this
    const here = this.builds.filter((one) => one.slot === slot)
    return here.length ? new CarriedBuilding(here, () => this.ground) : null
  })

  /** From its slot to a point of the window. */
  carryBuilding(slot: number, x: number, y: number): void {
    if (this.slot !== slot) this.slot = slot
    this.carriedBuilding?.carry(x, y)
  }

  /** On the square below, if there is one; else it stays picked. */
  dropBuilding(): void {
    const here = this.carriedBuilding?.at
    if (here) this.choose(here.option)
    else this.carriedBuilding?.letGo()
  }

  confirm(): void {
    if (this.slot === null) return
    if (this.prompt === 'burn') this.choose(`burn:${this.slot}`)
    else if (this.build) this.choose(this.build.option)
  }

  /** On the squares of the kingdom: where a knight or a building can go. */
  marks = $derived.by<Mark[]>(() => {
    if (this.prompt === 'tax') return this.taxes.map(({ option, coins, label, x, y }) => ({
      x, y, label, text: signed(coins), icon: 'coin', chosen: false, run: () => this.choose(option),
    }))
    const { slot, square, picked } = this
    const builds = slot === null ? this.builds : this.builds.filter((one) => one.slot === slot)
    const places = new Map(builds.map((one) => [`${one.x},${one.y}`, one]))
    return [...places.values()].map(({ x, y, worth, option }) => ({
      x, y, label: say('dominoes-build-here', { place: placeName({ x, y }) }),
      text: picked && device.liveScores ? signed(worth) : '', icon: picked ?? 'town',
      chosen: square?.x === x && square.y === y,
      run: () => {
        if (slot === null) this.square = { x, y }
        else this.choose(option)
      },
    }))
  })

  // ---- words and keys
  endLabel = $derived.by(() => {
    const last = this.play.events.at(-1)
    const again = last?.event === 'tax' && last.seat === this.play.seat ? 'yes' : 'no'
    return this.mayEnd ? say(`option-done-${this.prompt}`, { again }) : ''
  })
  claims = $derived.by(() => {
    const options = this.prompt === 'claim' ? (this.decision?.options ?? []) : []
    const keys = keysFor(options.length, OTHER_KEYS)
    return new Map(options.map((option, at) => [Number(option.split(':')[1]), { option, key: keys[at] }]))
  })

  keys(): Command[] {
    const found: Command[] = []
    const offer = (key: string, label: string, run: () => void): number => found.push({ key, label, run })
    for (const [n, { key, option }] of this.claims) {
      offer(key, say('dominoes-claim-number', { n }), () => this.choose(option))
    }
    for (const [at, { label, option }] of this.taxes.entries()) offer(String(at + 1), label, () => this.choose(option))
    if (this.prompt === 'build' || this.prompt === 'burn') {
      for (const [slot, id] of this.view.board!.slots.entries()) {
        if (id && this.open(slot)) offer(slotKey(slot), buildingName(id), () => this.pick(slot))
      }
      offer('Enter', say('dominoes-key-confirm'), () => this.confirm())
    }
    if (this.mayEnd) offer('d', this.endLabel, () => this.choose('done'))
    return found
  }
}

/** From the most expensive slot to the free one, as they lie. */
export const slotKey = (slot: number): string => String(6 - slot)
