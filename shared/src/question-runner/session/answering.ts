import type { AnswerKeeper } from '../queue/keeper-types.ts'
import {
  isClosed,
  normalise,
  type QuestionState,
  type RunnerAction,
} from '../rules/runner-state.ts'
import type { QuestionTimes } from './question-times.ts'
import type { Recorder } from './recorder.ts'
import type { RunnerSession } from './session-types.ts'

/** What the student does with the open question. */
export type Answering = Pick<
  RunnerSession,
  'respond' | 'toggleMark' | 'crossOut' | 'highlight' | 'submit'
>

/** Changes the state and has the change saved. */
export function createAnswering(parts: {
  /** Does it now or as soon as the set is open; not at all when it is over. */
  whenOpen: (run: () => void) => void
  dispatch: (action: RunnerAction) => boolean
  now: (questionId: number) => QuestionState
  questionIds: () => number[]
  recorder: Recorder
  times: QuestionTimes
  keeper: () => AnswerKeeper | null
}): Answering {
  const { whenOpen, dispatch, now, recorder } = parts
  const ofQuestions = <T>(read: (state: QuestionState) => T) =>
    Object.fromEntries(parts.questionIds().map((known) => [known, read(now(known))] as const))
  return {
    respond(questionId, response) {
      whenOpen(() => {
        if (!dispatch({ type: 'respond', questionId, response })) return
        recorder.save(questionId, now(questionId))
      })
    },
    toggleMark(questionId) {
      whenOpen(() => {
        const isMarked = !now(questionId).isMarkedForReview
        if (!dispatch({ type: 'mark', questionId, isMarked })) return
        recorder.save(questionId, now(questionId))
      })
    },
    crossOut(questionId, letter) {
      whenOpen(() => {
        const before = now(questionId).response
        if (!dispatch({ type: 'crossOut', questionId, letter })) return
        if (now(questionId).response !== before) recorder.save(questionId, now(questionId))
        parts.keeper()?.remember({ crossedOut: ofQuestions((state) => state.crossedOut) })
      })
    },
    highlight(questionId, highlights) {
      dispatch({ type: 'highlight', questionId, highlights })
      parts.keeper()?.remember({ highlights: ofQuestions((state) => state.highlights) })
    },
    submit(questionId) {
      whenOpen(() => {
        const state = now(questionId)
        if (isClosed(state) || normalise(state.response) === null) return
        dispatch({ type: 'submit', questionId })
        recorder.save(questionId, now(questionId), { submit: true })
        parts.times.stop()
      })
    },
  }
}
