/** What is printed on the cards, by the rules of the table. */
import { cardName } from '../lib/words'
import type { Text } from '../lib/text'
import type { CardFacts } from '../wire'

export type Options = Record<string, unknown>

export const BASIC = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse']
const ORDER = ['action', 'treasure', 'victory', 'curse']
const BONUSES = ['plus-cards', 'plus-actions', 'plus-buys', 'plus-coins']

/** The rules of the table that is on the screen: where editions differ, a card is shown as it is meant there. */
export const rules = $state<{ options: Options | null }>({ options: null })

/** Where the editions differ, the line whose option the table has set; else the first. */
export function lineOf(lines: CardFacts[], id: string, options: Options): CardFacts {
  const own = lines.filter((line) => line.id === id)
  return own.find((line) => line.option && options[line.option]) ?? own[0]
}

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
      || cardName(a).localeCompare(cardName(b)))
  }

  /** Cheap ones first, as piles lie on the table. */
  byCost(ids: string[]): string[] {
    return [...ids].sort((a, b) => this.of(a).cost - this.of(b).cost || cardName(a).localeCompare(cardName(b)))
  }

  private rank(id: string): number {
    return ORDER.findIndex((type) => this.of(id).types.includes(type))
  }
}

/** The text without the bonuses that stand on the card as numbers. */
export const restOfText = (line: CardFacts): Text[] =>
  (line.text as Text[]).filter(([id, args]) => !(BONUSES.includes(id) && args.who === 'you') && id !== 'points')

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

/** Each card once, with its number, in the place where it comes first. */
export function grouped(ids: string[]): { id: string; n: number }[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, n]) => ({ id, n }))
}
