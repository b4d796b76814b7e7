/** Which languages there are, and the one that the page speaks now. Every sentence is said from its catalogue, so that all
 * of them change with it. */
import { Catalogue } from './catalogue'
import { device } from './device.svelte'

export interface Language {
  id: string
  direction: 'ltr' | 'rtl'
  /** As those call it who speak it. */
  name: string
}

/** The server writes them into the page's head. */
export const LANGUAGES: Language[] = (document.querySelector<HTMLMetaElement>('meta[name=languages]')?.content ?? 'en:ltr:English')
  .split('|').map((one) => one.split(':')).map(([id, direction, name]) => ({ id, direction: direction === 'rtl' ? 'rtl' : 'ltr', name }))

const OLDER_CODES: Record<string, string> = { iw: 'he' } // what some browsers still call them

/** The one that was chosen on this device, or else the first of the browser's that there is. */
export function wanted(): Language {
  const codes = navigator.languages.map((tag) => tag.split('-')[0].toLowerCase()).map((code) => OLDER_CODES[code] ?? code)
  const found = [device.language, ...codes].map((id) => LANGUAGES.find((one) => one.id === id)).find((one) => one !== undefined)
  return found ?? LANGUAGES[0]
}

let come: () => void
/** When the first words have come. Before that nothing is said. */
export const firstWords = new Promise<void>((resolve) => {
  come = resolve
})
let now = $state.raw({ ...wanted(), words: new Catalogue('en') })

export const catalogue = (): Catalogue => now.words
export const language = (): string => now.id
/** Its code, for what the browser words itself: dates, the order of names. */
export const languageCode = (): string => now.id.split('-')[0]
export const isRightToLeft = (): boolean => now.direction === 'rtl'

/** What somebody wrote in English, and nobody has translated: nothing where another language is read. */
export const inEnglish = (text: string): string => (languageCode() === 'en' ? text : '')

async function fetched(path: string): Promise<string> {
  const answer = await fetch(`/api/words/${path}`)
  if (!answer.ok) throw new Error(`/api/words/${path}: ${answer.status}`)
  return answer.text()
}

/** Throws where its words cannot be had: then the page goes on in the language it had. */
export async function speak(one: Language): Promise<void> {
  const code = one.id.split('-')[0]
  const words = new Catalogue(code)
  words.add(await fetched(one.id))
  now = { ...one, words }
  document.documentElement.lang = code
  document.documentElement.dir = one.direction
  come()
}

const withRulings = new WeakSet<Catalogue>() // or on their way to it

/** Rulings are a quarter of all words, and come when the first one is looked up. They are said as soon as they are there; if
 * they do not come, the next look asks again. */
export function needRulings(): void {
  const { id, words } = now
  if (withRulings.has(words)) return
  withRulings.add(words)
  fetched(`${id}/rulings`).then((rulings) => {
    words.add(rulings)
    if (now.words === words) now = { ...now }
  }, () => withRulings.delete(words))
}

/** From now on, on this device. */
export async function choose(id: string): Promise<void> {
  await speak(LANGUAGES.find((one) => one.id === id)!)
  device.language = id
}
