import { defaultTimeZone, formatDate } from '@portal/shared/ui'
import type { CalendarEntry } from '../calendar/month.rules.ts'
import { isTimeToJoin } from '../contract/join.rules.ts'

type Timed = Pick<CalendarEntry, 'date' | 'endsAt' | 'isAllDay'>

/** When an entry is, by a zone: `Tue 9 Mar 2027, 16:30 to 17:30`. Whole days are by their date. */
export function spanText({ date, endsAt, isAllDay }: Timed, zone: string): string {
  if (isAllDay) {
    const first = formatDate(date, 'longDate', 'UTC')
    if (endsAt === null) return `${first}, all day`
    const last = formatDate(Date.parse(endsAt) - 1, 'longDate', 'UTC')
    return last === first ? `${first}, all day` : `${first} to ${last}`
  }
  const day = formatDate(date, 'longDate', zone)
  const start = formatDate(date, 'time', zone)
  if (endsAt === null) return `${day}, ${start}`
  const isSameDay = formatDate(endsAt, 'isoDate', zone) === formatDate(date, 'isoDate', zone)
  const end = formatDate(endsAt, isSameDay ? 'time' : 'full', zone)
  return `${day}, ${start} to ${end}`
}

/** The same by London's clock; null where the own one says the same. */
export function londonText(entry: Timed, zone: string): string | null {
  if (entry.isAllDay) return null
  const london = spanText(entry, defaultTimeZone)
  return london === spanText(entry, zone) ? null : london
}

/** Whether there is something to join now: from ten minutes before until it ends. */
export function mayJoin({ date, endsAt, joinLink, isCancelled }: CalendarEntry, now: number) {
  if (joinLink === null || isCancelled) return false
  return isTimeToJoin(Date.parse(date), Date.parse(endsAt ?? date), now)
}
