import type { AnswerKeeper } from '../queue/keeper-types.ts'
import { normalise, type QuestionState } from '../rules/runner-state.ts'
import type { QuestionTimes } from './question-times.ts'

/** Time on a question left without a change is worth a save from this much on. */
const timeWorthSavingMs = 1_000
/** Typing is sent after such a pause; the device has every key press at once. */
const typingPauseMs = 800

/** Turns the state of a question and its time into saves. */
export interface Recorder {
  save: (questionId: number, state: QuestionState, options?: { submit?: boolean }) => void
  /** Saves the time on a question if it has grown since its last save. */
  saveTime: (questionId: number, state: QuestionState) => void
  /** The time that is with the server or the device already. */
  knowSaved: (questionId: number) => void
}

/** @param limitMs longest that a question may take; what a slow device adds to that is no work on it. */
export function createRecorder(
  setId: string,
  times: QuestionTimes,
  moment: () => string,
  keeper: () => AnswerKeeper | null,
  limitMs = Number.POSITIVE_INFINITY,
): Recorder {
  const savedMs = new Map<number, number>()
  const save: Recorder['save'] = (questionId, state, { submit = false } = {}) => {
    const response = normalise(state.response)
    const { timeMs, hiddenMs } = times.read(questionId)
    const isTyped = response !== null && response.kind !== 'choice'
    savedMs.set(questionId, timeMs)
    keeper()?.record(
      {
        setId,
        questionId,
        response,
        timeMs: Math.min(timeMs, limitMs),
        hiddenMs,
        isMarkedForReview: state.isMarkedForReview,
        answeredAt: moment(),
        submit,
      },
      isTyped && !submit ? typingPauseMs : 0,
    )
  }
  return {
    save,
    saveTime(questionId, state) {
      const grown = times.read(questionId).timeMs - (savedMs.get(questionId) ?? 0)
      if (!state.isSubmitted && grown >= timeWorthSavingMs) save(questionId, state)
    },
    knowSaved: (questionId) => savedMs.set(questionId, times.read(questionId).timeMs),
  }
}
