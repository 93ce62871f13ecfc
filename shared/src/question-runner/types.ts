import type { CallAnswer, CallInput } from '../api/index.ts'

/** A set as the server gives it out: its questions, what was answered, and the server's clock. */
export type RunnerSet = CallAnswer<'GET /Revise/api/Revise/GetSet'>

export type RunnerQuestion = RunnerSet['questions'][number]

/** What a student answers: a letter (types 1 and 3), text (type 2) or an equation (type 4). */
export type Answer = NonNullable<RunnerQuestion['response']>

/** The marking of one question, with its worked solution. */
export type Verdict = NonNullable<RunnerQuestion['verdict']>

/** One save as it goes to the server. */
export type SaveInput = CallInput<'POST /Revise/api/Revise/SaveAnswer'>['body']

/** What the server says to a save. */
export type SaveOutcome = CallAnswer<'POST /Revise/api/Revise/SaveAnswer'>

export type FinishInput = CallInput<'POST /Revise/api/Revise/FinishSet'>['body']

/** What the server says when a set has been handed in. */
export type FinishedSet = CallAnswer<'POST /Revise/api/Revise/FinishSet'>

/** A set together with the moment (by `performance.now()`) at which it was asked for and arrived. */
export interface TimedSet {
  set: RunnerSet
  /** Milliseconds by `performance.now()`. */
  askedAt: number
  receivedAt: number
}

/** The clock of a set as the server has it: its time, the deadline and minutes given meanwhile. */
export type SetClockAnswer = CallAnswer<'GET /Revise/api/Revise/GetClock'>

/** The next question of an adaptive set; null when none is left. */
export type DrawnQuestion = CallAnswer<'POST /Revise/api/Revise/DrawNext'>

/** Why an answer was wrong, as the student says in one tap. */
export type MissReason = NonNullable<RunnerQuestion['missReason']>

export type SimilarQuestion = CallAnswer<'GET /Question/Question/GetSimilarQuestions'>[number]

/**
 * What can be done with a question once it is marked. What a caller leaves out is not offered. Each
 * rejects with an error whose message can be shown.
 */
export interface AfterwardsCalls {
  setMissReason?: (questionId: number, reason: MissReason) => Promise<unknown>
  /** Keeps the student's own note; an empty one takes it away. */
  setNote?: (
    questionId: number,
    text: string,
    sending?: { keepalive?: boolean },
  ) => Promise<unknown>
  similar?: (questionId: number) => Promise<SimilarQuestion[]>
}

/**
 * The calls that a runner makes. Revise, simulations and previews each bring their own; the runner
 * knows no address. Each rejects with an error that has a `status` when the server refused.
 */
export interface RunnerCalls extends AfterwardsCalls {
  refresh: () => Promise<TimedSet>
  save: (input: SaveInput) => Promise<SaveOutcome>
  finish: (input: FinishInput) => Promise<FinishedSet>
  setBookmark: (input: { questionId: number; isBookmarked: boolean }) => Promise<unknown>
  flag: (input: { questionId: number; text: string }) => Promise<unknown>
  selfMark: (input: { questionId: number; criteriaMet: boolean[] }) => Promise<Verdict>
  /** The clock alone, asked while a timed set is open; `refresh` does it where this is left out. */
  clock?: () => Promise<SetClockAnswer>
  /** Draws the question at a place (from 1) of an adaptive set; the same place again, the same one. */
  drawNext?: (position: number) => Promise<DrawnQuestion>
}
