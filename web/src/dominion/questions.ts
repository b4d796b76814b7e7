/** A decision in words, and what its options stand for. What kind of question it is, the server says. */
import { cardText, choiceText, optionName } from '../lib/cardText'
import { type Arguments, has, markedCard, say } from '../lib/words'
import type { Text } from '../lib/text'
import { type OpenDecision, type Play, who } from '../table/play'

/** Where the options lie. */
export type Zone = NonNullable<OpenDecision['zone']>

export const ALL_TREASURES = 'play:treasures'

export const cardOf = (option: string): string => option.split(':')[1] ?? ''
export const verbOf = (option: string): string => option.split(':')[0]

/** Whether an option at a question for cards is none: a button stands for it. */
export const isWord = (option: string): boolean =>
  option === ALL_TREASURES || option === 'done' || ['spend', 'repay'].includes(verbOf(option))

/** The option that is this card, if any. */
export const optionOf = (options: string[], card: string): string | undefined =>
  options.find((option) => option !== ALL_TREASURES && cardOf(option) === card)

/** Whether anything but Copper and Curse can be bought. */
export const worthBuying = (options: string[]): boolean =>
  options.some((option) => option.startsWith('buy:') && option !== 'buy:copper' && option !== 'buy:curse')

/** Cards that go together, one answer each, are chosen in one gesture. */
export const asksForMany = (decision: OpenDecision): boolean =>
  (decision.picks ?? 1) > 1 && (decision.zone === 'hand' || decision.zone === 'aside')

/** The verb of a question for several cards. */
export const manyVerb = (decision: OpenDecision): string => verbOf(decision.options.find(cardOf) ?? '')

export function promptText(play: Play, decision: OpenDecision): string {
  if (asksForMany(decision)) {
    const own = `ask-${decision.prompt}`
    const id = decision.options.includes('done') ? 'ask-up-to' : 'ask-exactly'
    return say(has(own) ? own : id, { verb: manyVerb(decision), n: decision.picks! })
  }
  const args: Arguments = { two: whichOfSeveral(decision) }
  if (decision.about) args.about = markedCard(decision.about)
  if (decision.victim !== undefined) {
    args.owner = who(play, decision.victim)
    args.name = play.names[decision.victim]
  }
  return say(`prompt-${decision.prompt}`, args)
}

// of a choice of several: what the prompt says at the first of them, and at the others
const SEVERAL: Record<string, [string, string]> = {
  'choose-two': ['first', 'second'], 'choose-three': ['three', 'next'], 'choose-four': ['four', 'next'],
}

/** Of a card that chooses several: how many, or that another one is asked for. */
function whichOfSeveral({ choices, rule, options }: OpenDecision): string {
  const several = choices && SEVERAL[(rule as Text[])[0][0]]
  if (!several) return 'no'
  return several[options.length === Object.keys(choices).length ? 0 : 1]
}

/** The rule that asks, where it says more than the prompt. */
export const ruleLines = (decision: OpenDecision): string[] =>
  decision.reminds ? cardText(decision.rule as Text[]) : []

/** The card that is being played while that is asked; nothing if none is. */
export function cardInPlay(play: Play): string | undefined {
  const { decision } = play.view
  if (!decision || decision.of_turn) return undefined
  return play.events.findLast((event) => event.event === 'play')?.cards?.at(-1)
}

/** What choosing a card does, as a word: its verb, or that somebody else gains it. */
export const deedOf = (option: string, { victim, seat }: OpenDecision): string =>
  verbOf(option) === 'gain' && victim !== undefined && victim !== seat ? 'give' : verbOf(option)

/** A place in the deck, as short as can be: there may be many. */
function placeLabel(option: string, { options }: OpenDecision): string {
  const at = option === options[0] ? 'top' : option === options.at(-1) ? 'bottom' : 'within'
  return say('place-at', { at, n: cardOf(option) })
}

/** What an answer does, rather than yes or no. */
export function optionLabel(option: string, decision: OpenDecision): string {
  const leadsTo = verbOf(option) === 'choose' && decision.choices?.[cardOf(option)]
  if (leadsTo) return choiceText(leadsTo as Text[])
  if (verbOf(option) === 'place') return placeLabel(option, decision)
  const own = `answer-${option}-${decision.prompt}`
  return has(own) ? say(own) : optionName(option, decision.prompt)
}
