/** The kingdom cards to choose from, and what each is good for. */
import type { Text } from '../lib/text'
import type { CardFacts } from '../wire'

export interface KingdomCard {
  id: string
  cost: number
  potion: boolean
  types: string[]
  boxes: string[]
  attack: boolean
  village: boolean // gives two Actions or more
  buy: boolean // gives a buy
  trasher: boolean // rids its owner of cards that are in the way
  mayBeBane: boolean
  debt: number
  extras: string[] // what lies on the table because of it
}

const TRASHING = ['trash', 'trash-up-to', 'trash-copper', 'trash-to-gain', 'trash-two-for-silver', 'sentry',
  'trash-for', 'trash-to-replace', 'trash-one-looked', 'trash-different', 'trash-found-or-held', 'trash-to-pay',
  'name-and-trash', 'choose-for-treasure', 'trash-other']

/** All kingdom cards, each once, cheap ones first. */
export function kingdomCards(facts: CardFacts[], nameOf: (id: string) => string): KingdomCard[] {
  const found = new Map<string, KingdomCard>()
  for (const card of facts) {
    if (!card.in_kingdom) continue
    const known = found.get(card.id)
    if (known?.boxes.includes(card.box)) continue // another wording
    if (known) known.boxes.push(card.box)
    else found.set(card.id, described(card))
  }
  return [...found.values()].sort((a, b) => a.cost - b.cost || nameOf(a.id).localeCompare(nameOf(b.id)))
}

export interface Landscape {
  id: string
  box: string
  extras: string[]
}

/** Events and landmarks, in the order of their boxes. */
export const landscapes = (facts: CardFacts[]): Landscape[] =>
  facts.filter(({ types, option }) => !option && (types.includes('event') || types.includes('landmark')))
    .map(({ id, box, extras }) => ({ id, box, extras }))

function described(card: CardFacts): KingdomCard {
  const parts = own(card.text as unknown as Text[])
  const gives = (id: string, least: number): boolean =>
    parts.some(([part, args]) => part === id && Number(args.n) >= least)
  return {
    id: card.id,
    cost: card.cost,
    potion: card.potion,
    types: card.types,
    boxes: [card.box],
    attack: card.types.includes('attack'),
    village: gives('plus-actions', 2),
    buy: gives('plus-buys', 1),
    trasher: parts.some(([part]) => TRASHING.includes(part)),
    mayBeBane: card.may_be_bane,
    debt: card.debt,
    extras: card.extras,
  }
}

/** What a card does for its player, with everything that can be chosen. */
function own(parts: Text[]): Text[] {
  const mine = parts.filter(([, args]) => args.who !== 'others')
  return mine.flatMap((part) => [part, ...part[2].flatMap(own)])
}

/** The fewest boxes that hold these cards; of the editions of a box the newer one if both would do. */
export function boxesOf(cards: KingdomCard[]): string[] {
  const every = [...new Set(cards.flatMap((card) => card.boxes))].sort().reverse()
  const needed: string[] = []
  let left = cards
  while (left.length) {
    const holds = (box: string): number => left.filter((card) => card.boxes.includes(box)).length
    const best = every.reduce((a, b) => (holds(b) > holds(a) ? b : a))
    needed.push(best)
    left = left.filter((card) => !card.boxes.includes(best))
  }
  return needed.sort()
}
