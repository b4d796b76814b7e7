/** The order of names in a language, by its code. English has no letters whose place a language must tell, and to load the
 * rules of languages takes a while. */
export const alphabetically = (code: string) => (a: string, b: string): number =>
  code === 'en' ? compared(a.toLowerCase(), b.toLowerCase()) : a.localeCompare(b, code)

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
