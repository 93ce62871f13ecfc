import { TZDate, tz } from '@date-fns/tz'
import { addDays, addMonths, format, startOfDay } from 'date-fns'

/**
 * Days and weeks as a person lives them, by the person's IANA time zone (`Europe/London`), because
 * the server's own zone says nothing about anybody. Days are written `yyyy-mm-dd`; weeks start on
 * Monday.
 */

const utc = { in: tz('UTC') }

/** Where the office is, by whose days what is due to it and from it is counted. */
export const officeZone = 'Europe/London'

/** A zone as it is stored of somebody; UTC for one that the runtime does not know. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) && zone
  } catch {
    return 'UTC'
  }
}

/** The person's day in which a moment falls. */
export function dayOf(moment: Date, zone: string): string {
  return format(moment, 'yyyy-MM-dd', { in: tz(zone) })
}

/** From midnight to midnight of the person's day; 23 or 25 hours when the clocks change. */
export function dayAround(moment: Date, zone: string): { from: Date; until: Date } {
  const from = startOfDay(moment, { in: tz(zone) })
  return { from: plain(from), until: plain(addDays(from, 1)) }
}

/** From the first midnight of one written day to the last of another, where a person lives. */
export function aroundDays(first: string, last: string, zone: string): { from: Date; until: Date } {
  return { from: midnightOf(first, zone), until: midnightOf(dayPlus(last, 1), zone) }
}

function midnightOf(day: string, zone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return plain(startOfDay(new TZDate(year, month - 1, date, zone)))
}

/** A month before to a year after: the span that a calendar shows. */
export function calendarSpan(moment: Date): { from: Date; until: Date } {
  return { from: plain(addMonths(moment, -1, utc)), until: plain(addMonths(moment, 12, utc)) }
}

/** Three months before to a year after: the span that other programs are given. */
export function feedSpan(moment: Date): { from: Date; until: Date } {
  return { from: plain(addMonths(moment, -3, utc)), until: plain(addMonths(moment, 12, utc)) }
}

const dayMs = 86_400_000

/** Calendar days from one written day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/** The written day so many days later. */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Monday of the week of a written day. */
export function mondayOf(day: string): string {
  return dayPlus(day, -((new Date(day).getUTCDay() + 6) % 7))
}

function plain(moment: Date): Date {
  return new Date(moment.getTime())
}
