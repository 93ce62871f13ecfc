/** Least other students who must have met a topic before it is compared. */
export const leastOthers = 5

/** A topic is worth a place in the plan below this share of right answers. */
export const planBelow = 0.7

/** Most items of a suggested plan: what fits into one month beside everything else. */
export const planLength = 6

/** A student's answers in a topic, and those of all students who finished a test. */
export interface TopicResult {
  topicId: number
  topicName: string
  sectionNo: string
  correct: number
  total: number
  all: { students: number; questions: number; correct: number } | null
}

/** What is suggested for a topic. */
export interface PlanItem {
  topicId: number
  topicName: string
  sectionNo: string
  text: string
}

/**
 * Share of right answers of the other students in a topic, in percent with one decimal; null until
 * enough others have met it. The student's own answers are among `all` and are taken out.
 */
export function cohortShare({ correct, total, all }: TopicResult): number | null {
  if (all === null || all.students - 1 < leastOthers) return null
  const questions = all.questions - total
  if (questions <= 0) return null
  return Math.round(Math.max(0, (all.correct - correct) / questions) * 1000) / 10
}

/**
 * The weakest topics first; of equals the one that others find easier, since there most is to be
 * caught up. A topic with hardly anything right is learnt before it is practised.
 */
export function planOf(topics: readonly TopicResult[]): PlanItem[] {
  const shareOf = ({ correct, total }: TopicResult) => (total === 0 ? 1 : correct / total)
  return topics
    .filter((topic) => shareOf(topic) < planBelow)
    .toSorted(
      (one, other) =>
        shareOf(one) - shareOf(other) ||
        (cohortShare(other) ?? 0) - (cohortShare(one) ?? 0) ||
        one.topicId - other.topicId,
    )
    .slice(0, planLength)
    .map(({ topicId, topicName, sectionNo, correct, total }) => ({
      topicId,
      topicName,
      sectionNo,
      text:
        correct / total < 0.4
          ? `Learn ${topicName} (${sectionNo}), then practise 10 questions on it`
          : `Practise 15 questions on ${topicName} (${sectionNo})`,
    }))
}
