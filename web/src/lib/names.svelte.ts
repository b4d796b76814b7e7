/** Names of cards as people type them: in any language, with or without their accents. */
import { getNames } from './api'
import { cardName } from './words'

let others = $state.raw<Record<string, string[]>>({})
let asked: Promise<void> | undefined

/** The names in other languages come when somebody begins to type; until then those of the own one are known. */
export function learnNames(): Promise<void> {
  asked ??= ask()
  return asked
}

async function ask(): Promise<void> {
  try {
    others = await getNames()
  } catch {
    asked = undefined // once more when the server is back
  }
}

export const namesOf = (id: string): string[] => [cardName(id), ...(others[id] ?? [])]

const WITHOUT_ACCENTS: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Without capitals and accents. */
export const folded = (text: string): string => text.toLocaleLowerCase().replace(/[łđøßæœ]/g, (letter) => WITHOUT_ACCENTS[letter])
  .normalize('NFKD').replace(/\p{Mark}/gu, '')

/** Whether something is called so, or begins with what was typed, word by word. */
export const isCalled = (typed: string, names: string[]): boolean => {
  const all = folded(names.join(' '))
  return folded(typed).split(/\s+/).every((word) => all.includes(word))
}
