import type { RunnerQuestion, RunnerSet } from '../question-runner/index.ts'

/** The server's time as it was when something of it arrived, with the device's own at that moment. */
export interface Sample {
  /** ISO 8601. */
  serverNow: string
  /** Milliseconds since the epoch, by the device. */
  deviceMs: number
}

/** What was heard of a question after its set was kept: a marking, a bookmark, or all of a drawn one. */
export interface QuestionNews extends Partial<RunnerQuestion> {
  questionId: number
}

/** What was heard of a set's clock after it was kept. */
export type ClockNews = Partial<Pick<RunnerSet, 'deadlineAt' | 'extraMinutes'>>

/** Longest that a copy is kept. */
export const keptMs = 14 * 86_400_000
/** Sets of one person that are kept at once. */
export const mostSets = 3
/** Bytes of one set's pictures; what is beyond is shown with a connection only. */
export const mostPictureBytes = 20_000_000

/**
 * The server's time by what the device knows: what was heard last, and as long after as the device
 * has counted since. A device whose clock was set back counts nothing, and never gives time back.
 */
export function serverTimeAt(samples: readonly Sample[], deviceMs: number): string {
  const moments = samples.map(
    (sample) => Date.parse(sample.serverNow) + Math.max(0, deviceMs - sample.deviceMs),
  )
  return new Date(Math.max(...moments)).toISOString()
}

/**
 * A kept set as it stands by all that was heard since. Answers are no part of it: the runner has
 * them from its own store.
 */
export function setNow(
  kept: RunnerSet,
  news: readonly QuestionNews[],
  clock: ClockNews,
  samples: readonly Sample[],
  deviceMs: number,
): RunnerSet {
  const byId = new Map(news.map((one) => [one.questionId, one]))
  const known = kept.questions.map((question) => ({
    ...question,
    ...byId.get(question.questionId),
  }))
  const ids = new Set(known.map(({ questionId }) => questionId))
  const drawn = news.filter(
    (one): one is RunnerQuestion => !ids.has(one.questionId) && isWhole(one),
  )
  return {
    ...kept,
    ...clock,
    serverNow: serverTimeAt(samples, deviceMs),
    questions: [...known, ...drawn].sort((one, other) => one.number - other.number),
  }
}

function isWhole(news: QuestionNews): news is RunnerQuestion {
  return news.number !== undefined && news.text !== undefined && news.options !== undefined
}

/** Anything else with the server's time in it, as of now. */
export function withTime<T>(answer: T, sample: Omit<Sample, 'serverNow'>, deviceMs: number): T {
  if (typeof answer !== 'object' || answer === null || !('serverNow' in answer)) return answer
  const { serverNow } = answer
  if (typeof serverNow !== 'string') return answer
  return { ...answer, serverNow: serverTimeAt([{ ...sample, serverNow }], deviceMs) }
}

/** Ids of the files that texts show as pictures, each once, in their order. */
export function picturesIn(answer: unknown): string[] {
  const found = JSON.stringify(answer).matchAll(/data-file=\\?["']([\da-f-]{36})/gi)
  return [...new Set([...found].map(([, id = '']) => id.toLowerCase()))]
}
