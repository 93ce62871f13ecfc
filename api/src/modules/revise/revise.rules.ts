import type { StoredMarking, StoredResponse } from '../../database/schema/index.ts'
import { markEquation } from './equation.rules.ts'
import { type Contact, countsInTime, credibleMoment } from './trust.rules.ts'

/** An answer's form: what the question takes. */
export type ResponseKind = StoredResponse['kind']

/** What a marked answer is worth; all null for an essay that the student has yet to mark. */
export interface Mark {
  isCorrect: boolean | null
  mark: number | null
}

/** Share of the criteria from which an essay counts as right. */
export const essayPassShare = 0.5

/** An answer without anything in it is none. */
export function answerIn(response: StoredResponse | null): StoredResponse | null {
  if (response === null || response.kind === 'choice') return response
  return response.text.trim() === '' ? null : response
}

/** Whether a question takes such an answer: the right kind and, for a choice, a letter it has. */
export function fits(
  response: StoredResponse | null,
  question: { responseKind: ResponseKind; letters: string },
): boolean {
  if (response === null) return true
  if (response.kind !== question.responseKind) return false
  return response.kind !== 'choice' || question.letters.includes(response.letter)
}

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

/** Marks an answer; a choice by its letter, an equation by its value, an essay not yet. */
export function markResponse(
  response: StoredResponse,
  key: { marking: StoredMarking | null; correctLetter: string | null },
): Mark {
  if (response.kind === 'choice') {
    const isCorrect = response.letter === key.correctLetter
    return { isCorrect, mark: isCorrect ? 1 : 0 }
  }
  if (response.kind === 'equation' && key.marking?.kind === 'equation') {
    const { isCorrect } = markEquation(response.text, key.marking)
    return { isCorrect, mark: isCorrect ? 1 : 0 }
  }
  return { isCorrect: null, mark: null }
}

/** An essay's mark: the share of its criteria that the student found met; right from one half. */
export function markEssay(criteriaMet: readonly boolean[]): { isCorrect: boolean; mark: number } {
  const mark = criteriaMet.filter(Boolean).length / Math.max(1, criteriaMet.length)
  return { isCorrect: mark >= essayPassShare, mark }
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

/** Names that a title gives before it counts the rest. */
const namedInTitle = 2

/** `Graphs, Sequences and 3 more`: the topics chosen, else the subjects, else the whole scope. */
export function scopeInTitle(
  scope: string,
  chosen: { topics: readonly string[]; subjects: readonly string[] },
): string {
  const names = chosen.topics.length > 0 ? chosen.topics : chosen.subjects
  if (names.length === 0) return scope
  const more = names.length - namedInTitle
  return `${names.slice(0, namedInTitle).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** What a set calls itself: its day where the student is, and what it is about. `22 Nov · Graphs`. */
export function titleOf(startedAt: Date, timeZone: string, about: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' })
    .formatToParts(startedAt)
    .map(({ type, value }) => (type === 'month' ? value.slice(0, 3) : value))
  return `${parts.join('')} · ${about}`
}
