import { tz } from '@date-fns/tz'
import {
  addDays,
  addMonths,
  format,
  getMonth,
  startOfDay,
  startOfMonth,
  startOfWeek,
} from 'date-fns'

/**
 * Days, weeks and months as a person lives them: every function takes the person's IANA time zone
 * (`Europe/London`), because the server's own zone says nothing about anybody. Days are written
 * `yyyy-mm-dd`; weeks start on Monday (specification 9).
 */

/** The person's day in which a moment falls. */
export function dayOf(moment: Date, zone: string): string {
  return format(moment, 'yyyy-MM-dd', { in: tz(zone) })
}

/** The month, 1 to 12, in which a moment falls for the person. */
export function monthOf(moment: Date, zone: string): number {
  return getMonth(moment, { in: tz(zone) }) + 1
}

/** From midnight to midnight of the person's day; 23 or 25 hours when the clocks change. */
export function dayAround(moment: Date, zone: string): { from: Date; until: Date } {
  const from = startOfDay(moment, { in: tz(zone) })
  return { from: plain(from), until: plain(addDays(from, 1)) }
}

/** First moment of the person's month, and of the month after. */
export function monthAround(moment: Date, zone: string): { from: Date; until: Date } {
  const from = startOfMonth(moment, { in: tz(zone) })
  return { from: plain(from), until: plain(addMonths(from, 1)) }
}

/** Monday, midnight, of the person's week, and of the week after. */
export function weekAround(moment: Date, zone: string): { from: Date; until: Date } {
  const from = startOfWeek(moment, { in: tz(zone), weekStartsOn: 1 })
  return { from: plain(from), until: plain(addDays(from, 7)) }
}

/** The moment a month before and a year after, between which a calendar is shown. */
export function calendarSpan(moment: Date, zone: string): { from: Date; until: Date } {
  const { from } = dayAround(moment, zone)
  const there = { in: tz(zone) }
  return { from: plain(addMonths(from, -1, there)), until: plain(addMonths(from, 12, there)) }
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
