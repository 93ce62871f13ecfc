import { plural } from '@portal/shared/ui'

export const kindWords = { seminar: 'Seminar', course: 'Course' } as const

/** What is due of an event, in words: sessions that are not marked, and its report. */
export function dueOf({
  attendanceDue,
  reportDueAt,
}: {
  attendanceDue: number
  reportDueAt: string | null
}): string[] {
  return [
    ...(attendanceDue > 0 ? [`Attendance of ${plural(attendanceDue, 'session')}`] : []),
    ...(reportDueAt === null ? [] : ['Report']),
  ]
}
