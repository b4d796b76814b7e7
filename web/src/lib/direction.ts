/** Texts of both directions in one sentence: each is kept to itself (Unicode's isolates), so that none jumbles the other. */

const OPEN = '\u2068' // the direction of what follows is its own
const NUMBER = '\u2066' // it goes from left to right, also among Hebrew
const CLOSE = '\u2069'
const APART = /[\u2066\u2068][^\u2066-\u2069]*\u2069/g
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u
// with a sign, a currency, or of several parts: alone, digits find their way
const BEFORE = '(?<![\\u2066\\d.,:/–×+−±$])'
const NUMBERS = new RegExp(`${BEFORE}(?:[+−±×]\\$?|\\$)\\d(?:[\\d.,]*\\d)?%?|${BEFORE}\\d[\\d.,]*(?:[:/–×][\\d.,]*\\d)+|${BEFORE}\\d(?:[\\d.,]*\\d)?×`, 'g')

/** What is put into a sentence of that direction: kept apart if it has letters of the other one.
 * bare: the text without marks. */
export function kept(text: string, rightToLeft: boolean, bare = text): string {
  const other = rightToLeft ? LEFT_TO_RIGHT : RIGHT_TO_LEFT
  return other.test(bare.replace(APART, '')) ? OPEN + text + CLOSE : text
}

/** Numbers below zero have a minus, where a hyphen stands before them. */
export const withMinus = (text: string): string => text.replace(/(?<![\p{L}\p{N}_-])-(?=\d)/gu, '−')

/** A sentence from right to left, whose numbers are kept together. */
export const withNumbers = (text: string): string => text.replace(NUMBERS, (number) => NUMBER + number + CLOSE)

/** Whether a word such as ו ("and") is written to it, as Hebrew does to its own words only: not to a name in other letters, a
 * number or a sign. */
export const takesPrefix = (text: string): boolean => /^[א-ת]/.test(text)
