/** What happened, in words, as the seat may know it. */
import { cardList, markedCard, say } from '../lib/words'
import type { LogLine } from '../table/log'
import { type Play, who } from '../table/play'
import type { Event } from '../wire'

// events of these kinds that follow each other make one sentence
const MERGED = ['play', 'buy', 'draw', 'gain', 'trash', 'discard', 'reveal', 'look', 'take', 'set_aside', 'return', 'token']
const WITHOUT_COUNT = ['shuffle', 'discard_deck', 'look_through', 'token']

export const logLines = (play: Play): LogLine[] => tell(play, play.events)

/** The lines of these events. What everybody does, the deal and the clean-up, goes without saying. */
export function tell(play: Play, events: Event[]): LogLine[] {
  const news = withoutCleanUp(withoutDeal(events)).filter((event) => !isKnown(play, event))
  return merged(news).map((event) => ({
    text: sentence(play, event), heading: event.event === 'turn', seat: event.seat, step: event.step,
  }))
}

/** Whether it tells nothing to this seat: that somebody looks at what it holds itself, or at what it cannot see. */
const isKnown = (play: Play, { event, seat, from, to, cards }: Event): boolean =>
  event === 'look' && from !== 'deck' && from === to && (seat === play.seat || !cards)

interface TurnFacts {
  seat: number
  number?: number
  extra?: boolean
  controller?: number
}

/** Whose turn it is, and which; of an extra turn, who decides in it if somebody else does. */
export function turnTitle(play: Play, { seat, number, extra, controller }: TurnFacts): string {
  const args = { who: who(play, seat), name: play.names[seat] }
  if (controller !== undefined)
    return say('log-turn-possessed', { ...args, decides: who(play, controller), controller: play.names[controller] })
  return extra ? say('log-turn-extra', args) : say('log-turn', { n: number!, ...args })
}

function sentence(play: Play, event: Event): string {
  const args: Record<string, string | number> = { who: who(play, event.seat), name: play.names[event.seat] }
  const verb = event.event
  if (verb === 'turn') return turnTitle(play, event)
  if (event.token) Object.assign(args, { token: event.token, n: event.count! })
  if (event.above !== undefined) args.above = event.above
  if (event.from) args.from = event.from
  if (event.to) args.to = event.to
  if (event.card) args.card = markedCard(event.card)
  if (event.choice) args.choice = say(`option-choose-${event.choice}`)
  if (event.to_seat !== undefined) args.target = event.to_seat === play.seat ? say('you') : play.names[event.to_seat]
  if (event.top) args.top = markedCard(event.top)
  if (event.cards) args.cards = cardList(event.cards)
  if (event.cards || event.count === undefined || WITHOUT_COUNT.includes(verb)) return say(`log-${verb}`, args)
  return say(`log-${verb}-count`, { things: say('things', { n: event.count }), ...args })
}

/** The first hands are no news. */
function withoutDeal(events: Event[]): Event[] {
  const place = events.findIndex((event) => event.event === 'turn' && event.step === 0)
  return place < 0 ? events : events.slice(place)
}

/** Whether the next event says it all: what is picked is passed, what Library looks at is drawn or set aside. */
const isPlain = ({ event, from, to }: Event): boolean =>
  event === 'end' || event === 'pick' || (event === 'look' && from === 'deck' && to === 'deck')

/** Nor is what everybody does at the end of a turn, but for a shuffle. */
function withoutCleanUp(events: Event[]): Event[] {
  let cleaning = false
  return events.filter((event) => {
    const verb = event.event
    cleaning = verb === 'clean_up' || (cleaning && (verb === 'draw' || verb === 'shuffle'))
    return verb === 'shuffle' || (!cleaning && !isPlain(event))
  })
}

/** What is put back keeps its order, for those who see it. */
const isMerged = ({ event, cards }: Event): boolean => MERGED.includes(event) || (event === 'put_back' && !cards)

/** Like with like: three Coppers played one after the other are one thing to tell. */
function merged(events: Event[]): Event[] {
  const told: Event[] = []
  for (const event of events) {
    const last = told[told.length - 1]
    if (last && isMerged(event) && alike(last, event)) {
      const cards = event.cards && [...last.cards!, ...event.cards]
      told[told.length - 1] = { ...event, count: last.count! + event.count!, ...(cards && { cards }) }
    } else if (event.count === 1 && event.top && !event.cards) {
      told.push({ ...event, cards: [event.top] })
    } else {
      told.push(event)
    }
  }
  return told
}

const alike = (a: Event, b: Event): boolean =>
  a.event === b.event && a.seat === b.seat && a.from === b.from && a.to === b.to && a.token === b.token
  && !a.cards === !b.cards
