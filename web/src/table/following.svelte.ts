/** What is on the screen: it follows what the server tells, step by step, at the pace that the player likes. Nothing can be
 * chosen before the last step is seen; any gesture skips to it. */
import { device } from '../lib/device.svelte'
import type { AnyView, Event, TableFacts } from '../wire'
import type { LivePlay } from './live.svelte'
import type { OpenDecision, Play } from './play'
import { type Step, stepsOf } from './steps'

/** How much longer a step takes, and how long all that waits may take at most, in milliseconds. */
export const PACES = {
  calm: { slower: 1.8, most: 40_000 },
  normal: { slower: 1, most: 10_000 },
  fast: { slower: 0.45, most: 4_000 },
  at_once: { slower: 0, most: 0 },
}
export type Pace = keyof typeof PACES

export class Following implements Play {
  view = $state.raw<AnyView>(undefined as unknown as AnyView) // set before a table is shown: see `ready`
  events = $state.raw<Event[]>([])
  /** The events of the step that is seen now. */
  fresh = $state.raw<Event[]>([])
  moved = $state(false)
  /** Steps that have happened and are not yet seen. */
  behind = $state(0)
  private queue: Step[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  readonly replaying = false

  constructor(private readonly live: LivePlay) {
    document.addEventListener('visibilitychange', this.skipUnseen)
  }

  ready = $derived.by(() => this.view !== undefined)
  get seat(): number | null {
    return this.live.seat
  }
  get names(): string[] {
    return this.live.names
  }
  get presence(): LivePlay['presence'] {
    return this.live.presence
  }
  get advised(): LivePlay['advised'] {
    return this.live.advised
  }
  /** As they are for those who have seen this much: the game ends with its last step. */
  facts = $derived.by<TableFacts>(() => {
    const { facts } = this.live
    return this.behind > 0 && facts.status === 'over' ? { ...facts, status: 'running', result: null } : facts
  })
  asked = $derived.by<OpenDecision | null>(() => (this.behind > 0 ? null : this.live.asked))
  decision = $derived.by<OpenDecision | null>(() => (this.behind > 0 ? null : this.live.decision))

  choose(option: string): Promise<boolean> {
    return this.behind > 0 ? Promise.resolve(false) : this.live.choose(option)
  }

  /** What the server tells. `follows`: it follows by events from what was told before; `ours`: by our own choice. */
  take(view: AnyView, events: Event[], fresh: Event[], follows: boolean, ours: boolean): void {
    const { slower } = this.pace
    const last = this.queue.at(-1)
    const steps = follows && this.view && !ours && slower && !document.hidden
      ? stepsOf(last?.view ?? this.view, view, events, fresh, this.seat) : []
    if (steps.length === 0) {
      this.stop()
      this.show({ view, events, fresh, lasts: 0 }, follows)
      return
    }
    this.queue.push(...steps.map((step) => ({ ...step, lasts: step.lasts * slower })))
    this.hurry()
    this.behind = this.queue.length
    if (this.timer === undefined) this.next()
  }

  /** Where our time runs, nobody wants to lose it by watching. */
  private get pace(): (typeof PACES)[Pace] {
    return this.live.facts.move_seconds !== null && device.pace !== 'at_once' ? PACES.fast : PACES[device.pace]
  }

  /** Many players, or a long turn: each step gets its share of the time that all may take. */
  private hurry(): void {
    const { most } = this.pace
    const all = this.queue.reduce((sum, step) => sum + step.lasts, 0)
    if (all > most) for (const step of this.queue) step.lasts *= most / all
  }

  private next = (): void => {
    this.timer = undefined
    const step = this.queue.shift()
    this.behind = this.queue.length
    if (!step) return
    this.show(step, true)
    this.timer = setTimeout(this.next, step.lasts)
  }

  private show({ view, events, fresh }: Step, moved: boolean): void {
    this.moved = moved
    this.events = events
    this.fresh = fresh
    this.view = view
  }

  /** To where the game is. */
  skip = (): void => {
    const last = this.queue.at(-1)
    const fresh = this.queue.flatMap((step) => step.fresh)
    this.stop()
    if (last) this.show({ ...last, fresh }, true)
  }

  private skipUnseen = (): void => {
    if (document.hidden) this.skip()
  }

  private stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.queue = []
    this.behind = 0
  }

  /** Nothing of what was seen is kept. */
  forget(): void {
    this.stop()
    this.view = undefined as unknown as AnyView
    this.events = this.fresh = []
    this.moved = false
  }

  close(): void {
    this.stop()
    document.removeEventListener('visibilitychange', this.skipUnseen)
  }
}
