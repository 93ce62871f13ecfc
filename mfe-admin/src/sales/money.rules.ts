/** The sum of some amounts in whole pence. */
export const sumOf = (parts: readonly { pence: number }[]): number =>
  parts.reduce((sum, { pence }) => sum + pence, 0)

/**
 * Pounds that were typed as whole pence; null for nothing. A part of a penny stays one, so that the
 * contract refuses it and nothing is rounded unseen.
 */
export function penceOf(pounds: number | null): number | null {
  if (pounds === null) return null
  const pence = Math.round(pounds * 100)
  return Math.abs(pounds * 100 - pence) < 1e-6 ? pence : pounds * 100
}

/** Pence as the field of an amount has them; null for none. */
export const poundsOf = (pence: number | null | undefined): number | null =>
  pence === null || pence === undefined ? null : pence / 100
