/** A finished game to step through: all cards open, seen from any seat. */
import { optionLabel } from '../dominion/questions'
import * as api from '../lib/api'
import { plain, say } from '../lib/words'
import { seatName } from '../table/names'
import type { OpenDecision, Play } from '../table/play'
import type { AnyView, Event, Points, TableFacts } from '../wire'

const PAGE = 25 // views that are fetched together
const AHEAD = 12 // as soon as so few are left, the next ones are fetched

export class ReplayPlay implements Play {
  step = $state(0)
  seat = $state(0)
  moved = $state(false)
  problem = $state('')
  view = $derived.by<AnyView>(() => ({ ...this.shown, seat: this.seat }))
  events = $derived.by(() => this.story.filter((event) => event.step <= this.step))
  /** As they were then: the game ends with the last step. */
  facts = $derived.by<TableFacts>(() => (this.step < this.last ? { ...this.ended, status: 'running', result: null } : this.ended))
  readonly names: string[]
  readonly last: number
  readonly asked = null
  readonly decision = null
  readonly advised = null
  readonly replaying = true
  readonly behind = 0
  readonly fresh: Event[] = []
  /** The step that stands in the address. */
  addressed = 0

  private shown = $state.raw<AnyView>(undefined as unknown as AnyView) // set before a table is shown: see `open`
  private wanted = 0
  private views: AnyView[] = []
  private eventful: Set<number>
  private pages = new Map<number, Promise<void>>()

  private constructor(
    readonly ended: TableFacts, private readonly options: string[], readonly points: Points, private readonly story: Event[],
  ) {
    this.last = options.length
    this.eventful = new Set(story.map((event) => event.step))
    this.names = ended.seats.map((_seat, number) => seatName(ended, number))
  }

  static async open(facts: TableFacts, step: number): Promise<ReplayPlay> {
    const { id } = facts
    const [{ record }, points, story] = await Promise.all([api.getReplay(id), api.getPoints(id), api.getEvents(id)])
    const play = new ReplayPlay(facts, (record as { steps: string[] }).steps.map((step) => step.split(' ')[0]), points, story)
    play.addressed = step
    await play.goTo(step)
    if (play.problem) throw new Error(play.problem)
    return play
  }

  // ---- stepping
  async goTo(step: number): Promise<void> {
    const wanted = Math.min(Math.max(step, 0), this.last)
    this.wanted = wanted
    try {
      if (!this.views[wanted]) await this.load(wanted)
    } catch (error) {
      this.problem = (error as Error).message
      return
    }
    if (this.wanted !== wanted) return // went on meanwhile
    this.problem = ''
    this.moved = wanted > this.step && this.isNews(wanted) && this.nextFrom(this.step, 1) === wanted
    this.step = wanted
    this.shown = this.views[wanted]
    for (const near of [wanted + AHEAD, wanted - AHEAD])
      if (near >= 0 && near <= this.last) this.load(near).catch(() => undefined)
  }

  /** A step forward, or back; quick taps add up while views are on their way. */
  goOn(direction: 1 | -1): Promise<void> {
    return this.goTo(this.nextFrom(this.wanted, direction))
  }

  /** Past what made itself and changed nothing. */
  private nextFrom(step: number, direction: 1 | -1): number {
    let next = step + direction
    while (next > 0 && next < this.last && !this.isNews(next)) next += direction
    return next
  }

  private isNews(step: number): boolean {
    return this.views[step - 1]?.decision?.options?.length !== 1 || this.eventful.has(step)
  }

  /** To where the next turn or round begins, or back to where this one, or the one before, began. */
  goOnByTurn(forward: boolean): Promise<void> {
    const { steps } = this.points
    const found = forward ? steps.find((start) => start > this.wanted) : steps.findLast((start) => start < this.wanted)
    return this.goTo(found ?? (forward ? this.last : 0))
  }

  /** The choice that led here, in words: who made it, and what is written on its button. */
  get choice(): { name: string; choice: string } | null {
    const asked = this.views[this.step - 1]?.decision
    if (!asked || this.step === 0) return null
    return { name: this.names[asked.seat], choice: this.label(this.options[this.step - 1], asked as OpenDecision) }
  }

  private label(option: string, asked: OpenDecision): string {
    if (this.ended.game === 'dominion') return plain(optionLabel(option, asked))
    return say(`option-done-${asked.prompt}`, { again: 'no' }) // all else is told by its events
  }

  private load(step: number): Promise<void> {
    const page = Math.floor(step / PAGE)
    let loading = this.pages.get(page)
    if (!loading) {
      loading = api.getViews(this.ended.id, page * PAGE, PAGE).then((views) => {
        for (const [n, view] of views.entries()) this.views[page * PAGE + n] = view
      })
      loading.catch(() => this.pages.delete(page))
      this.pages.set(page, loading)
    }
    return loading
  }

  // ---- nothing is chosen any more, and nothing waits
  skip(): void {}
  async choose(): Promise<boolean> {
    return false
  }
}
