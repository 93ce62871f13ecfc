import { TZDate } from '@date-fns/tz/date'
import { format } from 'date-fns/format'
import { enGB } from 'date-fns/locale/en-GB'
import { defaultTimeZone } from './time-zone.tsx'

/** A moment: ISO text with offset, epoch milliseconds, or a Date. */
export type Moment = string | number | Date

/** What stands where a value is not known; never a false zero. */
export const dash = '–'

/** The ways the portal writes a date, as date-fns patterns. */
const patterns = {
  /** 3 Mar 2027 */
  date: 'd MMM yyyy',
  /** Wednesday 3 March 2027 */
  longDate: 'EEEE d MMMM yyyy',
  /** Wed 3 Mar */
  dayMonth: 'EEE d MMM',
  /** 14:05 */
  time: 'HH:mm',
  /** 3 Mar 2027, 14:05 */
  dateTime: 'd MMM yyyy, HH:mm',
  /** Wednesday 3 March 2027 at 14:05 */
  full: "EEEE d MMMM yyyy 'at' HH:mm",
  /** Mar-2027: the specification's month label */
  month: 'MMM-yyyy',
  /** March 2027 */
  longMonth: 'MMMM yyyy',
  /** 2027-03-03: for inputs and keys */
  isoDate: 'yyyy-MM-dd',
} as const

export type DateStyle = keyof typeof patterns

/** Writes a moment in a time zone; a dash when there is none or it is not a date. */
export function formatDate(
  moment: Moment | null | undefined,
  style: DateStyle = 'date',
  timeZone: string = defaultTimeZone,
): string {
  if (moment === null || moment === undefined || moment === '') return dash
  const time = new Date(moment).getTime()
  if (Number.isNaN(time)) return dash
  return format(new TZDate(time, timeZone), patterns[style], { locale: enGB })
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

const relativeFormat = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })

/** `3 hours ago`, `in 2 days`, `just now` for less than a minute. `now` in epoch milliseconds. */
export function formatRelative(moment: Moment, now: number = Date.now()): string {
  const seconds = (new Date(moment).getTime() - now) / 1000
  if (Number.isNaN(seconds)) return dash
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return relativeFormat.format(Math.trunc(seconds / size), unit)
  }
  return 'just now'
}
