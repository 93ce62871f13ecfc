import type { QuestionState, RunnerAction } from '../rules/runner-state.ts'
import type { MissReason } from '../types.ts'
import type { Notice, SessionOptions } from './session-types.ts'

/** What is said to the server about a question beside its answer. */
export interface QuestionCalls {
  toggleBookmark: (questionId: number) => void
  flag: (questionId: number, text: string) => Promise<void>
  selfMark: (questionId: number, criteriaMet: boolean[]) => Promise<void>
  setMissReason: (questionId: number, reason: MissReason) => Promise<void>
  setNote: (questionId: number, text: string, sending?: { keepalive?: boolean }) => Promise<void>
}

/** Makes the calls and brings what came of them into the state. */
export function createQuestionCalls(
  { calls, isReadOnly, isPreview }: SessionOptions,
  now: (questionId: number) => QuestionState,
  dispatch: (action: RunnerAction) => boolean,
  notifyOf: (questionId: number, kind: Notice['kind'], text: string) => void,
): QuestionCalls {
  return {
    toggleBookmark(questionId) {
      if (isReadOnly || isPreview) return
      const isBookmarked = !now(questionId).isBookmarked
      dispatch({ type: 'bookmark', questionId, isBookmarked })
      calls.setBookmark({ questionId, isBookmarked }).catch((error: unknown) => {
        dispatch({ type: 'bookmark', questionId, isBookmarked: !isBookmarked })
        const why = error instanceof Error ? error.message : ''
        notifyOf(questionId, 'warning', `the bookmark could not be changed. ${why}`)
      })
    },
    async flag(questionId, text) {
      await calls.flag({ questionId, text })
      dispatch({ type: 'flagged', questionId })
    },
    async selfMark(questionId, criteriaMet) {
      const verdict = await calls.selfMark({ questionId, criteriaMet })
      dispatch({ type: 'verdict', questionId, verdict })
    },
    async setMissReason(questionId, missReason) {
      await calls.setMissReason?.(questionId, missReason)
      dispatch({ type: 'missReason', questionId, missReason })
    },
    async setNote(questionId, note, sending) {
      await calls.setNote?.(questionId, note, sending)
      dispatch({ type: 'note', questionId, note })
    },
  }
}
