/** What a sentence of the catalogue asks for: the arguments that it shows, and those by which it only chooses. */
import type { Catalogue } from './catalogue'

type Pattern = Parameters<Catalogue['formatPattern']>[0]

interface Used {
  shown: Set<string>
  chosenBy: Set<string>
}

const known = new WeakMap<object, Used>()

export function used(pattern: Pattern, catalogue: Catalogue): Used {
  if (typeof pattern === 'string') return { shown: new Set(), chosenBy: new Set() }
  let found = known.get(pattern)
  if (!found) {
    found = { shown: new Set(), chosenBy: new Set() }
    walk(pattern, catalogue, found, found.shown)
    known.set(pattern, found)
  }
  return found
}

/** A part of a pattern: text, a list of parts, or an expression, which may hold others. */
interface Expression {
  type: string
  name?: string
  attr?: string | null
  selector?: Expression
  variants?: { value: Pattern }[]
  args?: unknown[]
}

function walk(part: unknown, catalogue: Catalogue, found: Used, into: Set<string>): void {
  if (Array.isArray(part)) for (const one of part) walk(one, catalogue, found, into)
  else if (typeof part === 'object' && part !== null) {
    const { type, name, attr, selector, variants, args } = part as Expression
    if (type === 'var') into.add(name!)
    if (type === 'mesg') {
      const message = catalogue.getMessage(name!)
      walk(attr ? message?.attributes[attr] : message?.value, catalogue, found, into)
    }
    if (selector) walk(selector, catalogue, found, found.chosenBy)
    for (const variant of variants ?? []) walk(variant.value, catalogue, found, found.shown)
    if (args) walk(args, catalogue, found, into)
  }
}
