/** Our drawings: sheets of symbols, whose addresses change with what is in them. */
import cards from '../art/cards.svg?url'
import icons from '../art/icons.svg?url'
import land from '../art/land.svg?url'

const SHEETS = { cards, icons, land }
export type Sheet = keyof typeof SHEETS

/** The address of a symbol, for `<use href>`. */
export const art = (sheet: Sheet, name: string): string => `${SHEETS[sheet]}#${name}`

const read = new Set<Sheet>()

/** Has the browser read a sheet before the first of its drawings is needed: that one would have to wait for all of it. */
export function readSheet(sheet: Sheet): void {
  if (read.has(sheet)) return
  read.add(sheet)
  const unseen = `<svg class="for-readers" width="0" height="0" aria-hidden="true"><use href="${art(sheet, 'none')}"/></svg>`
  document.body.insertAdjacentHTML('beforeend', unseen)
}
