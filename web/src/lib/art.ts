/** Our drawings: sheets of symbols, whose addresses change with what is in them. */
import cards from '../art/cards.svg?url'
import icons from '../art/icons.svg?url'
import land from '../art/land.svg?url'

const SHEETS = { cards, icons, land }
export type Sheet = keyof typeof SHEETS

/** The address of a symbol, for `<use href>`. */
export const art = (sheet: Sheet, name: string): string => `${SHEETS[sheet]}#${name}`
