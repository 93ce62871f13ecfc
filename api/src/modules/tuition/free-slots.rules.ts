import { momentsOf, type Wall, wallAt } from '@portal/shared/contract'
import { dayPlus } from '../../days.rules.ts'
import { endOf, quarterMs, weekdayOf } from './wall-clock.rules.ts'

/** When a tutor teaches in an ordinary week, by the tutor's own clock. */
export interface WeeklySpan {
  /** 1 Monday to 7 Sunday. */
  weekday: number
  /** Minutes since midnight, in quarters of an hour; 1440 is the next midnight. */
  from: number
  to: number
}

/** A span of time. */
export interface Span {
  from: Date
  until: Date
}

/** Days on which a student is not expected, by name. */
export interface StudentHoliday {
  name: string
  /** First and last day, `yyyy-mm-dd`. */
  from: string
  to: string
}

/** Whether two spans have a moment in common; those that only meet have none. */
export function overlap(one: Span, other: Span): boolean {
  return one.from < other.until && other.from < one.until
}

/** Whether each quarter of an hour lies in a span of the tutor's ordinary week. */
export function isWithinWeek(
  startsAt: Date,
  quarters: number,
  weekly: readonly WeeklySpan[],
  zone: string,
): boolean {
  return Array.from({ length: quarters }, (_, index) => {
    const { day, minute } = wallAt(new Date(startsAt.getTime() + index * quarterMs), zone)
    return weekly.some(
      ({ weekday, from, to }) => weekday === weekdayOf(day) && from <= minute && minute < to,
    )
  }).every(Boolean)
}

/** The holiday in which an hour falls, by the day on the tutor's clock. */
export function holidayOn(
  day: string,
  holidays: readonly StudentHoliday[],
): StudentHoliday | undefined {
  return holidays.find(({ from, to }) => from <= day && day <= to)
}

/** What decides when an hour could be. */
export interface FreeSlotsAsked {
  now: Date
  quarters: number
  weekly: readonly WeeklySpan[]
  /** The tutor's, by whose clock the week is. */
  zone: string
  timeOff: readonly Span[]
  /** When the tutor or the student has another hour. */
  taken: readonly Span[]
  holidays: readonly StudentHoliday[]
  /** The last day of the student's programme, by the student's clock. */
  expiresOn: string
  studentZone: string
}

/** How far ahead another time may be asked for, in days. */
export const daysAhead = 28

/** Most times that are offered. */
export const mostSlots = 200

/**
 * The times at which an hour could be within 28 days: in the tutor's ordinary week and not in time
 * off, with tutor and student free, and on no holiday of the student. On the finest grid (15, 30 or
 * 60 minutes from the start of each span) of which there are no more than 200, the soonest first.
 */
export function freeSlots(asked: FreeSlotsAsked): Date[] {
  const fine = slotsEvery(15, asked)
  if (fine.length <= mostSlots) return fine
  const coarser = slotsEvery(30, asked)
  return coarser.length <= mostSlots ? coarser : slotsEvery(60, asked).slice(0, mostSlots)
}

/** Whether an hour could be at this time; see `freeSlots`. */
export function isFreeAt(startsAt: Date, asked: FreeSlotsAsked): boolean {
  const { now, quarters, weekly, zone, timeOff, taken, holidays, ...rest } = asked
  const span = { from: startsAt, until: endOf(startsAt, quarters) }
  const { day } = wallAt(startsAt, zone)
  return (
    startsAt > now &&
    startsAt.getTime() <= now.getTime() + daysAhead * 86_400_000 &&
    wallAt(startsAt, rest.studentZone).day <= rest.expiresOn &&
    holidayOn(day, holidays) === undefined &&
    isWithinWeek(startsAt, quarters, weekly, zone) &&
    ![...timeOff, ...taken].some((other) => overlap(span, other))
  )
}

function slotsEvery(step: number, asked: FreeSlotsAsked): Date[] {
  const { now, weekly, zone } = asked
  const today = wallAt(now, zone).day
  const slots: Date[] = []
  for (let day = today; day <= dayPlus(today, daysAhead); day = dayPlus(day, 1)) {
    for (const wall of wallsOn(day, step, weekly)) {
      const [startsAt] = momentsOf(wall, zone)
      if (startsAt !== undefined && isFreeAt(startsAt, asked)) slots.push(startsAt)
    }
  }
  return slots.sort((one, other) => one.getTime() - other.getTime())
}

/** The times of a day's spans at a distance of so many minutes. */
function wallsOn(day: string, step: number, weekly: readonly WeeklySpan[]): Wall[] {
  return weekly
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .flatMap(({ from, to }) =>
      Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => ({
        day,
        minute: from + index * step,
      })),
    )
}
