/** Times of the report, in milliseconds. */
export const activeTimes = {
  /** Somebody who does nothing for this long is idle. */
  idle: 60_000,
  /** What happens closer together than this counts as one. */
  debounce: 500,
  report: 60_000,
  /** The server takes a day at most in one report. */
  most: 86_400_000,
} as const

/**
 * Active time that has not been reported. All moments are milliseconds of one clock that never goes
 * back.
 */
export interface ActiveTime {
  /** Gained and not yet taken. */
  readonly ms: number
  /** Up to here the time has been counted. */
  readonly counted: number
  /** Idle from here on, unless something happens. */
  readonly activeUntil: number
}

/** Nothing gained, and idle. */
export function idleFrom(now: number): ActiveTime {
  return { ms: 0, counted: now, activeUntil: now }
}

/** Counts the time since it was last counted, as far as it was active. */
export function countTo(time: ActiveTime, now: number): ActiveTime {
  const end = Math.min(now, time.activeUntil)
  const gained = Math.max(0, end - time.counted)
  return { ...time, ms: time.ms + gained, counted: Math.max(time.counted, now) }
}

/** Somebody did something: active from now until the idle timeout has passed. */
export function noteActivity(time: ActiveTime, now: number): ActiveTime {
  return { ...countTo(time, now), activeUntil: Math.max(time.activeUntil, now + activeTimes.idle) }
}

/** Nobody is looking from now on. */
export function endActivity(time: ActiveTime, now: number): ActiveTime {
  return { ...countTo(time, now), activeUntil: Math.min(time.activeUntil, now) }
}

/** Takes whole milliseconds for a report, a day at most; what is left stays. */
export function takeTime(time: ActiveTime, now: number): { taken: number; rest: ActiveTime } {
  const counted = countTo(time, now)
  const taken = Math.min(activeTimes.most, Math.floor(counted.ms))
  return { taken, rest: { ...counted, ms: counted.ms - taken } }
}

/** Puts back what a report that failed had taken, for the next. */
export function giveBack(time: ActiveTime, ms: number): ActiveTime {
  return { ...time, ms: time.ms + ms }
}
