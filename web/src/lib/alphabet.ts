/** The order of names in the language that is spoken. */
import { languageCode } from './language.svelte'

/** English has no letters whose place a language must tell, and to load the rules of languages takes a while. */
export const alphabetically = (a: string, b: string): number =>
  languageCode() === 'en' ? compared(a.toLowerCase(), b.toLowerCase()) : a.localeCompare(b, languageCode())

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
