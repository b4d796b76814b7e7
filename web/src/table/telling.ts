/** What happened, in words, as the seat may know it. The server names the message of each event (`say`); the facts of the
 * event are its arguments. */
import { numberedName } from '../dominoes/wording'
import { tilesNow } from '../dominoes/tiles.svelte'
import { type Arguments, cardList, has, listOf, markedCard, type Name, named, say } from '../lib/words'
import type { Event } from '../wire'
import { type Play, who } from './play'

/** A line of the log: a sentence with marked names, or the heading of a turn or a round. */
export interface LogLine {
  text: string
  heading: boolean
  seat: number
  step: number
  /** How many others it follows from. */
  under: number
  /** What the turn came to. */
  sums: boolean
  /** The points as a round begins. */
  scores?: number[]
}

/** The lines of these events. What everybody does, the deal and the clean-up, goes without saying. */
export const tell = (play: Play, events: Event[]): LogLine[] =>
  joined(events.filter((event) => event.say && !isOwnLook(play, event))).map((event) => ({
    text: sentence(play, event), heading: event.heading === true, seat: event.seat, step: event.step,
    under: event.under ?? 0, sums: event.sums !== undefined, scores: event.event === 'round' ? event.scores : undefined,
  }))

/** Whether somebody looks at what this seat holds itself. */
const isOwnLook = (play: Play, { event, seat, from, to }: Event): boolean =>
  event === 'look' && seat === play.seat && from === to && !play.replaying

/** Like with like: three Coppers played one after the other are one thing to tell. */
function joined(events: Event[]): Event[] {
  const told: Event[] = []
  for (const event of events) {
    const last = told[told.length - 1]
    if (last && event.joins && alike(last, event)) {
      const cards = event.cards && [...last.cards!, ...event.cards]
      told[told.length - 1] = { ...event, count: last.count! + event.count!, ...(cards && { cards }) }
    } else told.push(event)
  }
  return told
}

const SAME = ['say', 'seat', 'from', 'to', 'token', 'under', 'by'] as const
const alike = (one: Event, other: Event): boolean => SAME.every((key) => one[key] === other[key])

/** The page words some messages in its own way: it shows places instead of naming them. */
export function sentence(play: Play, event: Event): string {
  const own = `page-${event.say}`
  return say(has(own) ? own : event.say!, wording(play, event))
}

/** The facts of an event as arguments of its message. */
function wording(play: Play, event: Event): Arguments {
  const { seat, count, card, cards, to_seat: taker, controller, domino, box } = event
  const args: Arguments = { who: who(play, seat), name: play.names[seat] ?? '' }
  for (const key of ['from', 'to', 'above', 'token', 'coins', 'potions', 'price', 'knights', 'towers'] as const)
    if (event[key] !== undefined) args[key] = event[key]
  if (event.number !== undefined) args.n = event.number
  if (count !== undefined) Object.assign(args, { n: count, things: named('things', { n: count }) })
  if (card) args.card = event.event === 'bought' ? cardList([card]) : markedCard(card)
  if (cards) args.cards = cardList(cards)
  if (event.top) args.top = event.domino ? event.top : markedCard(event.top)
  if (event.choice) args.choice = named(`option-choose-${event.choice}`)
  if (taker !== undefined) args.target = who(play, taker) === 'you' ? named('you') : play.names[taker]
  if (controller !== undefined) Object.assign(args, { decides: who(play, controller), controller: play.names[controller] })
  if (domino !== undefined) args.domino = markedDomino(box!, domino)
  if (event.dominoes)
    Object.assign(args, { n: event.dominoes.length, dominoes: listOf(event.dominoes.map((n) => markedDomino(box!, n))) })
  if (event.building) args.building = markedBuilding(event.building)
  if (event.terrain) args.terrain = named(`terrain-${event.terrain}`)
  if (event.totals) args.points = event.totals.join(', ')
  if (event.sums) Object.assign(args, event.sums)
  return args
}

/** Whose turn it is, and which; of an extra turn, who decides in it if somebody else does. */
export function turnTitle(play: Play, turn: { seat: number; number?: number; extra?: boolean; controller?: number }): string {
  const id = turn.controller !== undefined ? 'log-turn-possessed' : turn.extra ? 'log-turn-extra' : 'log-turn'
  return sentence(play, { ...turn, step: 0, event: 'turn', say: id })
}

const markedBuilding = (id: string): Name => named(`building-${id}`, {}, `building:${id}`)

const markedDomino = (box: string, number: number): Name =>
  numberedName(tilesNow()?.[box as 'kingdomino' | 'queendomino'][number - 1], number, `domino:${box}:${number}`)
