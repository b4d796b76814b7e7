/** Ten cards by chance, as wished: found whenever there are such ten, else it is said which wish is in the way. */
import type { KingdomCard } from './cards'

export const SIZE = 10

export interface Wishes {
  mostAttacks: number | null
  village: boolean
  buy: boolean
  trasher: boolean
  leastCosts: number | null // so many different costs
  mostOfOneCost: number | null
}
type Wish = keyof Wishes

export const NO_WISHES: Wishes = {
  mostAttacks: null, village: false, buy: false, trasher: false, leastCosts: null, mostOfOneCost: null,
}

/** `cards`: too few to choose from. `wishes`: cannot all be met; without any one of `without` they could. */
export type Dealt =
  | { cards: KingdomCard[] }
  | { problem: 'cards' }
  | { problem: 'wishes'; without: Wish[] }

/** The locked cards, and others of these boxes. */
export function deal(all: KingdomCard[], boxes: string[], locked: KingdomCard[], wishes: Wishes,
  random = Math.random): Dealt {
  const pool = all.filter((card) => card.boxes.some((box) => boxes.includes(box)))
  let dealt = dealOnce(pool, boxes, locked, wishes, random)
  for (let tries = 1; tries < TRIES && 'cards' in dealt && !isSensible(dealt.cards, pool, boxes); tries++)
    dealt = dealOnce(pool, boxes, locked, wishes, random)
  return dealt
}

const TRIES = 40

/** Young Witch finds a bane; and where there is a choice, Potions are good for several cards, but not for most. */
function isSensible(cards: KingdomCard[], pool: KingdomCard[], boxes: string[]): boolean {
  const potions = cards.filter((card) => card.potion).length
  const banes = pool.filter((card) => card.mayBeBane && !cards.includes(card))
  return (potions === 0 || (potions >= 3 && potions <= 5) || boxes.length === 1)
    && (banes.length > 0 || !cards.some(({ id }) => id === 'young_witch'))
}

function dealOnce(pool: KingdomCard[], boxes: string[], locked: KingdomCard[], wishes: Wishes,
  random: () => number): Dealt {
  const others = drawn(pool.filter((card) => !locked.includes(card)), boxes, random)
  if (locked.length + others.length < SIZE) return { problem: 'cards' }
  if (!possible(locked, others, wishes)) {
    const names = Object.keys(NO_WISHES) as Wish[]
    const without = names.filter((wish) => possible(locked, others, { ...wishes, [wish]: NO_WISHES[wish] }))
    return { problem: 'wishes', without: without.filter((wish) => wishes[wish] !== NO_WISHES[wish]) }
  }
  let chosen = locked
  let rest = others
  for (const card of others) {
    rest = rest.filter((one) => one !== card)
    if (chosen.length < SIZE && possible([...chosen, card], rest, wishes)) chosen = [...chosen, card]
  }
  return { cards: chosen }
}

/** In the order of drawing: for each card a box is drawn, so that small boxes have their share. */
function drawn(cards: KingdomCard[], boxes: string[], random: () => number): KingdomCard[] {
  const one = <T>(things: T[]): T => things[Math.floor(random() * things.length)]
  let left = cards
  return cards.map(() => {
    const box = one(boxes.filter((box) => left.some((card) => card.boxes.includes(box))))
    const card = one(left.filter((card) => card.boxes.includes(box)))
    left = left.filter((other) => other !== card)
    return card
  })
}

const NEEDS = ['village', 'buy', 'trasher'] as const

/** Whether cards of the rest can make ten of the chosen ones so that all wishes are met. */
function possible(chosen: KingdomCard[], rest: KingdomCard[], wishes: Wishes): boolean {
  if (chosen.length > SIZE || !withinLimits(chosen, wishes)) return false
  const need = NEEDS.find((name) => wishes[name] && !chosen.some((card) => card[name]))
  if (!need) return canBeFilled(chosen, rest, wishes)
  return ofEachKind(rest.filter((card) => card[need])).some(
    (card) => possible([...chosen, card], rest.filter((one) => one !== card), wishes))
}

/** One card of each kind: for the wishes, cards of a kind are the same. */
function ofEachKind(cards: KingdomCard[]): KingdomCard[] {
  const kind = (card: KingdomCard): string => [card.cost, card.attack, card.village, card.buy, card.trasher].join()
  return [...new Map(cards.map((card) => [kind(card), card])).values()]
}

function withinLimits(cards: KingdomCard[], wishes: Wishes): boolean {
  const attacks = cards.filter((card) => card.attack).length
  const fewEnough = (cost: number): boolean =>
    cards.filter((card) => card.cost === cost).length <= (wishes.mostOfOneCost ?? SIZE)
  return attacks <= (wishes.mostAttacks ?? SIZE) && cards.every((card) => fewEnough(card.cost))
}

/** Whether enough cards fit beside the chosen ones: at each cost peaceful ones first, Attacks where they run out. */
function canBeFilled(chosen: KingdomCard[], rest: KingdomCard[], wishes: Wishes): boolean {
  const places = SIZE - chosen.length
  const attacksLeft = (wishes.mostAttacks ?? SIZE) - chosen.filter((card) => card.attack).length
  const costsHere = new Set(chosen.map((card) => card.cost))
  let peaceful = 0
  let attacks = 0
  let newCosts = 0
  let newCostsByAttack = 0
  for (const cost of new Set(rest.map((card) => card.cost))) {
    const room = (wishes.mostOfOneCost ?? SIZE) - chosen.filter((card) => card.cost === cost).length
    const ofCost = rest.filter((card) => card.cost === cost)
    const calm = Math.min(room, ofCost.filter((card) => !card.attack).length)
    const wild = Math.min(room - calm, ofCost.filter((card) => card.attack).length)
    peaceful += calm
    attacks += wild
    if (!costsHere.has(cost) && calm > 0) newCosts += 1
    else if (!costsHere.has(cost) && wild > 0) newCostsByAttack += 1
  }
  const wantedCosts = (wishes.leastCosts ?? 0) - costsHere.size
  return peaceful + Math.min(attacks, attacksLeft) >= places
    && newCosts + Math.min(newCostsByAttack, attacksLeft) >= wantedCosts
    && places >= wantedCosts
}
