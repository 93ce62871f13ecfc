import type { StoredSave } from '../queue/answer-storage.ts'
import type { Answer, MissReason, RunnerQuestion, RunnerSet, Verdict } from '../types.ts'
import type { TextRange } from './highlights.ts'

/** What changes about one question while it is worked on. */
export interface QuestionState {
  readonly response: Answer | null
  readonly isMarkedForReview: boolean
  readonly isBookmarked: boolean
  readonly isFlagged: boolean
  /** Handed in for marking; no more changes. */
  readonly isSubmitted: boolean
  readonly verdict: Verdict | null
  readonly crossedOut: readonly string[]
  /** Timing by the question: its time is up, and what is answered stands. */
  readonly isTimeUp: boolean
  readonly highlights: readonly TextRange[]
  /** The student's own note, as the server has it. */
  readonly note: string
  readonly missReason: MissReason | null
}

/** The work on a set, as the screen shows it. */
export interface RunnerState {
  /** Those drawn so far. */
  readonly questions: readonly RunnerQuestion[]
  readonly byId: Readonly<Record<number, QuestionState>>
  /** Index of the open question. */
  readonly position: number
  /** Questions that there will be in all. */
  readonly total: number
  /** Keys stay aside: the questions can be answered although they come with their solutions. */
  readonly isPreview: boolean
}

export type RunnerAction =
  | { type: 'go'; to: number }
  | { type: 'respond'; questionId: number; response: Answer | null }
  | { type: 'mark'; questionId: number; isMarked: boolean }
  | { type: 'bookmark'; questionId: number; isBookmarked: boolean }
  | { type: 'flagged'; questionId: number }
  | { type: 'crossOut'; questionId: number; letter: string }
  | { type: 'submit'; questionId: number }
  /** The server would not take the submission: the question opens again. */
  | { type: 'reopen'; questionId: number }
  | { type: 'verdict'; questionId: number; verdict: Verdict }
  /** Timing by the question. */
  | { type: 'timeUp'; questionId: number }
  | { type: 'highlight'; questionId: number; highlights: readonly TextRange[] }
  | { type: 'note'; questionId: number; note: string }
  | { type: 'missReason'; questionId: number; missReason: MissReason }
  /** The next question of an adaptive set; null when there is none. */
  | { type: 'drawn'; question: RunnerQuestion | null }
  /** The set as the server has it now, with what the device holds on top. */
  | {
      type: 'merge'
      set: RunnerSet
      onTop: readonly StoredSave[]
      crossedOut?: Readonly<Record<number, readonly string[]>>
      highlights?: Readonly<Record<number, readonly TextRange[]>>
      questionId?: number | null
    }

/** The state of a set as the server gave it out. */
export function startRunner(set: RunnerSet, isPreview = false): RunnerState {
  const given = set.questions.map((question) => ({
    ...question,
    ...(isPreview && { verdict: null }),
  }))
  const state: RunnerState = {
    questions: set.questions,
    byId: Object.fromEntries(
      given.map((question) => [question.questionId, questionStateOf(question)]),
    ),
    position: 0,
    total: Math.max(set.total, set.questions.length),
    isPreview,
  }
  return isPreview ? state : { ...state, position: firstOpen(state) }
}

/** A question as the server has it. */
export function questionStateOf(question: RunnerQuestion): QuestionState {
  return {
    ...untouched,
    response: question.response,
    isMarkedForReview: question.isMarkedForReview,
    isBookmarked: question.isBookmarked,
    isFlagged: question.isFlagged,
    isSubmitted: question.verdict !== null,
    verdict: question.verdict,
    note: question.note,
    missReason: question.missReason,
  }
}

/** Where to go on: the first question without an answer, else the first. */
export function firstOpen(state: RunnerState): number {
  const index = state.questions.findIndex(
    ({ questionId }) => !isAnswered(stateOf(state, questionId)),
  )
  return Math.max(0, index)
}

const untouched: QuestionState = {
  response: null,
  isMarkedForReview: false,
  isBookmarked: false,
  isFlagged: false,
  isSubmitted: false,
  verdict: null,
  crossedOut: [],
  isTimeUp: false,
  highlights: [],
  note: '',
  missReason: null,
}

export function stateOf(state: RunnerState, questionId: number): QuestionState {
  return state.byId[questionId] ?? untouched
}

export function isAnswered(question: QuestionState): boolean {
  return normalise(question.response) !== null
}

/** An answer without content is no answer. */
export function normalise(response: Answer | null): Answer | null {
  if (response === null || response.kind === 'choice') return response
  return response.text.trim() === '' ? null : response
}

/** Numbers for the palette and for the dialog before handing in. */
export function countQuestions(state: RunnerState): {
  answered: number
  unanswered: number
  marked: number
} {
  const all = state.questions.map(({ questionId }) => stateOf(state, questionId))
  const answered = all.filter(isAnswered).length
  return {
    answered,
    unanswered: all.length - answered,
    marked: all.filter((question) => question.isMarkedForReview).length,
  }
}

/** Nothing more can be changed about a question. */
export function isClosed(question: QuestionState): boolean {
  return question.isSubmitted || question.isTimeUp
}

/**
 * Timing by the question: where to go when the time on the open one is up. The index of the next
 * question that is not closed, from the open one on and then from the first; undefined without any.
 */
export function nextOpen(state: RunnerState): number | undefined {
  const count = state.questions.length
  for (let step = 1; step < count; step += 1) {
    const index = (state.position + step) % count
    const question = state.questions[index]
    if (question !== undefined && !isClosed(stateOf(state, question.questionId))) return index
  }
  return undefined
}
