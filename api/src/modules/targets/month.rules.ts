/** Ratings from which on their mean is shown to the tutor: of fewer, each could be told. */
export const leastRatings = 5

/**
 * The mean of a tutor's ratings as the tutor may see it, with one decimal.
 * @returns null for fewer than five
 */
export function meanShown(average: number | null, count: number): number | null {
  return average === null || count < leastRatings ? null : Math.round(average * 10) / 10
}
