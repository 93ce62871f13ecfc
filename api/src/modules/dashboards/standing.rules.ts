/** How many topics a parent is shown at each end. */
const topicsForParents = 3

/**
 * The strongest and the weakest started topics, the extreme one first in each. A topic is in one
 * of the two at most: with few topics started the strongest go first.
 */
export function endsOf<T extends { mastery: number | null }>(
  topics: readonly T[],
): { strongest: T[]; weakest: T[] } {
  const byMastery = topics
    .filter((topic) => topic.mastery !== null)
    .sort((one, other) => (other.mastery ?? 0) - (one.mastery ?? 0))
  return {
    strongest: byMastery.slice(0, topicsForParents),
    weakest: byMastery.slice(topicsForParents).slice(-topicsForParents).reverse(),
  }
}

/**
 * The parts of the test that concern a student: those the student sits, and those with answers.
 * All of them while the student has not chosen.
 * @param sitting ids of the parts that the student sits; empty before the choice
 */
export function partsOf<T extends { sectionId: number; answered: number }>(
  parts: readonly T[],
  sitting: readonly number[],
): T[] {
  if (sitting.length === 0) return [...parts]
  return parts.filter((part) => part.answered > 0 || sitting.includes(part.sectionId))
}
