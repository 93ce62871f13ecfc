/** Readers find what is published; of what is withdrawn, those who had opened it keep their notes. */
export const bookStates = ['draft', 'published', 'withdrawn'] as const
export type BookState = (typeof bookStates)[number]

/** Characters of the note on a bookmark. */
export const longestBookNote = 2_000

/** Bookmarks that somebody may have in one book. */
export const mostBookMarks = 500

/** Days for which those who had opened a book may read on, where it only takes no new readers. */
export const withdrawnDays = 14

/**
 * An ISBN with its 13 digits and nothing else, from one of 10 or 13 with dashes or spaces; undefined
 * where that is none, or its check digit is wrong.
 * @example isbn13('0-571-05686-5') // '9780571056866'
 */
export function isbn13(text: string): string | undefined {
  const plain = text.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase()
  if (/^\d{9}[\dX]$/.test(plain)) {
    const sum = [...plain].reduce(
      (all, sign, index) => all + (sign === 'X' ? 10 : Number(sign)) * (10 - index),
      0,
    )
    const start = `978${plain.slice(0, 9)}`
    return sum % 11 === 0 ? `${start}${checkDigitOf(start)}` : undefined
  }
  if (!/^97[89]\d{10}$/.test(plain)) return undefined
  return plain.endsWith(checkDigitOf(plain.slice(0, 12))) ? plain : undefined
}

function checkDigitOf(twelve: string): string {
  const sum = [...twelve].reduce(
    (all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}
