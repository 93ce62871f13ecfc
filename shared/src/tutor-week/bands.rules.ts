import type { CalendarEntry, Day } from '../calendar/month.rules.ts'
import { weekday } from '../calendar/month.rules.ts'
import type { WallClock } from '../full-calendar/pieces.rules.ts'
import { clockText } from '../full-calendar/times.rules.ts'
import type { Band } from '../full-calendar/week-view.tsx'
import type { Week } from './week.queries.ts'

const midnight = 1_440

/**
 * What lies behind the hours of a day, by the tutor's clock: when the tutor teaches in an ordinary
 * week, and over it time off.
 * @param wall reads a moment by the tutor's clock
 */
export function bandsOf(
  { weekly, timeOff }: Pick<Week, 'weekly' | 'timeOff'>,
  wall: (moment: string) => WallClock,
  day: Day,
): Band[] {
  const free = weekly
    .filter((span) => span.weekday === weekday(day) + 1)
    .map(({ from, to }) => band('free', 'Available', minuteOf(from), minuteOf(to)))
  const off = timeOff.flatMap(({ from, until, note }) => {
    const [begins, ends] = [wall(from), wall(until)]
    if (begins.day > day || ends.day < day) return []
    const start = begins.day < day ? 0 : begins.minute
    const end = ends.day > day ? midnight : ends.minute
    return end > start
      ? [band('off', note === '' ? 'Time off' : `Time off (${note})`, start, end)]
      : []
  })
  return [...free, ...off]
}

function band(tone: Band['tone'], words: string, from: number, to: number): Band {
  return { tone, from, to, label: `${words} ${clockText(from)} to ${clockText(to)}` }
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Hours of a week as entries of a calendar. */
export function entriesOf(sessions: Week['sessions']): CalendarEntry[] {
  return sessions.map(
    ({ id, startsAt, length, subject, state, studentId, studentName, tutorName, joinLink }) => ({
      ...{ id, studentId, studentName, tutorName, joinLink, date: startsAt, path: null },
      endsAt: new Date(Date.parse(startsAt) + length * 3_600_000).toISOString(),
      info:
        state === 'no-show' ? `${studentName}, ${subject}: no-show` : `${studentName}, ${subject}`,
      ...{ calendarComponent: 1, isAllDay: false, isCancelled: state === 'cancelled' },
    }),
  )
}
