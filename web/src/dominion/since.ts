/** What happened since the own turn: what the others played and bought, and what their Attacks did. */
import { cardList, counted, markedCard, say } from '../lib/words'
import type { Play } from '../table/play'
import { hits } from '../table/steps'
import { tell } from '../table/telling'
import type { Event } from '../wire'

export interface Since {
  /** A line for each turn of another player; only before the first choice of the own turn. */
  turns: string[]
  /** What happened to the own cards, by the card that did it. */
  hits: string[]
}

const CHOSEN = ['play', 'buy', 'bought']

export function sinceOwnTurn(play: Play): Since {
  const { events, seat } = play
  const starts = events.flatMap((event, place) => (event.event === 'turn' ? [place] : []))
  const last = starts.at(-1)
  if (seat === null || play.replaying || last === undefined) return { turns: [], hits: [] }
  const own = events[last].seat === seat
  if (own && events.slice(last).some((event) => event.seat === seat && CHOSEN.includes(event.event)))
    return { turns: [], hits: [] }
  const others = own ? starts.slice(0, -1) : starts
  const before = others.findLast((place) => events[place].seat === seat) ?? -1
  const turns = others.filter((place) => place > before)
    .map((place) => events.slice(place, starts.find((next) => next > place)))
  return { turns: own ? turns.map((turn) => turnLine(play, turn)) : [], hits: turns.flatMap((turn) => hitLines(play, turn)) }
}

/** `Lena: Militia, 2 Silvers, bought a Gold`. */
function turnLine(play: Play, turn: Event[]): string {
  const { seat } = turn[0]
  const cards = (verb: string): string[] => turn.filter((event) => event.seat === seat && event.event === verb)
    .flatMap((event) => event.cards ?? [event.card!])
  const parts = counts(cards('play'))
  const bought = [...cards('buy'), ...cards('bought')]
  const gained = cards('gain')
  if (bought.length) parts.push(say('since-bought', { cards: cardList(bought) }))
  if (gained.length) parts.push(say('since-gained', { cards: cardList(gained) }))
  const what = parts.length ? parts.reduceRight((rest, first) => say('list-more', { first, rest })) : say('since-nothing')
  return say('since-turn', { name: play.names[seat], what })
}

function counts(ids: string[]): string[] {
  const numbers = new Map<string, number>()
  for (const id of ids) numbers.set(id, (numbers.get(id) ?? 0) + 1)
  return [...numbers].map(([id, n]) => String(n === 1 ? markedCard(id) : counted(id, n)))
}

function hitLines(play: Play, turn: Event[]): string[] {
  const by = new Map<string, Event[]>()
  let card = ''
  for (const event of turn) {
    if (event.event === 'play') card = event.cards!.at(-1)!
    if (card && hits(event, play.seat, turn[0].seat)) by.set(card, [...(by.get(card) ?? []), event])
  }
  return [...by].map(([cause, events]) => say('since-hit', {
    card: markedCard(cause), name: play.names[turn[0].seat],
    what: tell(play, events).map((line) => line.text).join(' '),
  }))
}
