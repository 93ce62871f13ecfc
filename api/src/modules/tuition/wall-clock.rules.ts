import { tz, tzOffset } from '@date-fns/tz'
import { format } from 'date-fns'

/**
 * Times on the clocks of a time zone, and the moments that they are. A clock that is put forward
 * leaves times out, one that is put back shows them twice.
 */

/** A time on somebody's wall. */
export interface Wall {
  /** `yyyy-mm-dd`. */
  day: string
  /** Minutes since midnight. */
  minute: number
}

const minuteMs = 60_000
const dayMs = 86_400_000

/** A quarter of an hour, in milliseconds. */
export const quarterMs = 900_000

/** What the clocks of a zone show at a moment. */
export function wallAt(moment: Date, zone: string): Wall {
  const local = new Date(moment.getTime() + offsetMs(zone, moment.getTime()))
  return {
    day: local.toISOString().slice(0, 10),
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
  }
}

/** The moments at which the clocks of a zone show a time: none, one, or two, the first first. */
export function momentsOf({ day, minute }: Wall, zone: string): Date[] {
  const asUtc = Date.parse(day) + minute * minuteMs
  // No zone is further from UTC than a day, nor changes its clocks twice within two.
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((near) => offsetMs(zone, near))
  const moments = [...new Set(offsets)]
    .map((offset) => asUtc - offset)
    .filter((moment) => asUtc - moment === offsetMs(zone, moment))
  return moments.sort((one, other) => one - other).map((moment) => new Date(moment))
}

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

function offsetMs(zone: string, moment: number): number {
  return tzOffset(zone, new Date(moment)) * minuteMs
}
