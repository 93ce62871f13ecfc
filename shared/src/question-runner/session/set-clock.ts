import { resyncClock, serverTime, startClock, timeLeft } from '../rules/clock.ts'

/** What the server says of its time, with the moments (`performance.now()`) around the answer. */
export interface ClockAnswer {
  serverNow: string
  deadlineAt: string | null
  askedAt: number
  receivedAt: number
}

/** The server's time and the deadline of one set. */
export interface SetClock {
  /** Takes in what the server said last. */
  sync: (answer: ClockAnswer) => void
  /** The server's time now, ISO 8601. */
  moment: () => string
  /**
   * The server's time now, at the deadline at the latest: when what is done now was done. Nothing is
   * answered after the deadline, and what was answered before must not look late.
   */
  momentInTime: () => string
  /** Milliseconds to the deadline, never below zero; null without one. */
  msLeft: () => number | null
}

/** Starts the clock of a set from its first answer; `now` is `performance.now()`. */
export function createSetClock(start: ClockAnswer, now: () => number): SetClock {
  let clock = startClock(sampleOf(start))
  let { deadlineAt } = start
  const moment = () => new Date(serverTime(clock, now())).toISOString()
  const msLeft = () => (deadlineAt === null ? null : timeLeft(clock, Date.parse(deadlineAt), now()))
  return {
    sync(answer) {
      clock = resyncClock(clock, sampleOf(answer))
      deadlineAt = answer.deadlineAt
    },
    moment,
    msLeft,
    momentInTime: () => (deadlineAt !== null && msLeft() === 0 ? deadlineAt : moment()),
  }
}

function sampleOf({ serverNow, askedAt, receivedAt }: ClockAnswer) {
  return { serverMs: Date.parse(serverNow), askedAt, receivedAt }
}
