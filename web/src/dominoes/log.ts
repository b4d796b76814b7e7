/** What happened, in words, as the seat may know it. */
import { say } from '../lib/words'
import type { LogLine } from '../table/log'
import { type Play, who } from '../table/play'
import type { Event } from '../wire'
import { type DominoesView, key, kingdomOf, neighbour } from './kingdom'
import { tilesNow } from './tiles.svelte'
import { buildingName, dominoName, numberedName } from './wording'

const ON_THE_TABLE = ['board', 'line', 'king'] // the drawing shows it: no news

export function logLines(play: Play): LogLine[] {
  return new Teller(play).tell(play.events as Event[])
}

/** Reads the events in their order: some say only with those before them what they mean. */
class Teller {
  private box: string
  /** From which box a claimed domino is, by its number and the seat that claimed it. */
  private boxes = new Map<string, string>()
  /** The terrain of each square, by kingdom and place. */
  private land = new Map<string, string>()
  private round = 0
  private turns = 0
  private kings = 0

  constructor(private play: Play) {
    const view = play.view as DominoesView
    this.box = view.board ? 'queendomino' : 'kingdomino'
    for (const entry of [...view.line, ...view.offer]) this.boxes.set(`${entry.seat} ${entry.domino}`, entry.box)
    for (const kingdom of view.kingdoms) {
      for (const laid of kingdom.dominoes) {
        for (const seat of kingdom.seats) this.boxes.set(`${seat} ${laid.domino}`, laid.box)
      }
    }
  }

  tell(events: Event[]): LogLine[] {
    const lines: LogLine[] = []
    for (const event of events) {
      const heading = this.heading(event)
      if (heading) lines.push({ text: heading, heading: true, seat: event.seat, step: event.step })
      const text = this.sentence(event)
      if (text) lines.push({ text, heading: event.event === 'game_over', seat: event.seat, step: event.step })
    }
    return lines
  }

  /** A round begins with the first domino that is placed after all kings had their turn. */
  private heading(event: Event): string {
    if (event.event === 'game_over') this.round = this.turns = this.kings = 0
    if (event.event === 'claim' && this.round === 0) {
      this.kings += 1
      return this.kings === 1 ? say('dominoes-round-first') : ''
    }
    if (event.event !== 'place' && event.event !== 'discard') return ''
    const full = this.kings || (this.play.view as DominoesView).line.length
    const begins = this.turns % full === 0
    this.turns += 1
    if (!begins) return ''
    this.round += 1
    return say('dominoes-round-number', { n: this.round })
  }

  private sentence(event: Event): string {
    const { event: verb, seat } = event
    const facts = { who: who(this.play, seat), name: this.play.names[seat] ?? '' }
    if (verb === 'line') this.box = event.box!
    if (verb === 'claim') this.boxes.set(`${seat} ${event.domino}`, this.box)
    if (ON_THE_TABLE.includes(verb)) return ''
    if (verb === 'remove') {
      const dominoes = event.dominoes!.map((number) => this.domino(seat, number)).join(', ')
      return say('news-remove', { dominoes, n: event.dominoes!.length })
    }
    if (verb === 'game_over') return say('news-game_over', { points: event.totals?.join(', ') ?? '' })
    if (verb === 'place') return this.placed(event, facts)
    if (verb === 'tax') {
      const terrain = this.land.get(`${this.kingdom(seat)} ${event.x},${event.y}`) ?? 'town'
      return say('dominoes-news-tax', { ...facts, terrain: say(`terrain-${terrain}`), coins: event.coins! })
    }
    const { coins = 0, price = 0, knights = 0, towers = 0 } = event
    return say(verb === 'build' ? 'dominoes-news-build' : `news-${verb}`, {
      ...facts, coins, price, knights, towers, building: event.building ? buildingName(event.building) : '',
      domino: event.domino ? this.domino(seat, event.domino) : '',
    })
  }

  private placed(event: Event, facts: { who: string; name: string }): string {
    const squares = this.squares(event.seat, event.domino!)
    if (!squares) return ''
    const first = { x: event.x!, y: event.y! }
    const places = [first, neighbour(first, event.direction!)]
    for (const half of [0, 1]) this.land.set(`${this.kingdom(event.seat)} ${key(places[half])}`, squares[half].terrain)
    return say('dominoes-news-place', { ...facts, domino: dominoName(squares) })
  }

  private kingdom(seat: number): number {
    return kingdomOf(this.play.view as DominoesView, seat)
  }

  private squares(seat: number, number: number) {
    const box = this.boxes.get(`${seat} ${number}`) ?? this.box
    return tilesNow()?.[box as 'kingdomino' | 'queendomino'][number - 1]
  }

  private domino(seat: number, number: number): string {
    return numberedName(this.squares(seat, number), number)
  }
}
