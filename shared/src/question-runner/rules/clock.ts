/** One comparison of the server's clock with this tab's stopwatch. */
export interface ClockSample {
  /** The server's time, epoch milliseconds. */
  serverMs: number
  /** `performance.now()` when the request left and when its answer came. */
  askedAt: number
  receivedAt: number
}

/** The server's time as this tab knows it: `server time = offset + performance.now()`. */
export interface ServerClock {
  readonly offset: number
  /** The offset is right to within so many milliseconds. */
  readonly uncertainty: number
}

/**
 * Reads the clock from a first sample. The device's own date is never looked at, so changing it
 * changes nothing.
 */
export function startClock(sample: ClockSample): ServerClock {
  const roundTrip = Math.max(0, sample.receivedAt - sample.askedAt)
  return {
    offset: sample.serverMs + roundTrip / 2 - sample.receivedAt,
    uncertainty: roundTrip / 2,
  }
}

/**
 * Takes another sample in. The sharper of the two is kept while they agree; when they do not (a
 * device that slept stops its stopwatch) the newer one counts.
 */
export function resyncClock(clock: ServerClock, sample: ClockSample): ServerClock {
  const fresh = startClock(sample)
  const agree = Math.abs(fresh.offset - clock.offset) <= fresh.uncertainty + clock.uncertainty + 50
  return agree && clock.uncertainty <= fresh.uncertainty ? clock : fresh
}

/** Server time in epoch milliseconds at a reading of `performance.now()`. */
export function serverTime(clock: ServerClock, performanceNow: number): number {
  return clock.offset + performanceNow
}

/** Milliseconds until a deadline, never below zero. */
export function timeLeft(clock: ServerClock, deadlineMs: number, performanceNow: number): number {
  return Math.max(0, deadlineMs - serverTime(clock, performanceNow))
}
