/** The kingdom that is being chosen: its cards, which of them are locked, and what chance is asked for. */
import { namesOf } from '../lib/names.svelte'
import { listed, say } from '../lib/words'
import type { KingdomFacts } from '../wire'
import { boxesOf, type KingdomCard, type Landscape } from './cards'
import { FIRST_KINGDOM } from './first'
import { type Dealt, deal, NO_WISHES, SIZE, type Wishes } from './random'
import { read } from './share'

const MOST_LANDSCAPES = 2 // as in the rulebooks

export class Kingdom {
  readonly all: KingdomCard[]
  readonly sets: KingdomFacts[]
  readonly allBoxes: string[]
  cards = $state.raw<KingdomCard[]>([])
  locked = $state.raw<KingdomCard[]>([])
  boxes = $state<string[]>([])
  wishes = $state<Wishes>({ ...NO_WISHES })
  problem = $state('')
  /** Whether Platinum and Colony are in the Supply, if a card of Prosperity is in the kingdom. */
  colonies = $state<Colonies>('random')
  readonly allLandscapes: Landscape[]
  /** Events and landmarks that lie beside the Supply. */
  landscapes = $state.raw<string[]>([])
  /** Whether chance lays out events and landmarks where none are chosen. */
  landscapesByChance = $state(true)
  /** Whether each player starts with Shelters, if a card of Dark Ages is in the kingdom. */
  shelters = $state<Colonies>(false)
  /** The card of the eleventh pile, if Young Witch is in the kingdom; none: any that fits. */
  bane = $state('')

  /** The recommended set that these ten cards are, if they are one. */
  set = $derived.by(() => this.sets.find((set) => sameThings(set.boxes, this.boxes) && sameThings(set.cards, this.ids)
    && sameThings(set.landscapes, this.chosenLandscapes)))

  constructor(all: KingdomCard[], sets: KingdomFacts[], allBoxes: string[], allLandscapes: Landscape[]) {
    this.all = all
    this.allLandscapes = allLandscapes
    this.sets = sets
    this.allBoxes = allBoxes
    this.take(sets.find((set) => set.id === FIRST_KINGDOM) ?? sets[0])
  }

  get ids(): string[] {
    return this.cards.map((card) => card.id)
  }
  get complete(): boolean {
    return this.cards.length === SIZE
  }
  get pool(): KingdomCard[] {
    return this.all.filter((card) => card.boxes.some((box) => this.boxes.includes(box)))
  }
  /** What a new table is told. */
  get wish(): { kingdom: string | string[]; boxes: string[] } {
    return { kingdom: this.set?.id ?? [...this.ids, ...this.chosenLandscapes], boxes: [...this.boxes] }
  }
  get mayHaveColonies(): boolean {
    return this.cards.some((card) => card.boxes.includes('prosperity'))
  }
  get mayHaveShelters(): boolean {
    return this.cards.some((card) => card.boxes.includes('dark_ages'))
  }
  /** What lies on the table because of the cards, events and landmarks. */
  get extras(): string[] {
    const laid = this.allLandscapes.filter(({ id }) => this.chosenLandscapes.includes(id))
    return [...new Set([...this.cards, ...laid].flatMap((one) => one.extras))]
  }
  /** Those of the boxes that are used. */
  get mayHaveLandscapes(): Landscape[] {
    return this.allLandscapes.filter(({ box }) => this.boxes.includes(box))
  }
  get chosenLandscapes(): string[] {
    return this.landscapes.filter((id) => this.mayHaveLandscapes.some((one) => one.id === id))
  }
  /** Put an event or a landmark there, or away; the third one takes the place of the first. */
  lay(id: string): void {
    const others = this.chosenLandscapes.filter((one) => one !== id)
    this.landscapes = others.length < this.chosenLandscapes.length ? others : [...others, id].slice(-MOST_LANDSCAPES)
    if (this.landscapes.length === 0) this.landscapesByChance = false
  }
  /** Which they are, the server draws. */
  get drawsLandscapes(): boolean {
    return this.mayHaveLandscapes.length > 0 && this.chosenLandscapes.length === 0 && this.landscapesByChance && !this.set
  }
  get hasBane(): boolean {
    return this.ids.includes('young_witch')
  }
  get banes(): KingdomCard[] {
    return this.pool.filter((card) => card.mayBeBane && !this.cards.includes(card))
  }
  /** The rule options that belong to the kingdom. */
  get options(): Record<string, string | boolean> {
    return {
      ...(this.mayHaveColonies && { colonies: this.colonies }),
      ...(this.mayHaveShelters && this.shelters !== false && { shelters: this.shelters }),
      ...(this.drawsLandscapes && { landscapes: 'random' }),
      ...(this.hasBane && { bane: this.banes.some(({ id }) => id === this.bane) ? this.bane : 'random' }),
    }
  }

