/** How many topics a parent is shown at each end. */
const topicsForParents = 3

/**
 * The strongest of the secure topics and the weakest of the weak ones, the extreme one first in
 * each. A topic of which it cannot be told yet is in neither.
 */
export function endsOf<T extends { mastery: number | null; state: string }>(
  topics: readonly T[],
): { strongest: T[]; weakest: T[] } {
  const by = (state: string, direction: 1 | -1) =>
    topics
      .filter((topic) => topic.state === state)
      .sort((one, other) => direction * ((one.mastery ?? 0) - (other.mastery ?? 0)))
      .slice(0, topicsForParents)
  return { strongest: by('secure', -1), weakest: by('weak', 1) }
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
