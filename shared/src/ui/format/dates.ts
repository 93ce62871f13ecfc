import { TZDate } from '@date-fns/tz/date'
import { lightFormat } from 'date-fns/lightFormat'
import { defaultTimeZone } from './time-zone.tsx'

/** A moment: ISO text with offset, epoch milliseconds, or a Date. */
export type Moment = string | number | Date

/** What stands where a value is not known; never a false zero. */
export const dash = '–'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const monthOf = (date: Date) => months[date.getMonth()] ?? ''
const dayOf = (date: Date) => days[date.getDay()] ?? ''
const shortMonthOf = (date: Date) => monthOf(date).slice(0, 3)

// `lightFormat` with the names here: `format` would bring two locales and five times the bytes.
const writers = {
  /** 3 Mar 2027 */
  date: (d: Date) => `${lightFormat(d, 'd')} ${shortMonthOf(d)} ${lightFormat(d, 'yyyy')}`,
  /** Wednesday 3 March 2027 */
  longDate: (d: Date) =>
    `${dayOf(d)} ${lightFormat(d, 'd')} ${monthOf(d)} ${lightFormat(d, 'yyyy')}`,
  /** Wed 3 Mar */
  dayMonth: (d: Date) => `${dayOf(d).slice(0, 3)} ${lightFormat(d, 'd')} ${shortMonthOf(d)}`,
  /** 14:05 */
  time: (d: Date) => lightFormat(d, 'HH:mm'),
  /** 3 Mar 2027, 14:05 */
  dateTime: (d: Date) => `${writers.date(d)}, ${writers.time(d)}`,
  /** Wednesday 3 March 2027 at 14:05 */
  full: (d: Date): string => `${writers.longDate(d)} at ${writers.time(d)}`,
  /** Mar-2027: a month's label */
  month: (d: Date) => `${shortMonthOf(d)}-${lightFormat(d, 'yyyy')}`,
  /** March 2027 */
  longMonth: (d: Date) => `${monthOf(d)} ${lightFormat(d, 'yyyy')}`,
  /** 2027-03-03: for inputs and keys */
  isoDate: (d: Date) => lightFormat(d, 'yyyy-MM-dd'),
}

/** The ways the portal writes a date: see `writers`, each with an example. */
export type DateStyle = keyof typeof writers

/** Writes a moment in a time zone; a dash when there is none or it is not a date. */
export function formatDate(
  moment: Moment | null | undefined,
  style: DateStyle = 'date',
  timeZone: string = defaultTimeZone,
): string {
  if (moment === null || moment === undefined || moment === '') return dash
  const time = new Date(moment).getTime()
  if (Number.isNaN(time)) return dash
  return writers[style](new TZDate(time, timeZone))
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

// Made when first asked for: making it costs a slow phone more than drawing a card.
let relativeFormat: Intl.RelativeTimeFormat | undefined

/** `3 hours ago`, `in 2 days`, `just now` for less than a minute. `now` in epoch milliseconds. */
export function formatRelative(moment: Moment, now: number = Date.now()): string {
  const seconds = (new Date(moment).getTime() - now) / 1000
  if (Number.isNaN(seconds)) return dash
  for (const [unit, size] of units) {
    if (Math.abs(seconds) < size) continue
    relativeFormat ??= new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
    return relativeFormat.format(Math.trunc(seconds / size), unit)
  }
  return 'just now'
}
