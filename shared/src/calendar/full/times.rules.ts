import { defaultTimeZone, formatDate } from '@portal/shared/ui'
import type { CalendarEntry } from '../month.rules.ts'
import type { WallClock } from './pieces.rules.ts'

/** Reads moments by the clock of a zone; of each moment once. */
export function wallClockOf(zone: string): (moment: string) => WallClock {
  const known = new Map<string, WallClock>()
  return (moment) => {
    const before = known.get(moment)
    if (before !== undefined) return before
    const [hours = 0, minutes = 0] = formatDate(moment, 'time', zone).split(':').map(Number)
    const clock = { day: formatDate(moment, 'isoDate', zone), minute: hours * 60 + minutes }
    known.set(moment, clock)
    return clock
  }
}

/** `16:30`, with London's clock behind it where that says otherwise: `22:00 (16:30 in London)`. */
export function startText({ date, isAllDay }: CalendarEntry, zone: string): string {
  if (isAllDay) return 'All day'
  const [own, london] = [formatDate(date, 'time', zone), formatDate(date, 'time', defaultTimeZone)]
  return own === london ? own : `${own} (${london} in London)`
}

/** When an entry is, by a zone: `Tue 9 Mar 2027, 16:30 to 17:30`. Whole days are by their date. */
export function spanText({ date, endsAt, isAllDay }: CalendarEntry, zone: string): string {
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
export function londonText(entry: CalendarEntry, zone: string): string | null {
  if (entry.isAllDay) return null
  const london = spanText(entry, defaultTimeZone)
  return london === spanText(entry, zone) ? null : london
}

/** Minutes before its start from which one may join. */
const joinMinutes = 10

/** Whether there is something to join now: from ten minutes before until it ends. */
export function mayJoin({ date, endsAt, joinLink, isCancelled }: CalendarEntry, now: number) {
  if (joinLink === null || isCancelled) return false
  const end = endsAt ?? date
  return now >= Date.parse(date) - joinMinutes * 60_000 && now < Date.parse(end)
}

/** Where a link leads, for people to see before they follow it. */
export function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host : link
}
