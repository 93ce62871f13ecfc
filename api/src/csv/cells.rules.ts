/** Blanks, also those that have no width and come along when cells are copied. */
const blank = '\\s\\u200B-\\u200D\\u2060'

/** What programmes for tables take for the beginning of a formula. */
const sign = '=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20'

/** What reading takes for a formula that was made harmless: an apostrophe somewhere before its sign. */
const harmless = new RegExp(`^[${blank}]*'(?=[${blank}']*[${sign}])`)

const isBlank = new RegExp(`[${blank}]`)

function startOf(text: string): number {
  let start = 0
  while (start < text.length && isBlank.test(text.charAt(start))) start += 1
  return start
}

/** Without blanks around; by hand, since a pattern for the end is slow on long runs of blanks. */
export function withoutBlanks(text: string): string {
  const start = startOf(text)
  let end = text.length
  while (end > start && isBlank.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** A cell as it is written, so that what reads as made harmless is not taken for that. */
export const keptApostrophe = (text: string): string => (harmless.test(text) ? `'${text}` : text)

/** What a cell says: without what was put before a formula, and without blanks around. */
export function cellText(written: string): string {
  const text = harmless.test(written) ? written.slice(startOf(written) + 1) : written
  return withoutBlanks(text)
}
