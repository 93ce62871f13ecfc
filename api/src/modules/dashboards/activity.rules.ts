import { dayPlus, daysBetween, mondayOf } from '../../days.rules.ts'

/** How lately a student did something: within a week, within ten days, or longer ago. */
export type Light = 'green' | 'orange' | 'red'

/** Days without activity from which a student is no longer green, and from which red. */
export const orangeFromDays = 7
export const redFromDays = 10

/** The light for so many days since the last activity, counted in the student's own days. */
export function lightOf(days: number): Light {
  if (days >= redFromDays) return 'red'
  return days >= orangeFromDays ? 'orange' : 'green'
}

/**
 * Days in a row with activity, and the longest such run ever. A run still counts while today has
 * nothing yet: it breaks when a whole day has passed without activity.
 * @param days the student's days with activity, `yyyy-mm-dd`, in any order, repeats allowed
 * @param today the student's day now
 */
export function streakOf(days: readonly string[], today: string): { days: number; best: number } {
  const sorted = [...new Set(days)].filter((day) => day <= today).sort()
  let best = 0
  let run = 0
  let last: string | undefined
  for (const day of sorted) {
    run = last !== undefined && daysBetween(last, day) === 1 ? run + 1 : 1
    best = Math.max(best, run)
    last = day
  }
  const isRunning = last !== undefined && daysBetween(last, today) <= 1
  return { days: isRunning ? run : 0, best }
}

/**
 * Active time of this week and of the last, Monday to Sunday.
 * @param days time by the student's day
 * @param today the student's day now
 */
export function compareWeeks(
  days: readonly { day: string; ms: number }[],
  today: string,
): { thisWeekMs: number; lastWeekMs: number } {
  const monday = mondayOf(today)
  const mondayBefore = dayPlus(monday, -7)
  let thisWeekMs = 0
  let lastWeekMs = 0
  for (const { day, ms } of days) {
    if (day >= monday && day <= today) thisWeekMs += ms
    else if (day >= mondayBefore && day < monday) lastWeekMs += ms
  }
  return { thisWeekMs, lastWeekMs }
}
