import { tz } from '@date-fns/tz'
import { addDays, addMonths, format, startOfDay } from 'date-fns'

/**
 * Days and weeks as a person lives them, by the person's IANA time zone (`Europe/London`), because
 * the server's own zone says nothing about anybody. Days are written `yyyy-mm-dd`; weeks start on
 * Monday.
 */

const utc = { in: tz('UTC') }

/** The person's day in which a moment falls. */
export function dayOf(moment: Date, zone: string): string {
  return format(moment, 'yyyy-MM-dd', { in: tz(zone) })
}

/** From midnight to midnight of the person's day; 23 or 25 hours when the clocks change. */
export function dayAround(moment: Date, zone: string): { from: Date; until: Date } {
  const from = startOfDay(moment, { in: tz(zone) })
  return { from: plain(from), until: plain(addDays(from, 1)) }
}

/** A month before to a year after: the span that a calendar shows. */
export function calendarSpan(moment: Date): { from: Date; until: Date } {
  return { from: plain(addMonths(moment, -1, utc)), until: plain(addMonths(moment, 12, utc)) }
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
