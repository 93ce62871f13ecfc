import { resyncClock, serverTime, startClock, timeLeft } from '../rules/clock.ts'
import type { TimedSet } from '../types.ts'

/** The server's time and the deadline of one set. */
export interface SetClock {
  /** Takes in what the server said last. */
  sync: (answer: TimedSet) => void
  /** The server's time now, ISO 8601. */
  moment: () => string
  /** Milliseconds to the deadline, never below zero; null without one. */
  msLeft: () => number | null
  /** When a set handed in now was done: at the deadline at the latest. */
  finishedAt: () => string
}

/** Starts the clock of a set from its first answer; `now` is `performance.now()`. */
export function createSetClock(start: TimedSet, now: () => number): SetClock {
  let clock = startClock(sampleOf(start))
  let { deadlineAt } = start.set
  const moment = () => new Date(serverTime(clock, now())).toISOString()
  const msLeft = () => (deadlineAt === null ? null : timeLeft(clock, Date.parse(deadlineAt), now()))
  return {
    sync(answer) {
      clock = resyncClock(clock, sampleOf(answer))
      deadlineAt = answer.set.deadlineAt
    },
    moment,
    msLeft,
    finishedAt: () => (deadlineAt !== null && msLeft() === 0 ? deadlineAt : moment()),
  }
}

function sampleOf({ set, askedAt, receivedAt }: TimedSet) {
  return { serverMs: Date.parse(set.serverNow), askedAt, receivedAt }
}
