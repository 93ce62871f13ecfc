import type { RunnerQuestion } from '../types.ts'
import {
  firstOpen,
  isClosed,
  type QuestionState,
  questionStateOf,
  type RunnerAction,
  type RunnerState,
  stateOf,
} from './runner-state.ts'

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
        isClosed(question) ? question : { ...question, response: action.response },
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
    case 'timeUp':
      return change(state, action.questionId, (question) => ({ ...question, isTimeUp: true }))
    case 'highlight':
      return change(state, action.questionId, (question) => ({
        ...question,
        highlights: action.highlights,
      }))
    case 'note':
      return change(state, action.questionId, (question) => ({ ...question, note: action.note }))
    case 'missReason':
      return change(state, action.questionId, (question) => ({
        ...question,
        missReason: action.missReason,
      }))
    case 'drawn':
      return takeDrawn(state, action.question)
    case 'merge':
      return mergeSet(state, action)
  }
}

/** Crosses an option out, or takes the line away. A chosen option loses the choice. */
function crossOut(question: QuestionState, letter: string): QuestionState {
  if (isClosed(question)) return question
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

/** Adds a question at the end; without one the set is complete with what it has. */
function takeDrawn(state: RunnerState, question: RunnerQuestion | null): RunnerState {
  if (question === null) return { ...state, total: state.questions.length }
  if (state.byId[question.questionId] !== undefined) return state
  const questions = [...state.questions, question]
  return {
    ...state,
    questions,
    byId: { ...state.byId, [question.questionId]: questionStateOf(question) },
    total: Math.max(state.total, questions.length),
  }
}

function mergeSet(
  state: RunnerState,
  { set, onTop, crossedOut, highlights, questionId }: Extract<RunnerAction, { type: 'merge' }>,
): RunnerState {
  const newer = new Map(onTop.map((save) => [save.questionId, save]))
  const byId: Record<number, QuestionState> = {}
  for (const question of set.questions) {
    const save = newer.get(question.questionId)
    const fromServer = questionStateOf(question)
    const before = stateOf(state, question.questionId)
    byId[question.questionId] = {
      ...fromServer,
      ...(save && {
        response: save.response,
        isMarkedForReview: save.isMarkedForReview,
        isSubmitted: save.submit || fromServer.isSubmitted,
      }),
      crossedOut: crossedOut?.[question.questionId] ?? before.crossedOut,
      highlights: highlights?.[question.questionId] ?? before.highlights,
      isTimeUp: before.isTimeUp,
    }
  }
  const merged: RunnerState = {
    ...state,
    questions: set.questions,
    byId,
    total: Math.max(set.total, set.questions.length),
  }
  const remembered = set.questions.findIndex((question) => question.questionId === questionId)
  if (remembered >= 0) return { ...merged, position: remembered }
  return questionId === null ? { ...merged, position: firstOpen(merged) } : merged
}
