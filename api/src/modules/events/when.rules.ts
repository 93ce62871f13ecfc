import { momentsOf } from '@portal/shared/contract'
import { dayPlus } from '../../days.rules.ts'
import { minuteOf } from '../tuition/index.ts'

/** A time as a clock on a wall shows it: `2027-03-28T01:30`. */
export interface WallTime {
  wall: string
  zone: string
  occurrence?: 'first' | 'second' | undefined
}

/** The moment of it, or why it is none. */
export type Moment = { at: Date } | { why: string }

/**
 * The moment at which the clocks of a zone show a time. A time that they leave out is none; of one
 * that comes twice somebody has to say which.
 */
export function momentAt({ wall, zone, occurrence }: WallTime): Moment {
  const [day = '', clock = ''] = wall.split('T')
  const [first, second] = momentsOf({ day, minute: minuteOf(clock) }, zone)
  if (first === undefined) {
    return { why: `The clocks go forward that day, and there is no ${clock}. Choose another time.` }
  }
  if (second === undefined) return { at: first }
  if (occurrence === undefined) {
    return { why: `The clocks go back that day, and ${clock} comes twice. Say which of the two.` }
  }
  return { at: occurrence === 'first' ? first : second }
}

/**
 * When something ends that starts at a moment: at a time that comes twice, the first after the start.
 */
export function endAfter(start: Date, { wall, zone }: WallTime): Moment {
  const [day = '', clock = ''] = wall.split('T')
  const all = momentsOf({ day, minute: minuteOf(clock) }, zone)
  if (all.length === 0) {
    return { why: `The clocks go forward that day, and there is no ${clock}. Choose another time.` }
  }
  const at = all.find((moment) => moment > start)
  return at === undefined ? { why: 'It ends after it starts' } : { at }
}

/**
 * The same time on the wall so many days later. Where the clocks leave that time out it is an hour
 * later, as clocks show it then; of one that comes twice it is the first.
 */
export function daysLater(
  { day, minute }: { day: string; minute: number },
  days: number,
  zone: string,
): Date {
  const wanted = { day: dayPlus(day, days), minute }
  const [at] = momentsOf(wanted, zone)
  const [late] = momentsOf({ ...wanted, minute: minute + 60 }, zone)
  const found = at ?? late
  if (found === undefined) throw new Error(`No clock of ${zone} shows ${minute} on ${wanted.day}`)
  return found
}
