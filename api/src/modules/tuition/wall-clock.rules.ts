import { tz } from '@date-fns/tz'
import { format } from 'date-fns'

/** A quarter of an hour, in milliseconds. */
export const quarterMs = 900_000

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  return ((new Date(day).getUTCDay() + 6) % 7) + 1
}

/** `16:30`; `24:00` is the midnight after. */
export function clockOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** Minutes since midnight of `16:30`. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whose clock a moment is told by, and the moment of telling. */
export interface Telling {
  zone: string
  now: Date
}

/** `Thu 4 Mar`; with the year where it is not the present one. */
export function dateInWords(moment: Date, { zone, now }: Telling): string {
  const options = { in: tz(zone) }
  const isThisYear = format(moment, 'yyyy', options) === format(now, 'yyyy', options)
  return format(moment, isThisYear ? 'EEE d MMM' : 'EEE d MMM yyyy', options)
}

/** `Thu 4 Mar, 16:30`. */
export function whenInWords(moment: Date, telling: Telling): string {
  return `${dateInWords(moment, telling)}, ${timeInWords(moment, telling)}`
}

/** `Thu 4 Mar, 16:30 to 17:30`. */
export function spanInWords(startsAt: Date, quarters: number, telling: Telling): string {
  return `${whenInWords(startsAt, telling)} to ${timeInWords(endOf(startsAt, quarters), telling)}`
}

/** A written day as `Thu 4 Mar`. */
export function dayInWords(day: string, now: Date): string {
  return dateInWords(new Date(`${day}T12:00:00Z`), { zone: 'UTC', now })
}

/** `1.5 h`. */
export function hoursInWords(quarters: number): string {
  return `${quarters / 4} h`
}

/** When an hour of so many quarters ends. */
export function endOf(startsAt: Date, quarters: number): Date {
  return new Date(startsAt.getTime() + quarters * quarterMs)
}

function timeInWords(moment: Date, { zone }: Telling): string {
  return format(moment, 'HH:mm', { in: tz(zone) })
}
