/** What is printed on the cards, by the rules of the table. */
import { alphabetically } from '../lib/alphabet'
import { languageCode, needRulings } from '../lib/language.svelte'
import { cardName, has, say } from '../lib/words'
import type { Text } from '../lib/text'
import type { CardFacts, DominionView } from '../wire'

export type Options = Record<string, unknown>

/** Basic cards as they lie on the table, the best first; some games have more of them than others. */
export const BASIC = ['colony', 'platinum', 'province', 'gold', 'duchy', 'silver', 'estate', 'copper', 'potion', 'curse']
const ORDER = ['action', 'treasure', 'victory', 'curse']
const BONUSES = ['plus-cards', 'plus-actions', 'plus-buys', 'plus-coins', 'plus-potions']

/** The rules of the table that is on the screen: where editions differ, a card is shown as it is meant there. Attacks:
 * the cards that are; types: those of every card. */
export const rules = $state<{ options: Options | null; attacks: string[]; types: Record<string, string[]> }>(
  { options: null, attacks: [], types: {} })

export const typesOf = (id: string): string[] => rules.types[id] ?? ['action']

/** Where the editions differ, the line whose option the table has set; else the first. */
export function lineOf(lines: CardFacts[], id: string, options: Options): CardFacts {
  const own = lines.filter((line) => line.id === id)
  return own.find((line) => line.option && options[line.option] === line.value) ?? own[0]
}

const byName = (a: string, b: string): number => alphabetically(languageCode())(cardName(a), cardName(b))

export class Cards {
  private readonly lines = new Map<string, CardFacts>()

  constructor(lines: CardFacts[], options: Options) {
    for (const { id } of lines) if (!this.lines.has(id)) this.lines.set(id, lineOf(lines, id, options))
  }

  of(id: string): CardFacts {
    return this.lines.get(id)!
  }

  get ids(): string[] {
    return [...this.lines.keys()]
  }

  /** Actions, Treasures, Victory cards, Curses; expensive ones first. */
  sorted(ids: string[]): string[] {
    return [...ids].sort((a, b) => this.rank(a) - this.rank(b) || this.of(b).cost - this.of(a).cost
      || byName(a, b))
  }

  /** The piles on the table, each in its place for the whole game: one of several kinds shows its top card. */
  piles(view: DominionView): string[] {
    const tops = new Map(Object.keys(view.supply).filter((id) => !BASIC.includes(id)).map((id) => [pileOf(view, id), id]))
    return this.byCost([...tops.keys()]).map((pile) => tops.get(pile)!)
  }

  /** Cheap ones first, as piles lie on the table. */
  byCost(ids: string[]): string[] {
    return [...ids].sort((a, b) => this.of(a).cost - this.of(b).cost || byName(a, b))
  }

  private rank(id: string): number {
    return ORDER.findIndex((type) => this.of(id).types.includes(type))
  }
}

/** The pile that a card comes from: one of several kinds has a name of its own. */
export const pileOf = (view: DominionView, id: string): string =>
  Object.entries(view.mixed ?? {}).find(([, kinds]) => id in kinds)?.[0] ?? id

/** The text without the bonuses that stand on the card as numbers. */
export const restOfText = (line: CardFacts): Text[] =>
  (line.text as Text[]).filter(([id, args]) => !(BONUSES.includes(id) && args.who === 'you') && id !== 'points')

/** What players ask about a card, and the answers. */
export function rulingsOf(id: string): string[] {
  needRulings()
  const found: string[] = []
  while (has(`ruling-${id}-${found.length + 1}`)) found.push(say(`ruling-${id}-${found.length + 1}`))
  return found
}

/** A card somewhere, told apart from its copies there. */
export interface Held {
  id: string
  key: string
}

export function held(ids: string[]): Held[] {
  const seen = new Map<string, number>()
  return ids.map((id) => {
    const copy = seen.get(id) ?? 0
    seen.set(id, copy + 1)
    return { id, key: `${id}#${copy}` }
  })
}

export interface Group {
  id: string
  n: number
  stays: boolean
}

/** Each card once, with its number, in the place where it comes first; those that stay in play apart from the others. */
export function grouped(ids: string[], stays: number[] = []): Group[] {
  const found: Group[] = []
  for (const [place, id] of ids.entries()) {
    const staying = stays.includes(place)
    const known = found.find((group) => group.id === id && group.stays === staying)
    if (known) known.n += 1
    else found.push({ id, n: 1, stays: staying })
  }
  return found
}
