import { type Contact, countsInTime, credibleMoment } from './trust.rules.ts'

/**
 * When a set counts as handed in: as far as the device is believed, and never after its deadline.
 * Not before its last answer was given.
 */
export function finishMoment(
  said: Date,
  set: { startedAt: Date; deadlineAt: Date | null; contact: Contact },
  lastAnswerAt: Date,
  now: Date,
): Date {
  const notBefore = lastAnswerAt > set.startedAt ? lastAnswerAt : set.startedAt
  const moment = credibleMoment(said, set.contact, notBefore, now)
  return set.deadlineAt !== null && moment > set.deadlineAt ? set.deadlineAt : moment
}

/** How far the server's clock may be behind a timer that counts down by it. */
const timerLeewayMs = 2_000

/** Whether a timer hands in before the time is up: it does not know of minutes that were given. */
export function comesTooEarly(deadlineAt: Date | null, now: Date): boolean {
  return deadlineAt !== null && now.getTime() < deadlineAt.getTime() - timerLeewayMs
}

/** How much longer than its limit a question may take: the way to the server and the timer's own. */
export const limitGraceMs = 3_000

/** What a question of a set holds, as far as an arriving answer is judged by it. */
export interface HeldAnswer {
  isFinished: boolean
  isFinal: boolean
  deadlineAt: Date | null
  /** Time that may be spent on the question; null where that is free. */
  limitMs: number | null
  /** What the server knows of the device. */
  contact: Contact
  sequence: number
  /** The arriving answer is the one that is held. */
  isSame: boolean
}

/**
 * What becomes of an answer with a sequence number. In this order: a final question or a finished
 * set takes nothing more, but a new answer that reaches it after its end is `late`; the answer that
 * is held already is `saved` (a repeat); an older one, or another of the same number from a second
 * device, is `superseded`; one that cannot be known to be given in time (`countsInTime`), or given
 * after more time on the question than it may take, is `late`; any other is to be `written`.
 */
export function judgeAnswer(
  held: HeldAnswer,
  answer: { sequence: number; answeredAt: Date; timeMs: number },
  now: Date,
): 'final' | 'saved' | 'superseded' | 'late' | 'written' {
  const isNew = answer.sequence > held.sequence && !held.isSame
  if (held.isFinished || held.isFinal) {
    const isOver = held.deadlineAt !== null && now > held.deadlineAt
    return held.isFinished && isOver && isNew ? 'late' : 'final'
  }
  if (answer.sequence === held.sequence && held.isSame) return 'saved'
  if (answer.sequence <= held.sequence) return 'superseded'
  if (!countsInTime(answer.answeredAt, held.contact, held.deadlineAt, now)) return 'late'
  if (held.limitMs !== null && answer.timeMs > held.limitMs + limitGraceMs) return 'late'
  return 'written'
}

/** When a timed set ends: its minutes with the student's extra time. Null when untimed. */
export function deadlineOf(
  startedAt: Date,
  minutes: number | null,
  extraTimePercent: number,
): Date | null {
  if (minutes === null) return null
  return new Date(startedAt.getTime() + Math.round(minutes * 60_000 * (1 + extraTimePercent / 100)))
}

/** Seconds that a question may take, with the student's extra time. */
export function limitOf(secondsPerQuestion: number, extraTimePercent: number): number {
  return Math.round(secondsPerQuestion * (1 + extraTimePercent / 100))
}
