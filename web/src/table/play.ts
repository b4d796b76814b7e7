/** What the table of a game needs to know and can do; the same whether it is played or replayed. */
import type { AnyView, Decision, Event, Presence, TableFacts } from '../wire'

/** A decision that is for us to answer now. */
export type OpenDecision = Decision & { options: string[] }

export interface Play {
  readonly facts: TableFacts
  readonly view: AnyView
  /** Everything that happened, as far as the seat may know. */
  readonly events: Event[]
  /** Whose eyes these are; null: a spectator's. */
  readonly seat: number | null
  /** By seat. */
  readonly names: string[]
  /** What is asked of us, even while the answer is on its way; null while it is another's turn, and in replays. */
  readonly asked: OpenDecision | null
  /** The same, if it can be answered now: null while an answer is on its way. */
  readonly decision: OpenDecision | null
  readonly replaying: boolean
  /** What an expert would choose here, if that was asked for; or what a lesson speaks of. */
  readonly advised: string | null
  /** Who is there at this moment; nothing in replays. */
  readonly presence?: Presence
  /** Whether the last view followed from the one before by events, so that cards may be seen moving. */
  readonly moved: boolean
  /** The events of what is seen now, and how many steps that have happened are still to be seen. */
  readonly fresh: Event[]
  readonly behind: number
  skip(): void
  /** Answer the open decision. Whether it was taken. */
  choose(option: string): Promise<boolean>
}

/** Which seats play together, by side: partners who share a kingdom, or everybody alone. */
export const sidesOf = ({ view, names }: Pick<Play, 'view' | 'names'>): number[][] =>
  'kingdoms' in view ? view.kingdoms.map(({ seats }) => seats) : names.map((_, seat) => [seat])

/** Who somebody is in sentences. In a replay everybody is called by name, whoever's eyes it is seen with. */
export const who = (play: Play, seat: number): 'you' | 'other' =>
  seat === play.seat && !play.replaying ? 'you' : 'other'
