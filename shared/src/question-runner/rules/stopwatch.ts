/**
 * Time on one question. Time in which the tab was hidden is kept apart, so that a lunch break does
 * not pass for thought.
 */
export interface Stopwatch {
  /** Milliseconds with the question on the screen. */
  readonly timeMs: number
  /** Milliseconds with the question open in a hidden tab. */
  readonly hiddenMs: number
  /** Since when it runs, by `performance.now()`; null while it stands. */
  readonly since: number | null
  readonly isHidden: boolean
}

/** A stopwatch that stands, with the time of earlier visits on it. */
export function stoppedWatch(timeMs = 0, hiddenMs = 0): Stopwatch {
  return { timeMs, hiddenMs, since: null, isHidden: false }
}

/** Adds the time that has gone since it was started or last read. */
export function readWatch(watch: Stopwatch, now: number): Stopwatch {
  if (watch.since === null) return watch
  const gone = Math.max(0, now - watch.since)
  return watch.isHidden
    ? { ...watch, hiddenMs: watch.hiddenMs + gone, since: now }
    : { ...watch, timeMs: watch.timeMs + gone, since: now }
}

export function startWatch(watch: Stopwatch, now: number, isHidden: boolean): Stopwatch {
  return { ...readWatch(watch, now), since: now, isHidden }
}

export function stopWatch(watch: Stopwatch, now: number): Stopwatch {
  return { ...readWatch(watch, now), since: null }
}

/** The tab was hidden or shown. */
export function setHidden(watch: Stopwatch, now: number, isHidden: boolean): Stopwatch {
  return { ...readWatch(watch, now), isHidden }
}
