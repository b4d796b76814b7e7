/** A decision in words, and where on the table its options are. */
import { cardText, choiceText, has, markedCard, optionName, say } from '../lib/words'
import type { Text } from '../lib/text'
import { type OpenDecision, type Play, who } from '../table/play'

/** Where the options are: cards of the hand, piles, cards that were looked at or set aside, cards that lie elsewhere, a
 * name of any card, or words. */
export type Zone = 'hand' | 'supply' | 'looked' | 'row' | 'name' | 'words'

const ZONES: Record<string, Zone> = {
  action: 'hand', treasure: 'hand', react: 'hand', play_twice: 'hand', discard: 'hand', discard_any: 'hand',
  discard_for_coins: 'hand', trash: 'hand', may_trash: 'hand', put_back: 'hand', put_back_victory: 'hand', pass: 'hand',
  buy: 'supply', gain: 'supply', may_gain: 'supply', swindle: 'supply',
  discard_looked: 'looked', trash_looked: 'looked', order: 'looked',
  top: 'row', trash_revealed: 'row', gain_trashed: 'row', put_back_discarded: 'row',
  name: 'name',
}
export const zoneOf = (prompt: string): Zone => ZONES[prompt] ?? 'words'

export const ALL_TREASURES = 'play:treasures'

// prompts that come with the rule that asks, because it holds a number or a price
const REMINDED = ['discard', 'discard_any', 'discard_for_coins', 'discard_estate', 'trash', 'may_trash', 'trash_this',
  'gain']
// rules that say no more than the prompt
const PLAIN = ['discard', 'trash', 'trash-up-to']
// questions about what just happened
const TOLD = ['react', 'may_gain', 'swindle', 'trash_revealed', 'gain_trashed', 'put_back_victory', 'choose']
// questions of the turn itself; all others are asked by a card
const OF_TURN = ['action', 'treasure', 'buy', 'top']

export const cardOf = (option: string): string => option.split(':')[1] ?? ''
export const verbOf = (option: string): string => option.split(':')[0]

/** The option that is this card, if any. */
export const optionOf = (options: string[], card: string): string | undefined =>
  options.find((option) => option !== ALL_TREASURES && cardOf(option) === card)

/** Whether anything but Copper and Curse can be bought. */
export const worthBuying = (options: string[]): boolean =>
  options.some((option) => option.startsWith('buy:') && option !== 'buy:copper' && option !== 'buy:curse')

/** Cards that go together, one answer each, are chosen in one gesture. */
export const asksForMany = (decision: OpenDecision): boolean =>
  (decision.picks ?? 1) > 1 && ['hand', 'looked'].includes(zoneOf(decision.prompt))

/** The verb of a question for several cards. */
export const manyVerb = (decision: OpenDecision): string => verbOf(decision.options.find(cardOf) ?? '')

export function promptText(play: Play, decision: OpenDecision): string {
  if (asksForMany(decision)) {
    const id = decision.prompt === 'order' ? 'ask-order' : decision.options.includes('done') ? 'ask-up-to' : 'ask-exactly'
    return say(id, { verb: manyVerb(decision), n: decision.picks! })
  }
  if (decision.prompt === 'choose' && ruleId(decision) === 'choose-two') {
    const first = decision.options.length === Object.keys(decision.choices ?? {}).length
    return say('prompt-choose', { two: first ? 'first' : 'second' })
  }
  const args: Record<string, string> = { two: 'no' }
  if (decision.about) args.about = markedCard(decision.about)
  if (decision.victim !== undefined) {
    args.owner = who(play, decision.victim)
    args.name = play.names[decision.victim]
  }
  return say(`prompt-${decision.prompt}`, args)
}

/** The rule that asks, where it says more than the prompt. */
export const ruleLines = (decision: OpenDecision): string[] =>
  REMINDED.includes(decision.prompt) && decision.rule && !PLAIN.includes(ruleId(decision))
    ? cardText(decision.rule as Text[]) : []

const ruleId = (decision: OpenDecision): string => (decision.rule as Text[] | undefined)?.[0]?.[0] ?? ''

/** Whether one should know what happened just before. */
export const needsNews = (decision: OpenDecision): boolean => TOLD.includes(decision.prompt)

/** The card that is being played while that is asked; nothing if none is. */
export function cardInPlay(play: Play): string | undefined {
  const prompt = play.view.decision?.prompt
  if (!prompt || OF_TURN.includes(prompt)) return undefined
  return play.events.findLast((event) => event.event === 'play')?.cards?.at(-1)
}

/** What an answer does, rather than yes or no. */
export function optionLabel(option: string, decision: OpenDecision): string {
  const leadsTo = verbOf(option) === 'choose' && decision.choices?.[cardOf(option)]
  if (leadsTo) return choiceText(leadsTo as Text[])
  const own = `answer-${option}-${decision.prompt}`
  return has(own) ? say(own) : optionName(option, decision.prompt)
}
