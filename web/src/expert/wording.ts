/** An expert's advice in words: what an option is called outside its question, why it is chosen, how often it wins. */
import { optionName } from '../lib/cardText'
import { counted, markedCard, type Name, named, plain, say } from '../lib/words'
import { placeName } from '../dominoes/wording'
import { botName } from '../table/names'
import type { AnyView, ReasonFacts } from '../wire'

/** What choosing an option means. view: of the question, where it is at hand. */
export function choiceName(option: string, prompt: string, game: string, view?: AnyView): string {
  if (game === 'dominion') return plain(optionName(option, prompt))
  const [verb, rest = ''] = option.split(':')
  const numbers = rest.split(',')
  if (verb === 'place') return say('choice-place', { place: placeOf(numbers), direction: named(`direction-${numbers[2]}`) })
  if (verb === 'claim') return say('choice-claim', { n: rest })
  if (verb === 'build') return say('choice-build', { ...buildingAt(view, numbers[0]), place: placeOf(numbers.slice(1)) })
  if (verb === 'burn') return say('choice-burn', buildingAt(view, rest))
  return say(`choice-${verb}`, { prompt, half: rest })
}

const placeOf = ([x, y]: string[]): Name => placeName({ x: Number(x), y: Number(y) })

function buildingAt(view: AnyView | undefined, slot: string): { building: Name | string; named: string } {
  const board = view && 'board' in view ? view.board : undefined
  const building = board?.slots[Number(slot)]
  return building ? { building: named(`building-${building}`), named: 'yes' } : { building: '', named: 'no' }
}

/** Why: a sentence, with the names of cards to tap, and of bots as they are called elsewhere. */
export function reasonText({ id, facts }: ReasonFacts): string {
  const { card, hardest, n } = facts
  if (typeof hardest === 'string') return say(id, { ...facts, hardest: botName(hardest) })
  if (typeof card !== 'string') return say(id, facts)
  return say(id, { ...facts, card: markedCard(card), cards: counted(card, Number(n) || 1) })
}

export const percent = (chance: number): number => Math.round(chance * 100)
