import { momentsOf, wallAt } from '@portal/shared/contract'
import { defaultTimeZone } from '@portal/shared/ui'

/** A day and a time on the clocks of London, as they are typed. */
export interface Schedule {
  /** `yyyy-mm-dd`. */
  day: string
  /** `hh:mm`. */
  time: string
}

const hourMs = 3_600_000

/**
 * The moment that a day and a time in London mean; undefined for what is no day or no time. An hour
 * that summer time skips becomes the next, and of one that comes twice it is the first.
 */
export function momentOf({ day, time }: Schedule): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  if (Number.isNaN(Date.parse(day))) return undefined
  const [moment] = momentsOf({ day, minute }, defaultTimeZone)
  if (moment !== undefined) return moment
  // The clocks go forward over it: the same minute of the hour that comes instead.
  const [before] = momentsOf({ day, minute: minute - 60 }, defaultTimeZone)
  return before && new Date(before.getTime() + hourMs)
}

const two = (part: number) => String(part).padStart(2, '0')

/** A moment as the clocks of London show it. */
export function scheduleAt(moment: Date): Schedule {
  const { day, minute } = wallAt(moment, defaultTimeZone)
  return { day, time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` }
}

/** What is missing of a day and a time, by field; false where nothing is. */
export function scheduleFaults({ day, time }: Schedule) {
  return {
    day: day === '' && 'Choose a day',
    time: day !== '' && momentOf({ day, time }) === undefined && 'Enter a time, as 09:00',
  }
}

/**
 * What is said of a time that is another on that day; null for all others.
 * @param what what happens then: `appears`
 */
export function shiftNote(schedule: Schedule, what: string): string | null {
  const moment = momentOf(schedule)
  if (moment === undefined) return null
  const { time } = scheduleAt(moment)
  return time === schedule.time
    ? null
    : `The clocks go forward over ${schedule.time} on that day, so it ${what} at ${time}.`
}
