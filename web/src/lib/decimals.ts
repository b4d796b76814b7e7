/** With one digit after the point, or the comma that the language has for it. */
export const tenths = (n: number, language: string): string =>
  n.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false })
