/** Turns message ids into sentences, from the same catalogues as the terminal. No sentence stands in code. */
import { FluentNumber, type FluentVariable } from '@fluent/bundle'
import { kept, takesPrefix, withMinus, withNumbers } from './direction'
import { catalogue, isRightToLeft } from './language.svelte'
import { used } from './patterns'

export type Arguments = Record<string, FluentVariable | Name>

/** What has a name in the catalogue. In a sentence `{ $card }` is the name itself, and `{ $card-acc }` is what the attribute
 * `.acc` of the name says: its form in that case. */
export class Name {
  constructor(readonly form: (name: string) => string) {}

  toString(): string {
    return this.form('')
  }
}

/** A number without anything between its digits: to have it written by the rules of a language loads those, which takes
 * a while on the way to the first table. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

const isShort = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 1000
const isNegative = (value: unknown): boolean => Number(value instanceof FluentNumber ? value.value : value) < 0

export function has(id: string): boolean {
  const [name, attribute] = id.split('.')
  const message = catalogue().getMessage(name)
  return message !== undefined && (attribute === undefined || attribute in message.attributes)
}

/** The sentence of that id; `id.attribute` is an attribute of it. */
export function say(id: string, args: Arguments = {}): string {
  const [name, attribute] = id.split('.')
  const words = catalogue()
  const message = words.getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  if (pattern === undefined || pattern === null) {
    console.error(`no message ${id}`)
    return id
  }
  const { shown, chosenBy } = used(pattern, words)
  const said: Record<string, FluentVariable> = {}
  for (const asked of [...shown, ...chosenBy]) {
    const [of, ...form] = asked.split('-')
    const value = args[asked] ?? args[of]
    const text = value instanceof Name ? value.form(form.join('-')) : asked in args ? value : undefined
    if (isShort(text)) said[asked] = new Plain(text)
    else if (text !== undefined) said[asked] = typeof text === 'string' && !chosenBy.has(asked) ? kept(text, isRightToLeft(), plain(text)) : text
  }
  const errors: Error[] = []
  const formatted = words.formatPattern(pattern, said, errors)
  const text = Object.values(said).some(isNegative) ? withMinus(formatted) : formatted
  for (const error of errors) console.error(`${id}: ${error.message}`)
  return isRightToLeft() ? withNumbers(text) : text
}

// ---- names and lists
/** Something by the id of the message that names it. */
export const named = (id: string, args: Arguments = {}, mark?: string): Name => new Name((form) => {
  const text = say(form ? `${id}${id.includes('.') ? '-' : '.'}${form}` : id, args)
  return mark === undefined ? text : marked(mark, text)
})

export const gameName = (game: string): string => say(`game-${game}`)
export const cardName = (id: string): string => say(`card-${id}`)
export const theCard = (id: string): Name => named(`card-${id}`)
export const theGame = (id: string): Name => named(`game-${id}`)

/** `a Copper`, `3 Coppers`; with a mark around it, so that a log can make it a button. */
export const counted = (id: string, n: number): Name => named(`card-${id}.counted`, { n }, id)

/** `2 Coppers and an Estate`, each card in the place where it comes first. */
export function cardList(ids: string[]): Name {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return listOf([...counts].map(([id, n]) => counted(id, n)))
}

/** Several names: in another form, each of them is in that form. */
export const listOf = (items: (Name | string)[]): Name =>
  new Name((form) => listed(items.map((item) => (item instanceof Name ? item.form(form) : item))))

const APART = 'list-two.apart' // before what no prefix can be written to, where a language has such words

/** `a, b and c`. */
export function listed(items: string[]): string {
  if (items.length === 0) return say('nothing')
  if (items.length === 1) return items[0]
  const [first, last] = items.slice(-2)
  let text = say(has(APART) && !takesPrefix(plain(last)) ? APART : 'list-two', { first, last })
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
export const markedCard = (id: string): Name => named(`card-${id}`, {}, id)

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

export const plain = (text: string | Name): string => pieces(String(text)).map((piece) => piece.text).join('')

/** Why the server refused something, in the words of the catalogue where it names them. */
export function refusal(told: { why?: string | null; facts?: Record<string, string | number> }): string {
  return told.why && has(`refused-${told.why}`) ? say(`refused-${told.why}`, told.facts) : ''
}
