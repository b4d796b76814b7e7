/** What happened between two views, in steps that can be followed: each card that is played, each purchase, what happens
 * to us, and then the clean-up. */
import { typesOf } from '../dominion/cards.svelte'
import { moved } from '../dominion/moving'
import type { AnyView, DominionView, Event } from '../wire'

export interface Step {
  view: AnyView
  fresh: Event[]
  /** All that has happened by then. */
  events: Event[]
  /** Milliseconds that it is worth, at the usual pace. */
  lasts: number
}

const LASTS = { play: 900, treasure: 280, buy: 1000, cards: 800, hit: 1500, clean: 450, turn: 250, other: 550, domino: 900, nothing: 0 }
type Kind = keyof typeof LASTS
const OWN = 0.4 // what happens on our side without us is soon seen

const CARDS = ['gain', 'trash', 'return', 'pass', 'set_aside', 'again']
const CLEANING = ['clean_up', 'draw', 'shuffle']
const HITS = ['gain', 'trash', 'discard', 'put_back', 'discard_deck', 'pass', 'return', 'take']

/** Whether it happens to a seat in somebody else's turn. */
export const hits = (event: Event, seat: number | null, turn: number | undefined): boolean =>
  turn !== undefined && turn !== seat && HITS.includes(event.event)
  && (event.seat === seat || event.to_seat === seat)

export function stepsOf(before: AnyView, after: AnyView, events: Event[], fresh: Event[], seat: number | null): Step[] {
  const dominion = before.game === 'dominion' && after.game === 'dominion'
  const groups: Group[] = fresh.length === 0 ? [{ kind: 'nothing', events: [] }]
    : dominion ? grouped(before, fresh, seat) : [{ kind: 'domino', events: fresh }]
  const since = events.length - fresh.length
  let view: AnyView = before
  let told = 0
  return groups.map((group, place) => {
    told += group.events.length
    const last = place === groups.length - 1
    if (dominion) view = group.events.reduce(moved, view as DominionView)
    const ours = group.kind !== 'hit' && group.events.every((event) => event.seat === seat || event.seat < 0)
    // the coins of the turn are known when all of it has happened
    const sameTurn = dominion && (view as DominionView).turn?.seat === after.turn?.seat && group.kind === 'treasure'
    if (sameTurn) view = { ...view, turn: after.turn } as DominionView
    return {
      view: last ? after : view, fresh: group.events, events: events.slice(0, since + told),
      lasts: LASTS[group.kind] * (ours ? OWN : 1),
    }
  })
}

interface Group {
  kind: Kind
  events: Event[]
}

function grouped(before: DominionView, fresh: Event[], seat: number | null): Group[] {
  const found: Group[] = []
  let turn = before.turn?.seat
  let cleaning = false
  for (const event of fresh) {
    if (event.event === 'turn') turn = event.seat
    cleaning = event.event === 'clean_up' || (cleaning && CLEANING.includes(event.event))
    const kind = kindOf(event, cleaning, hits(event, seat, turn))
    const last = found.at(-1)
    const alone = kind === 'play' || kind === 'treasure' || kind === 'buy' || kind === 'turn'
    if (last && !alone && last.kind === kind && last.events[0].seat === event.seat) last.events.push(event)
    else found.push({ kind, events: [event] })
  }
  return found
}

function kindOf({ event, cards }: Event, cleaning: boolean, hit: boolean): Kind {
  if (cleaning) return 'clean'
  if (hit) return 'hit'
  if (event === 'play') return typesOf(cards?.[0] ?? '').includes('treasure') ? 'treasure' : 'play'
  if (event === 'buy' || event === 'bought') return 'buy'
  if (event === 'turn') return 'turn'
  return CARDS.includes(event) ? 'cards' : 'other'
}
