import { attendanceWords } from './event.rules.ts'
import type { Attendee, Attendees } from './giver.queries.ts'

/** What is marked of an attendee; '' for nothing. */
export type Mark = NonNullable<Attendee['attendance']> | ''

/** What the form of a session holds: marks by student, and the version that they stand on. */
export interface Marks {
  marks: Record<string, Mark>
  version: number
}

/** What is marked, and where nothing is what the time of joining suggests. */
export const marksOf = ({ attendees, attendanceVersion }: Attendees): Marks => ({
  marks: Object.fromEntries(
    attendees
      .filter(({ state }) => state === 'registered')
      .map(({ studentId, attendance, suggested }) => [studentId, attendance ?? suggested ?? '']),
  ),
  version: attendanceVersion,
})

/** Whether something stands there that is only suggested, so that it is still to be saved. */
export const isSuggested = ({ attendees }: Attendees): boolean =>
  attendees.some(({ attendance, suggested }) => attendance === null && suggested !== null)

/** The marks as the call takes them. */
export const sentMarks = ({ marks }: Marks) =>
  Object.entries(marks).map(([studentId, mark]) => ({
    studentId,
    state: mark === '' ? null : mark,
  }))

export const markWords = (mark: Mark): string =>
  mark === '' ? 'Not marked' : attendanceWords[mark].word

export const markOptions = (['present', 'late', 'absent', 'excused'] as const).map((value) => ({
  value,
  label: attendanceWords[value].word,
}))
