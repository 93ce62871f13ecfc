import type { StoredClocks } from '../queue/answer-storage.ts'
import type { QuestionTimes } from './question-times.ts'

/** The clocks of a set timed by the question. Without such timing none of them ever runs out. */
export interface QuestionClocks {
  /** Milliseconds left on a question, hidden time counted; null without such timing. */
  msLeft: (questionId: number) => number | null
  isOver: (questionId: number) => boolean
  /** Takes over from an earlier tab: the clock that ran there has run on by the server's time. */
  adopt: (stored: StoredClocks | undefined) => void
  /** How far they are, for the device; null without such timing. */
  read: (questionIds: readonly number[], running: number | undefined) => StoredClocks | null
}

/** @param moment the server's time now, ISO 8601, so that the device's own clock does not matter. */
export function createQuestionClocks(
  secondsPerQuestion: number | null,
  times: QuestionTimes,
  moment: () => string,
): QuestionClocks {
  const limitMs = secondsPerQuestion === null ? null : secondsPerQuestion * 1000
  const usedMs = (questionId: number) => {
    const { timeMs, hiddenMs } = times.read(questionId)
    return timeMs + hiddenMs
  }
  const msLeft = (questionId: number) =>
    limitMs === null ? null : Math.max(0, limitMs - usedMs(questionId))
  /** Time that no tab saw is hidden time. */
  const raise = (questionId: number, to: number) =>
    times.know(questionId, 0, Math.max(0, to - times.read(questionId).timeMs))
  return {
    msLeft,
    isOver: (questionId) => msLeft(questionId) === 0,
    adopt(stored) {
      if (limitMs === null || stored === undefined) return
      for (const [questionId, used] of Object.entries(stored.usedMs)) {
        raise(Number(questionId), used)
      }
      if (stored.running === null) return
      const { questionId, since } = stored.running
      const gone = Math.max(0, Date.parse(moment()) - Date.parse(since))
      raise(questionId, Math.min(limitMs, (stored.usedMs[questionId] ?? 0) + gone))
    },
    read(questionIds, running) {
      if (limitMs === null) return null
      return {
        usedMs: Object.fromEntries(
          questionIds.map((questionId) => [questionId, usedMs(questionId)] as const),
        ),
        running: running === undefined ? null : { questionId: running, since: moment() },
      }
    },
  }
}
