import { createAnswerKeeper } from '../queue/answer-keeper.ts'
import type { AnswerStorage, StoredSet } from '../queue/answer-storage.ts'
import type { AnswerKeeper } from '../queue/keeper-types.ts'
import type { Merge } from '../queue/merge-stored.ts'
import type { RunnerSet } from '../types.ts'
import type { ServerNews } from './server-news.ts'
import type { SessionOptions } from './session-types.ts'

/** What the server and the device have of a set. */
interface Found {
  fresh: RunnerSet
  merge: Merge
  storage: AnswerStorage
  remembered: StoredSet | null
}

/** The keeper of a session's set, which has taken over what an earlier tab left. */
export function openKeeper(
  { start, owner, calls, environment }: SessionOptions,
  news: ServerNews,
  { fresh, merge, storage, remembered }: Found,
): AnswerKeeper {
  const keeper = createAnswerKeeper({
    owner,
    setId: start.set.id,
    title: fresh.title,
    storage,
    // What is to be sent is on the device by now; the screen comes first.
    save: async (save) => {
      await environment.afterPaint?.()
      return calls.save(save)
    },
    finish: calls.finish,
    isOnline: environment.isOnline,
    schedule: environment.schedule,
    onConfirmed: news.onConfirmed,
    onRefused: news.onRefused,
    onFinished: news.onFinished,
    onTooEarly: news.onTooEarly,
  })
  const known = [...fresh.questions, ...merge.onTop]
  keeper.adopt({
    ...merge,
    sequences: new Map(known.map(({ questionId, sequence }) => [questionId, sequence])),
    set: remembered,
  })
  return keeper
}
