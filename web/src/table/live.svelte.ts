/** Live play at a table: a WebSocket that comes back by itself, and what it has told so far. */
import { refusal, say } from '../lib/words'
import { ownName } from '../start/people'
import { shown } from '../ui/frame'
import type {
  Accept, Advice, Advise, AnyView, Choose, Decline, Event, Give, Hello, Leave, Prefer, Presence, Refused, Resign, Said, Say, TableChanged, TableFacts,
  Undo, View, Welcome,
} from '../wire'
import { Following } from './following.svelte'
import { seatName } from './names'
import type { OpenDecision, Play } from './play'
import { NOBODY } from './presence'

const VERSION = 1
const GONE = 4404
const REFUSED_HELLO = 4400
const FIRST_PAUSE = 300
const LONGEST_PAUSE = 5000
const PATIENCE = 8000 // for the answer to a choice

type FromClient = Hello | Choose | Say | Undo | Give | Accept | Decline | Prefer | Advise | Resign | Leave
type FromServer = Welcome | View | TableChanged | Said | Presence | Advice | Refused
type Link = 'connecting' | 'here' | 'away' | 'gone'

export class LivePlay implements Play {
  /** What of all this is on the screen. */
  readonly shown = new Following(this)
  link = $state<Link>('connecting')
  seat = $state<number | null>(null)
  view = $state.raw<AnyView>(undefined as unknown as AnyView) // set before a table is shown: see `ready`
  events = $state.raw<Event[]>([])
  said = $state.raw<Said[]>([])
  presence = $state.raw<Presence>(NOBODY)
  refusal = $state('')
  moved = $state(false)
  /** Whether hints can be had here, whether one is thought of, and the one for the open decision. */
  advises = $state(false)
  advising = $state(false)
  advice = $state.raw<Advice | null>(null)
  /** What a lesson speaks of. */
  pointed = $state<string | null>(null)
  advised = $derived(this.advice?.choice ?? this.pointed)
  patience = 0 // milliseconds after which the seat of a player who does not answer may be given away
  left = $state<{ milliseconds: number; since: number } | null>(null)
  facts = $state.raw<TableFacts>(undefined as unknown as TableFacts)
  ready = $derived(this.view !== undefined)
  over = $derived(this.facts.status === 'over')
  names = $derived(this.facts.seats.map((_seat, number) => seatName(this.facts, number)))
  /** Whether there is anybody to talk to: bots do not listen. */
  talks = $derived(this.facts.chat && (this.said.length > 0 || this.presence.watching.length > 0
    || this.facts.seats.some((seat, number) => number !== this.seat && (seat.kind !== 'bot' || seat.kept_for))))
  asked = $derived.by<OpenDecision | null>(() => {
    const asked = this.view?.decision
    if (!asked || this.over || this.facts.offer || asked.seat !== this.seat || !asked.options) return null
    return asked as OpenDecision
  })
  decision = $derived.by<OpenDecision | null>(() => (this.waiting ? null : this.asked))
  /** When its first view has come. */
  readonly opened: Promise<void>
  readonly replaying = false
  readonly behind = 0
  readonly fresh: Event[] = []
  skip = (): void => this.shown.skip()

  private waiting = $state(false)
  /** What has come, and waits until a tap is seen: an answer in the same frame would hold that up. */
  private unheard: (() => void)[] | null = null
  private step = 0
  private seen = 0
  private socket: WebSocket | undefined
  private pause = FIRST_PAUSE
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private open = (): void => undefined
  private settle: ((taken: boolean) => void) | undefined

