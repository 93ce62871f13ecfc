import type { CallAnswer } from '@portal/shared/api'
import { daysBetween } from '../../days.rules.ts'

type Shown = CallAnswer<'GET /Target/Target/GetStudentTargets'>['targets'][number]

/** By what a target is measured, and how it stands. */
export type Measure = Shown['measure']
export type Status = Shown['status']

/** What a target's status follows from; days are the student's. */
export interface Standing {
  measure: Measure
  /** Null where there was nothing to measure when it was set. */
  start: number | null
  goal: number
  /** Null where there is nothing to measure yet. */
  now: number | null
  setOn: string
  dueOn: string
  today: string
  /** The day on which it was reached, kept for good; null where that is not noted. */
  metOn: string | null
  isDropped: boolean
}

/** The days after it was set in which a target is on track whatever happens. */
export const firstDays = 7

/** How far progress may lag behind the time gone, as a share of the whole. */
export const lag = 0.15

/** Shares are of tenths and hundredths, which a computer's numbers only come near. */
const nearly = 1e-9

/** What is known of a topic before the first answer in it; see `mastery.rules.ts`. */
export const untouchedMastery = 50

/** Where a target is counted from: what was measured, or what having nothing to measure stands for. */
export function startOf({ measure, start }: Pick<Standing, 'measure' | 'start'>): number {
  return start ?? (measure === 'topic mastery' ? untouchedMastery : 0)
}

/** The share of the way from start to goal, 0 to 1. */
export function progressOf(target: Pick<Standing, 'measure' | 'start' | 'goal' | 'now'>): number {
  const start = startOf(target)
  const now = target.now ?? start
  return within((now - start) / (target.goal - start))
}

/** The share of the time from the day on which it was set to its day, 0 to 1. */
export function elapsedOf({ setOn, dueOn, today }: Pick<Standing, 'setOn' | 'dueOn' | 'today'>) {
  const whole = daysBetween(setOn, dueOn)
  return whole <= 0 ? 1 : within(daysBetween(setOn, today) / whole)
}

/**
 * Whether what is measured now reaches the goal in time. Questions, hours and scores are counted to
 * the end of the day, and what is noted by hand counts whenever it is noted; mastery alone is as it
 * is now, and counts no more once the day has passed.
 */
export function isReached({ measure, goal, now, dueOn, today }: Standing): boolean {
  if (now === null || now < goal - nearly) return false
  return measure !== 'topic mastery' || today <= dueOn
}

/**
 * How a target stands: given up, met for good once it was reached, missed after its day, on track in
 * its first week and while progress is at most 15 % of the way behind the time gone, else at risk.
 * `statusOf` in `targets.sql.ts` says the same for lists.
 */
export function statusOf(target: Standing): Status {
  if (target.isDropped) return 'dropped'
  if (target.metOn !== null || isReached(target)) return 'met'
  if (target.today > target.dueOn) return 'missed'
  if (daysBetween(target.setOn, target.today) < firstDays) return 'on track'
  const isNear = progressOf(target) >= elapsedOf(target) - lag - nearly
  return isNear ? 'on track' : 'at risk'
}

/** Why it stands so, in a sentence; `dropReason` is what the tutor said when it was given up. */
export function whyOf(target: Standing, dropReason: string): string {
  const way = `${percent(progressOf(target))} of the way`
  switch (statusOf(target)) {
    case 'dropped':
      return dropReason
    case 'met':
      return target.metOn === null || target.metOn === target.today
        ? 'Reached today'
        : `Reached on ${written(target.metOn)}`
    case 'missed':
      return `Its day passed at ${way}`
    default: {
      const time = `${percent(elapsedOf(target))} of the time gone`
      return daysBetween(target.setOn, target.today) < firstDays
        ? `In its first week: ${way}`
        : `${way} with ${time}`
    }
  }
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}

/** Rounded down, so that nothing is said to be whole before it is. */
function percent(share: number): string {
  return `${Math.floor(share * 100 + 1e-6)}%`
}

/** A written day in words: `3 November 2026`. */
function written(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
