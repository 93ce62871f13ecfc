import type { ReportContent } from '@portal/shared/api/schemas'
import type { FieldError } from '../../problem.ts'

/** How long after an hour its homework may be due. */
const mostDaysAhead = 400

const dayMs = 86_400_000

/**
 * What of homework cannot be due when it says: before its hour, or more than 400 days after it.
 * @param hourOn the day of the hour by the tutor's clock, `yyyy-mm-dd`
 */
export function wrongDays(homework: ReportContent['homework'], hourOn: string): FieldError[] {
  const last = new Date(Date.parse(hourOn) + mostDaysAhead * dayMs).toISOString().slice(0, 10)
  return homework.flatMap(({ dueOn }, index) => {
    if (dueOn === null || (dueOn >= hourOn && dueOn <= last)) return []
    const message =
      dueOn < hourOn
        ? 'Homework is due on the day of the hour or later'
        : `Homework is due within ${mostDaysAhead} days of the hour`
    return [{ path: `body.homework.${index}.dueOn`, message }]
  })
}

/** Topics that a report names, as such or of its homework, and are not there. */
export function wrongTopics(
  { topicIds, homework }: Pick<ReportContent, 'topicIds' | 'homework'>,
  unknown: readonly number[],
): FieldError[] {
  const message = 'This topic is not there any more'
  const isUnknown = (id: number | null) => id !== null && unknown.includes(id)
  return [
    ...(topicIds.some(isUnknown) ? [{ path: 'body.topicIds', message }] : []),
    ...homework.flatMap(({ topicId }, index) =>
      isUnknown(topicId) ? [{ path: `body.homework.${index}.topicId`, message }] : [],
    ),
  ]
}

/** Fields in which two contents differ, by their names. */
export function changedIn(before: ReportContent, after: ReportContent): string[] {
  const fields = Object.keys(after) as (keyof ReportContent)[]
  return fields.filter((field) => written(before[field]) !== written(after[field]))
}

/** A value as text, whichever order its fields are in: the database keeps an order of its own. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