  constructor(readonly id: string, facts: TableFacts, seat: number | null) {
    this.facts = facts
    this.seat = seat
    this.opened = new Promise((resolve) => {
      this.open = resolve
    })
    this.connect()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  // ---- the connection
  private connect(): void {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.id}/play`
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onopen = () => this.send({
      type: 'hello', version: VERSION, seat: this.seat, seen: this.seen, name: this.seat === null ? ownName() : null,
    })
    socket.onmessage = (message) => {
      const hear = (): void => {
        if (socket === this.socket) this.hear(JSON.parse(message.data))
      }
      if (this.unheard) this.unheard.push(hear)
      else hear()
    }
    socket.onclose = (event) => {
      if (socket === this.socket && !this.closed) this.lost(event.code)
    }
  }

  private lost(code: number): void {
    this.settled(false)
    if (code === GONE || code === REFUSED_HELLO) {
      this.link = 'gone'
      return
    }
    this.link = 'away'
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2))
    this.pause = Math.min(this.pause * 1.7, LONGEST_PAUSE)
  }

  /** The network is back, or somebody looks again: do not wait for the next try. */
  private hurry = (): void => {
    if (this.link !== 'away' || document.hidden) return
    clearTimeout(this.timer)
    this.connect()
  }

  /** See the table from another seat of this device. Nothing of the seat before is kept. */
  sitOn(seat: number | null): void {
    this.socket?.close()
    clearTimeout(this.timer)
    this.settled(false)
    this.seat = seat
    this.seen = 0
    this.step = 0
    this.view = undefined as unknown as AnyView
    this.events = []
    this.said = []
    this.moved = false
    this.shown.forget()
    this.forgetAdvice()
    this.link = 'connecting'
    this.connect()
  }

  close(): void {
    this.closed = true
    this.shown.close()
    clearTimeout(this.timer)
    this.socket?.close()
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
  }

  // ---- hearing
  private hear(message: FromServer): void {
    if (message.type === 'view') {
      const ours = this.waiting
      this.moved = this.events.length > 0 && message.since === this.events.length
      if (message.step !== this.step) this.forgetAdvice()
      this.step = message.step
      this.events = [...this.events.slice(0, message.since), ...message.events]
      this.view = message.view
      this.seen = Math.max(this.seen, message.step)
      this.left = message.left === null ? null : { milliseconds: message.left, since: Date.now() }
      this.shown.take(this.view, this.events, message.events, this.moved, ours)
      this.settled(true)
      this.open()
    } else if (message.type === 'welcome' || message.type === 'table') {
      this.facts = message.table
      if (message.type === 'welcome') {
        this.seat = message.seat
        this.patience = message.patience * 1000
        this.advises = message.advises
        this.advising = false
        this.link = 'here'
        this.pause = FIRST_PAUSE
      }
    } else if (message.type === 'said') {
      this.said = [...this.said.filter((one) => one.step !== message.step), message]
      this.seen = Math.max(this.seen, message.step)
    } else if (message.type === 'presence') {
      this.presence = message
    } else if (message.type === 'advice') {
      if (message.step !== this.step) return // the table has moved on
      this.advice = message
      this.advising = false
    } else if (message.reason !== 'step') {
      // if the table has moved on, the view of that settles it: a later choice may be open by now
      this.refusal = refusal(message) || say('error-unknown')
      this.advising = false
      this.settled(false)
    }
  }

  /** One by one, as they came: each is seen for itself. */
  private hearNext = (): void => {
    const hear = this.unheard?.shift()
    if (hear) {
      hear()
      setTimeout(this.hearNext)
    } else this.unheard = null
  }

  private settled(taken: boolean): void {
    this.waiting = false
    const settle = this.settle
    this.settle = undefined
    settle?.(taken)
  }

  // ---- saying
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      this.refusal = say('error-not-sent')
      return false
    }
    this.socket.send(JSON.stringify(message))
    return true
  }

  forgetAdvice(): void {
    this.advising = false
    this.advice = null
  }

  /** What would an expert choose? */
  askAdvice(): void {
    if (!this.decision || this.advising) return
    this.refusal = ''
    this.advising = this.send({ type: 'advise', step: this.step })
  }

  async choose(option: string): Promise<boolean> {
    if (!this.decision?.options.includes(option)) return false
    this.refusal = ''
    if (!this.send({ type: 'choose', step: this.step, option })) return false
    this.waiting = true
    if (!document.hidden) {
      this.unheard ??= []
      shown().then(this.hearNext)
    }
    const late = setTimeout(() => this.settled(false), PATIENCE)
    const taken = await new Promise<boolean>((settle) => {
      this.settle = settle
    })
    clearTimeout(late)
    return taken
  }
}
