/** What an address writes before a question's number. */
const prefix = 'qu-'

/** The number of a question as an address writes it: `qu-42`. */
export const addressId = (questionId: number) => `${prefix}${questionId}`

/**
 * The number of a question in an address: its first three characters are dropped, whatever they are.
 * Undefined where the rest is no whole number from 1.
 */
export function questionIdIn(segment: string): number | undefined {
  const rest = segment.slice(prefix.length)
  if (!/^[1-9]\d{0,9}$/.test(rest)) return undefined
  const id = Number(rest)
  return id <= 2_147_483_647 ? id : undefined
}
