/** Running text as readers of a language expect it: where its lines may not break, and its decimals. */

const MINDING = ['cs', 'pl'] // no word of one letter stands at the end of a line: v ruce, a mince
const ONE_LETTER = /(?<![\p{L}\p{N}])(\p{L}) (?=\S)/gu
const ENCLITIC = /(?<=\p{L})-(?=li(?!\p{L}))/gu // Czech: máte-li

/** What belongs together stays on one line. */
export const together = (text: string, language: string): string =>
  MINDING.includes(language) ? text.replace(ONE_LETTER, '$1\u00a0').replace(ENCLITIC, '\u2011') : text

/** With one digit after the point, or the comma. */
export const tenths = (n: number, language: string): string =>
  n.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false })
