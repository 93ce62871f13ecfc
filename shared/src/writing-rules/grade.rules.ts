/** What a criterion counts, in per cent of the whole; those of a rubric make 100 together. */
export interface WeighedCriterion {
  key: string
  weight: number
}

/** How a criterion was graded, 0 to 100 points; null while it is not. */
export interface Grade {
  key: string
  points: number | null
}

/**
 * The grade of a marking, in per cent: the mean of points by weight, in whole numbers, a half
 * rounded up. Null while a criterion is not graded.
 */
export function percentOf(
  criteria: readonly WeighedCriterion[],
  grades: readonly Grade[],
): number | null {
  let sum = 0
  for (const { key, weight } of criteria) {
    const points = grades.find((grade) => grade.key === key)?.points ?? null
    if (points === null) return null
    sum += weight * points
  }
  return criteria.length > 0 ? Math.floor((sum + 50) / 100) : null
}
