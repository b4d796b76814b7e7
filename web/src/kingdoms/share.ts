/** A kingdom as text and as a link, and back. */
import { folded } from '../lib/names.svelte'

interface Read {
  cards: string[]
  unknown: string[]
}

/** The options: Colonies and the bane, if the kingdom has them. */
export function linkOf(cards: string[], boxes: string[], options: Record<string, string | boolean>): string {
  return `${location.origin}/new?game=dominion&${queryOf(cards, boxes, options)}`
}

/** What the lab has found out about it. */
export function labOf(cards: string[], boxes: string[], options: Record<string, string | boolean>): string {
  return `/lab?${queryOf(cards, boxes, options)}`
}

function queryOf(cards: string[], boxes: string[], options: Record<string, string | boolean>): string {
  const more = Object.entries(options).map(([name, value]) => `&${name}=${value}`)
  return `cards=${cards.join(',')}&boxes=${boxes.join(',')}${more.join('')}`
}

/** Names or ids, one by one, as people write them; or a whole link. */
export function read(text: string, all: { id: string }[], namesOf: (id: string) => string[]): Read {
  const inLink = /[?&]cards=([^&\s]*)/.exec(text)
  const words = (inLink ? decodeURIComponent(inLink[1]) : text).split(/[,;\n\t•]+/).map((word) => word.trim())
  const found: Read = { cards: [], unknown: [] }
  for (const word of words.filter((one) => one !== '')) {
    const card = all.find(({ id }) => [id, ...namesOf(id)].some((name) => bare(name) === bare(word)))
    if (!card) found.unknown.push(word.slice(0, 40))
    else if (!found.cards.includes(card.id)) found.cards.push(card.id)
  }
  return found
}

/** Without capitals, accents, spaces, signs, and a number in front or behind. */
function bare(name: string): string {
  return folded(name).replace(/\(.*?\)|[^\p{Letter}]/gu, '')
}
