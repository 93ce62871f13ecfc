import type { StoredSave } from '../queue/answer-storage.ts'
import type { Answer, RunnerQuestion, RunnerSet, Verdict } from '../types.ts'

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
}

/** The work on a set, as the screen shows it. */
export interface RunnerState {
  readonly questions: readonly RunnerQuestion[]
  readonly byId: Readonly<Record<number, QuestionState>>
  /** Index of the open question. */
  readonly position: number
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
  /** The set as the server has it now, with what the device holds on top. */
  | {
      type: 'merge'
      set: RunnerSet
      onTop: readonly StoredSave[]
      crossedOut?: Readonly<Record<number, readonly string[]>>
      questionId?: number | null
    }

/** The state of a set as the server gave it out. */
export function startRunner(set: RunnerSet): RunnerState {
  const state: RunnerState = {
    questions: set.questions,
    byId: Object.fromEntries(
      set.questions.map((question) => [question.questionId, questionStateOf(question)]),
    ),
    position: 0,
  }
  return { ...state, position: firstOpen(state) }
}

function questionStateOf(question: RunnerQuestion): QuestionState {
  return {
    response: question.response,
    isMarkedForReview: question.isMarkedForReview,
    isBookmarked: question.isBookmarked,
    isFlagged: question.isFlagged,
    isSubmitted: question.verdict !== null,
    verdict: question.verdict,
    crossedOut: [],
  }
}

/** Where to go on: the first question without an answer, else the first. */
function firstOpen(state: RunnerState): number {
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

function change(
  state: RunnerState,
  questionId: number,
  next: (question: QuestionState) => QuestionState,
): RunnerState {
  const before = state.byId[questionId]
  if (before === undefined) return state
  const after = next(before)
  return after === before ? state : { ...state, byId: { ...state.byId, [questionId]: after } }
}

/** The runner's rules: what an action does to the state. Never throws; what may not be is ignored. */
export function reduceRunner(state: RunnerState, action: RunnerAction): RunnerState {
  switch (action.type) {
    case 'go': {
      const to = Math.min(state.questions.length - 1, Math.max(0, action.to))
      return to === state.position ? state : { ...state, position: to }
    }
    case 'respond':
      return change(state, action.questionId, (question) =>
        question.isSubmitted ? question : { ...question, response: action.response },
      )
    case 'mark':
      return change(state, action.questionId, (question) => ({
        ...question,
        isMarkedForReview: action.isMarked,
      }))
    case 'bookmark':
      return change(state, action.questionId, (question) => ({
        ...question,
        isBookmarked: action.isBookmarked,
      }))
    case 'flagged':
      return change(state, action.questionId, (question) => ({ ...question, isFlagged: true }))
    case 'crossOut':
      return change(state, action.questionId, (question) => crossOut(question, action.letter))
    case 'submit':
      return change(state, action.questionId, (question) =>
        question.response === null ? question : { ...question, isSubmitted: true },
      )
    case 'reopen':
      return change(state, action.questionId, (question) =>
        question.verdict === null ? { ...question, isSubmitted: false } : question,
      )
    case 'verdict':
      return change(state, action.questionId, (question) => ({
        ...question,
        isSubmitted: true,
        verdict: action.verdict,
      }))
    case 'merge':
      return mergeSet(state, action)
  }
}

/** Crosses an option out, or takes the line away. A chosen option loses the choice. */
function crossOut(question: QuestionState, letter: string): QuestionState {
  if (question.isSubmitted) return question
  if (question.crossedOut.includes(letter)) {
    return { ...question, crossedOut: question.crossedOut.filter((other) => other !== letter) }
  }
  const isChosen = question.response?.kind === 'choice' && question.response.letter === letter
  return {
    ...question,
    crossedOut: [...question.crossedOut, letter],
    response: isChosen ? null : question.response,
  }
}

function mergeSet(
  state: RunnerState,
  { set, onTop, crossedOut, questionId }: Extract<RunnerAction, { type: 'merge' }>,
): RunnerState {
  const newer = new Map(onTop.map((save) => [save.questionId, save]))
  const byId: Record<number, QuestionState> = {}
  for (const question of set.questions) {
    const save = newer.get(question.questionId)
    const fromServer = questionStateOf(question)
    const letters = crossedOut ?? {}
    byId[question.questionId] = {
      ...fromServer,
      ...(save && {
        response: save.response,
        isMarkedForReview: save.isMarkedForReview,
        isSubmitted: save.submit || fromServer.isSubmitted,
      }),
      crossedOut: letters[question.questionId] ?? stateOf(state, question.questionId).crossedOut,
    }
  }
  const merged: RunnerState = { ...state, questions: set.questions, byId }
  const remembered = set.questions.findIndex((question) => question.questionId === questionId)
  if (remembered >= 0) return { ...merged, position: remembered }
  return questionId === null ? { ...merged, position: firstOpen(merged) } : merged
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
