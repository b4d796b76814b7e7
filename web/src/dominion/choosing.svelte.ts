/** How the player answers: what can be tapped, what is picked so far, and what is asked once more. */
import { device } from '../lib/device.svelte'
import type { OpenDecision, Play } from '../table/play'
import type { DominionView } from '../wire'
import { type Cards, type Held, held } from './cards.svelte'
import { asksForMany, cardOf, isWord, optionOf, worthBuying, type Zone } from './questions'

const TOO_QUICK = 400 // milliseconds: the second half of a double click answers nothing

export class Choosing {
  /** Keys of the cards that were tapped, in order. */
  picked = $state.raw<string[]>([])
  /** Whether the end of the turn has to be confirmed. */
  ending = $state(false)
  mayEnd = $state(false)
  /** The card (its key) or the option that was tapped, while the answer is on its way: it stays pressed. */
  sent = $state<string | null>(null)
  private readonly from: () => { play: Play; cards: Cards }

  constructor(from: () => { play: Play; cards: Cards }) {
    this.from = from
  }

  play = $derived.by(() => this.from().play)
  view = $derived(this.play.view as DominionView)
  asked = $derived.by<OpenDecision | null>(() => this.play.asked)
  zone = $derived<Zone | null>(this.asked?.zone ?? null)
  many = $derived(this.asked ? asksForMany(this.asked) : false)
  most = $derived(this.asked?.picks ?? 1)
  mayStop = $derived(this.asked?.options.includes('done') ?? false)
  complete = $derived(this.many && (this.mayStop || this.picked.length === this.most))

  /** Whose cards are chosen from: those of another player, if this one decides for them. */
  acting = $derived.by<number | null>(() => {
    const { seat } = this.play
    const { decision, turn } = this.view
    if (seat !== null && decision?.seat === seat) return decision.for ?? seat
    return seat !== null && turn?.controller === seat ? turn.seat : seat
  })
  me = $derived(this.acting === null ? null : this.view.players[this.acting])
  hand = $derived.by<Held[]>(() => held(this.from().cards.sorted(this.me?.hand ?? [])))
  /** Cards that lie before the player to be chosen from. */
  row = $derived.by<Held[]>(() => {
    if (this.zone === 'aside') return held([...(this.me?.looked_at ?? []), ...(this.me?.aside ?? [])])
    return this.zone === 'elsewhere' ? held(this.asked!.options.map(cardOf).filter(Boolean)) : []
  })

  /** What tapping this card answers, if it can be chosen there. */
  option(zone: Zone, card: string): string | undefined {
    return this.asked && zone === this.zone ? optionOf(this.asked.options, card) : undefined
  }

  /** Options that are words; the one that all wait for comes first. */
  words = $derived.by<string[]>(() => {
    if (!this.asked || this.many) return []
    const { options } = this.asked
    return this.zone === 'words' ? options : options.filter(isWord)
  })

  /** 1 for the first tapped card; 0 for one that is not tapped. */
  order(card: Held): number {
    return this.picked.indexOf(card.key) + 1
  }

  tap(card: Held, option: string): void {
    if (!this.many) {
      this.choose(option, card.key)
      return
    }
    const without = this.picked.filter((key) => key !== card.key)
    if (without.length < this.picked.length) this.picked = without
    else if (this.picked.length < this.most) this.picked = [...this.picked, card.key]
    else if (this.most === this.picked.length) this.picked = [...this.picked.slice(0, -1), card.key]
    // an order of all is clear when one is left
    const left = this.row.filter(({ key }) => !this.picked.includes(key))
    const ofAll = !this.mayStop && this.most === this.row.length
    if (ofAll && left.length === 1 && without.length === this.picked.length - 1)
      this.picked = [...this.picked, left[0].key]
  }

  clear(): void {
    this.picked = []
    this.ending = false
  }

  /** All that was tapped, as one answer. */
  confirm(): void {
    if (!this.complete || !this.play.decision) return
    const { play, most } = this // kept: the table may be left before the last answer is taken
    const { prompt, options } = this.asked!
    const answers = this.picked.map((key) => optionOf(options, key.split('#')[0])!)
    if (this.mayStop && answers.length < most) answers.push('done')
    // the last ones may make themselves, and then the next question may look just like this one
    const open = (made: number): boolean =>
      play.decision?.prompt === prompt && (play.decision.picks ?? 1) === most - made
    this.send('done', async () => {
      for (const [made, answer] of answers.entries()) {
        if (!open(made) || !(await play.choose(answer))) return false
      }
      return true
    })
  }

  /** by: the card that was tapped for it, where there may be others like it. */
  choose(option: string, by = option): void {
    const decision = this.play.decision
    if (!decision?.options.includes(option)) return
    const useful = option === 'done' && decision.prompt === 'buy' && device.confirmEnd && worthBuying(decision.options)
    if (useful && !this.ending) {
      this.ending = true
      this.mayEnd = false
      setTimeout(() => (this.mayEnd = true), TOO_QUICK)
    } else if (!this.ending || this.mayEnd) this.send(by, () => this.play.choose(option))
  }

  private async send(by: string, answer: () => Promise<boolean>): Promise<void> {
    this.clear()
    this.sent = by
    try {
      await answer()
    } finally {
      this.sent = null
    }
  }
}
