import type { RunnerCalls } from '@portal/shared/question-runner'
import { loadKeptWork } from './use-or-kept.ts'

type KeptWork = Awaited<ReturnType<typeof loadKeptWork>>

/**
 * The runner's calls, of which the device's copy of the set takes note: the questions as they were
 * marked and drawn, and the server's time. Answers are no part of it; the runner keeps them itself.
 * @param owner whose set it is; null where nothing is kept.
 */
export function notedCalls(calls: RunnerCalls, setId: string, owner: string | null): RunnerCalls {
  if (owner === null) return calls
  /** Nobody waits for it, and what cannot be noted is asked of the server. */
  const note = (work: (kept: KeptWork) => Promise<unknown>) => {
    loadKeptWork()
      .then(work)
      .catch(() => undefined)
  }
  const ofQuestion = (news: Parameters<KeptWork['noteQuestion']>[2]) =>
    note(async (kept) => {
      await kept.noteQuestion(owner, setId, news)
      await kept.keepPictures(owner, setId, news)
    })
  const { drawNext, clock, setNote, setMissReason } = calls
  return {
    ...calls,
    refresh: async () => {
      const fresh = await calls.refresh()
      note((kept) => kept.keepSet(owner, fresh))
      return fresh
    },
    save: async (input) => {
      note((kept) => kept.noteClock(owner, setId, input.answeredAt))
      const outcome = await calls.save(input)
      const { verdict, sequence } = outcome
      if (verdict !== null) {
        const { questionId, response, timeMs, isMarkedForReview } = input
        ofQuestion({ questionId, response, timeMs, isMarkedForReview, sequence, verdict })
      }
      return outcome
    },
    finish: async (input) => {
      const finished = await calls.finish(input)
      note((kept) => kept.forgetSet(owner, setId))
      return finished
    },
    setBookmark: async ({ questionId, isBookmarked }) => {
      await calls.setBookmark({ questionId, isBookmarked })
      ofQuestion({ questionId, isBookmarked })
    },
    selfMark: async (input) => {
      const verdict = await calls.selfMark(input)
      ofQuestion({ questionId: input.questionId, verdict })
      return verdict
    },
    ...(setNote && {
      setNote: async (questionId, text, sending) => {
        await setNote(questionId, text, sending)
        ofQuestion({ questionId, note: text })
      },
    }),
    ...(setMissReason && {
      setMissReason: async (questionId, missReason) => {
        await setMissReason(questionId, missReason)
        ofQuestion({ questionId, missReason })
      },
    }),
    ...(clock && {
      clock: async () => {
        const answer = await clock()
        const { serverNow, deadlineAt, extraMinutes } = answer
        note((kept) => kept.noteClock(owner, setId, serverNow, { deadlineAt, extraMinutes }))
        return answer
      },
    }),
    ...(drawNext && {
      drawNext: async (position) => {
        const drawn = await drawNext(position)
        if (drawn.question !== null) ofQuestion(drawn.question)
        return drawn
      },
    }),
  }
}
