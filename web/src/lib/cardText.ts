/** What cards do, and what options are called, made from the parts that the server tells. */
import type { Text } from './text'
import { type Arguments, cardList, has, listed, plain, say, theCard } from './words'

const BONUSES = ['plus-cards', 'plus-actions', 'plus-buys', 'plus-coins', 'plus-vp-tokens', 'plus-coffers']
const LISTING = 'choose-'
const HELD = ['then', 'otherwise']

/** What a card does, line by line. Bonuses that follow each other share a line. within: another sentence. */
export function cardText(parts: Text[], within = false): string[] {
  const lines: string[] = []
  let afterBonus = false
  for (const [id, args, children] of parts) {
    const bonus = BONUSES.includes(id) && args.who !== 'others'
    const listing = id.startsWith(LISTING)
    const text = sentence(id, args, listing ? [] : children, within)
    if (listing && within) {
      lines.push(`${text} ${children.map(clause).join('; ')}`) // there is no line of its own for each
      continue
    }
    if (bonus && afterBonus) lines.push(say('list-more', { first: lines.pop()!, rest: text }))
    else lines.push(text)
    afterBonus = bonus
    for (const child of listing ? children : [])
      lines.push(say('choice-line', { text: choiceText(child, String(args.who)) }))
  }
  return lines
}

/** The second section of a Reaction card; nothing for other cards. */
export const reactionText = (parts: Text[]): string[] =>
  parts.length ? [say('reaction-intro'), ...cardText(parts)] : []

/** One of several things to choose from, on one line. Whoever chooses is spoken to. */
export function choiceText(parts: Text[], who = 'you'): string {
  const told: Text[] =
    who === 'others' ? parts.map(([id, args, children]) => [id, { ...args, who: 'you' }, children]) : parts
  const lines = cardText(told)
  return lines.length === 1 ? lines[0] : lines.map((line) => (line.endsWith('.') ? line : `${line}.`)).join(' ')
}

/** One part of a card's text, with what its sentence holds. Cards among the arguments are counted: `a Curse and a Copper`. */
function sentence(id: string, args: Text[1], inner: Text[][], within: boolean): string {
  const said: Arguments = {}
  for (const [name, value] of Object.entries(args)) said[name] = Array.isArray(value) ? cardList(value) : value
  for (const [place, parts] of inner.entries()) said[HELD[place]] = clause(parts)
  if (within && has(`${id}.within`)) return plain(say(`${id}.within`, said))
  const text = plain(say(id, said))
  return within ? beginningSmall(text.replace(/\.$/, '')) : text
}

const beginningSmall = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

/** What is said within another sentence: one that has no words for that (`.within`) begins small, and has no full stop. */
const clause = (parts: Text[]): string => listed(cardText(parts, true).map((line) => line.replace(/\.$/, '')))

/** What an option is called, at that prompt if it has a name of its own there. */
export function optionName(id: string, prompt = ''): string {
  const [verb, card] = id.split(':')
  if (id === 'play:treasures') return say('option-play-treasures')
  if (['choose', 'turn', 'spend', 'repay'].includes(verb)) return say(`option-${verb}-${card}`)
  if (verb === 'place') return say('option-depth', { place: Number(card) || card })
  const own = `option-${verb}-${prompt}`
  if (verb === 'overpay' || verb === 'pay') return say(has(own) ? own : `option-${verb}`, { n: Number(card) })
  return say(has(own) ? own : `option-${verb}`, { card: card ? theCard(card) : '' })
}
