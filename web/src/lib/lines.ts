/** Where a line may end. */

/** A number or an article stays on the line of its card. */
export const unbroken = (words: string): string => words.replace(/^(\S{1,3}) /, '$1\u00a0')
