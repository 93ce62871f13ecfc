/** `1 session`, `2 sessions`. */
export const counted = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`

/** `Ada`, `Ada and Theo`, `Ada, Theo and Mia`. */
export const listInWords = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(words)

/** `2026-12-29` as `29 December 2026`. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