  take(set: KingdomFacts): void {
    this.boxes = [...set.boxes]
    this.bane = set.bane
    this.landscapes = [...set.landscapes]
    this.put(set.cards)
  }

  private put(ids: string[]): void {
    this.cards = this.all.filter((card) => ids.includes(card.id))
    this.locked = this.locked.filter((card) => ids.includes(card.id))
    this.problem = ''
  }

  /** Ten new cards around the locked ones. */
  dealAgain(): void {
    this.landscapes = []
    this.dealt(this.deal(this.locked, this.wishes))
  }

  /** The cards that are missing. */
  fill(): void {
    this.dealt(this.deal(this.cards, this.wishes), this.deal(this.cards, NO_WISHES))
  }

  /** Another card instead of this one: as wished if that is possible, else any. */
  swap(card: KingdomCard): void {
    const others = this.cards.filter((one) => one !== card)
    const rest = this.all.filter((one) => one !== card)
    this.dealt(this.deal(others, this.wishes, rest), this.deal(others, NO_WISHES, rest))
  }

  private deal(kept: KingdomCard[], wishes: Wishes, all = this.all): Dealt {
    return deal(all, this.boxes, kept, wishes)
  }

  private dealt(...tries: Dealt[]): void {
    const good = tries.find((one) => 'cards' in one)
    if (good && 'cards' in good) this.put(good.cards.map((card) => card.id))
    else this.problem = reason(tries[0])
  }

  lock(card: KingdomCard): void {
    this.locked = this.locked.includes(card) ? this.locked.filter((one) => one !== card) : [...this.locked, card]
  }

  /** Put a card in, or out. */
  pick(card: KingdomCard): void {
    if (this.cards.includes(card)) this.put(this.ids.filter((id) => id !== card.id))
    else if (this.complete) this.problem = say('chooser-full')
    else this.put([...this.ids, card.id])
  }

  /** Begin from nothing, but for what is locked. */
  clear(): void {
    this.put(this.locked.map((card) => card.id))
  }

  /** The cards that a text names. Whether it could be read. */
  readText(text: string, boxes?: string[]): boolean {
    const { cards: named, unknown } = read(text, [...this.all, ...this.allLandscapes], namesOf)
    const isLandscape = (id: string): boolean => this.allLandscapes.some((one) => one.id === id)
    const cards = named.filter((id) => !isLandscape(id))
    if (unknown.length) this.problem = say('chooser-unknown', { n: unknown.length, names: listed(unknown) })
    else if (cards.length === 0) this.problem = say('chooser-no-names')
    else if (cards.length > SIZE) this.problem = say('chooser-too-many', { n: cards.length })
    else {
      const wanted = boxes?.filter((box) => this.allBoxes.includes(box))
      this.boxes = wanted?.length ? wanted : boxesOf(this.all.filter((card) => cards.includes(card.id)))
      this.landscapes = named.filter(isLandscape).slice(0, MOST_LANDSCAPES)
      const needed = this.allLandscapes.filter(({ id }) => this.landscapes.includes(id)).map(({ box }) => box)
      this.boxes = [...new Set([...this.boxes, ...needed])]
      this.put(cards)
      return true
    }
    return false
  }
}

export type Colonies = boolean | 'random'

function reason(dealt: Dealt): string {
  if (!('problem' in dealt)) return ''
  if (dealt.problem === 'cards') return say('chooser-few-cards')
  if (dealt.without.length === 0) return say('chooser-impossible')
  const wishes = listed(dealt.without.map((wish) => say(`wish-${wish}`)))
  return say('chooser-without', { n: dealt.without.length, wishes })
}

const sameThings = (a: string[], b: string[]): boolean => a.length === b.length && a.every((one) => b.includes(one))
