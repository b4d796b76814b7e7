/** The review of a seat's decisions: asked for, watched while it grows, cancelled. */
import * as api from '../lib/api'
import type { JudgedDecision, ReviewFacts } from '../wire'

const LOOK_EVERY = 1000
const MISTAKES = 3

export class ReviewPlay {
  facts = $state.raw<ReviewFacts | null>(null)
  problem = $state('')
  decisions = $derived(this.facts?.decisions ?? [])
  state = $derived(this.facts?.state ?? 'none')
  growing = $derived(this.state === 'waiting' || this.state === 'working')
  /** The largest first. */
  mistakes = $derived.by(() => this.decisions.filter((one) => one.is_mistake)
    .sort((one, other) => loss(other) - loss(one)).slice(0, MISTAKES))
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(readonly id: string, readonly seat: number) {
    this.begin()
  }

  async begin(): Promise<void> {
    this.problem = ''
    await this.take(api.askReview(this.id, this.seat))
  }

  private async take(asked: Promise<ReviewFacts>): Promise<void> {
    try {
      const facts = await asked
      if (this.closed) return
      this.facts = facts
    } catch (error) {
      this.problem = (error as Error).message
      return
    }
    if (this.growing) this.timer = setTimeout(() => this.take(api.getReview(this.id, this.seat)), LOOK_EVERY)
  }

  async cancel(): Promise<void> {
    clearTimeout(this.timer)
    if (this.facts) this.facts = { ...this.facts, state: 'none' }
    await api.cancelReview(this.id, this.seat).catch(() => undefined)
  }

  /** The page is left: nobody waits for it here. */
  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    if (this.growing) api.cancelReview(this.id, this.seat).catch(() => undefined)
  }
}

export const loss = ({ best, chance }: JudgedDecision): number => best - chance
