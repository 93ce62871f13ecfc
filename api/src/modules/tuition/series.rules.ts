import { momentsOf, wallAt } from '@portal/shared/contract'
import { dayPlus } from '../../days.rules.ts'

/** An hour, or a series of them, as it is asked for. */
export interface SeriesAsked {
  startsAt: Date
  /** Weeks from one to the next; 0 for one hour. */
  repeatWeeks: number
  times: number
  /** Days, by the tutor's clock, that are left out. */
  skip: readonly string[]
}

/** One date of a series. */
export interface SeriesDate {
  /** By the tutor's clock, `yyyy-mm-dd`. */
  day: string
  /** Minutes since midnight by the tutor's clock: the same on every date. */
  minute: number
  /** Null where the clocks leave that time out on that day. */
  startsAt: Date | null
  /** The clocks show that time twice on that day, and this is the first. */
  isFirstOfTwo: boolean
}

/**
 * The dates of a series, which keeps the time on the tutor's wall when the clocks change (product
 * page "Tuition and progress", Time). The first date is the moment that was asked for.
 */
export function seriesOf(
  { startsAt, repeatWeeks, times, skip }: SeriesAsked,
  zone: string,
): SeriesDate[] {
  const first = wallAt(startsAt, zone)
  return Array.from({ length: repeatWeeks === 0 ? 1 : times }, (_, index) => {
    const day = dayPlus(first.day, index * repeatWeeks * 7)
    const [earliest, second] = momentsOf({ day, minute: first.minute }, zone)
    const at = index === 0 ? startsAt : (earliest ?? null)
    return {
      day,
      minute: first.minute,
      startsAt: at,
      isFirstOfTwo: second !== undefined && at?.getTime() === earliest?.getTime(),
    }
  }).filter(({ day }) => !skip.includes(day))
}

const dayMs = 86_400_000
const mostBack = 7
const mostAhead = 400

/** What is wrong with when an hour is to be; undefined where it may be then. */
export function outOfReach(startsAt: Date, now: Date): string | undefined {
  const days = (startsAt.getTime() - now.getTime()) / dayMs
  if (days < -mostBack) return `An hour can be noted up to ${mostBack} days after it began.`
  if (days > mostAhead) return `An hour can be booked up to ${mostAhead} days ahead.`
  return undefined
}
