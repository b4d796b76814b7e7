/** Turns message ids into sentences, from the same catalogues as the terminal. No sentence stands in code. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Text } from './text'

type Arguments = Record<string, FluentVariable>

let bundle = new FluentBundle('en')

export async function loadWords(language: string): Promise<void> {
  const answer = await fetch(`/api/words/${language}`)
  if (!answer.ok) throw new Error(`/api/words/${language}: ${answer.status}`)
  bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(await answer.text()))
  document.documentElement.lang = language
  document.documentElement.dir = ['he', 'ar'].includes(language) ? 'rtl' : 'ltr'
}

export function has(id: string): boolean {
  const [name, attribute] = id.split('.')
  const message = bundle.getMessage(name)
  return message !== undefined && (attribute === undefined || attribute in message.attributes)
}

/** The sentence of that id; `id.attribute` is an attribute of it. */
export function say(id: string, args: Arguments = {}): string {
  const [name, attribute] = id.split('.')
  const message = bundle.getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  if (pattern === undefined || pattern === null) {
    console.error(`no message ${id}`)
    return id
  }
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, args, errors)
  for (const error of errors) console.error(`${id}: ${error.message}`)
  return text
}

// ---- names and lists
export const gameName = (game: string): string => say(`game-${game}`)
export const cardName = (id: string): string => say(`card-${id}`)

/** `a Copper`, `3 Coppers`; with a mark around it, so that a log can make it a button. */
export function counted(id: string, n: number): string {
  return marked(id, say(`card-${id}.counted`, { n }))
}

/** `2 Coppers and an Estate`, each card in the place where it comes first. */
export function cardList(ids: string[]): string {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return listed([...counts].map(([id, n]) => counted(id, n)))
}

/** `a, b and c`. */
export function listed(items: string[]): string {
  if (items.length === 0) return say('nothing')
  if (items.length === 1) return items[0]
  let text = say('list-two', { first: items[items.length - 2], last: items[items.length - 1] })
  for (const item of items.slice(0, -2).reverse()) text = say('list-more', { first: item, rest: text })
  return text
}

/** `Action – Attack`. */
export function typeNames(names: string[]): string {
  const said = names.map((name) => say(`type-${name}`))
  return said.reduceRight((rest, first) => say('types-join', { first, rest }))
}

// ---- marks: a card's name in a sentence
const MARK = '\u0001'

export const marked = (id: string, text: string): string => `${MARK}${id}${MARK}${text}${MARK}`
export const markedCard = (id: string): string => marked(id, cardName(id))

/** A sentence in pieces; those with a card are its name. */
export function pieces(text: string): { text: string; card?: string }[] {
  const found: { text: string; card?: string }[] = []
  const parts = text.split(MARK)
  for (let i = 0; i < parts.length; i += 3) {
    if (parts[i]) found.push({ text: parts[i] })
    if (i + 2 < parts.length) found.push({ text: parts[i + 2], card: parts[i + 1] })
  }
  return found
}

export const plain = (text: string): string => pieces(text).map((piece) => piece.text).join('')

// ---- the text of cards
const BONUSES = ['plus-cards', 'plus-actions', 'plus-buys', 'plus-coins', 'plus-vp-tokens', 'plus-coffers']
const LISTING = 'choose-'
const HELD = ['then', 'otherwise']

/** What a card does, line by line. Bonuses that follow each other share a line. */
export function cardText(parts: Text[]): string[] {
  const lines: string[] = []
  let afterBonus = false
  for (const [id, args, children] of parts) {
    const bonus = BONUSES.includes(id) && args.who !== 'others'
    const listing = id.startsWith(LISTING)
    const text = sentence(id, args, listing ? [] : children)
    if (bonus && afterBonus) lines.push(say('list-more', { first: lines.pop()!, rest: text }))
    else lines.push(text)
    afterBonus = bonus
    for (const child of listing ? children : [])
      lines.push(say('choice-line', { text: choiceText(child, String(args.who)) }))
  }
  return lines
}

/** Why the server refused something, in the words of the catalogue where it names them. */
export function refusal(told: { why?: string | null; facts?: Record<string, string | number> }): string {
  return told.why && has(`refused-${told.why}`) ? say(`refused-${told.why}`, told.facts) : ''
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
function sentence(id: string, args: Text[1], inner: Text[][]): string {
  const said: Arguments = {}
  for (const [name, value] of Object.entries(args)) said[name] = Array.isArray(value) ? plain(cardList(value)) : value
  for (const [place, parts] of inner.entries()) said[HELD[place]] = clause(parts)
  return say(id, said)
}

/** What is said within another sentence: it begins small, and has no full stop. */
function clause(parts: Text[]): string {
  const lines = cardText(parts).map((line) => line.replace(/\.$/, ''))
  return listed(lines.map((line) => line.slice(0, 1).toLowerCase() + line.slice(1)))
}

/** What an option is called, at that prompt if it has a name of its own there. */
export function optionName(id: string, prompt = ''): string {
  const [verb, card] = id.split(':')
  if (id === 'play:treasures') return say('option-play-treasures')
  if (['choose', 'turn', 'spend', 'repay'].includes(verb)) return say(`option-${verb}-${card}`)
  if (verb === 'place') return say('option-depth', { place: Number(card) || card })
  const own = `option-${verb}-${prompt}`
  if (verb === 'overpay' || verb === 'pay') return say(has(own) ? own : `option-${verb}`, { n: Number(card) })
  return say(has(own) ? own : `option-${verb}`, { card: card ? cardName(card) : '' })
}
