import type { CallAnswer } from '@portal/shared/api'
import type { MissReason } from '@portal/shared/question-runner'

export type ErrorLog = CallAnswer<'GET /Revise/api/Revise/GetErrorLog'>
export type Miss = ErrorLog['misses'][number]
export type ReasonFilter = MissReason | 'not said'

interface Reason {
  reason: ReasonFilter
  /** In the address. */
  slug: string
  label: string
}

/** Reasons in the order of the runner, and misses without one. */
export const reasons: readonly Reason[] = [
  { reason: "didn't know", slug: 'didnt-know', label: "Didn't know" },
  { reason: 'misread', slug: 'misread', label: 'Misread' },
  { reason: 'reasoning slip', slug: 'reasoning-slip', label: 'Reasoning slip' },
  { reason: 'ran out of time', slug: 'out-of-time', label: 'Ran out of time' },
  { reason: 'guessed', slug: 'guessed', label: 'Guessed' },
  { reason: 'not said', slug: 'not-said', label: 'Not said yet' },
]

/** The reason of an address's word; null for anything else. */
export function reasonOfSlug(slug: string | undefined): ReasonFilter | null {
  return reasons.find((one) => one.slug === slug)?.reason ?? null
}

/** The misses of a page by topic, in the order of each topic's newest miss. */
export function byTopic(misses: readonly Miss[]): { topicId: number; misses: Miss[] }[] {
  const topics = new Map<number, Miss[]>()
  for (const miss of misses) {
    topics.set(miss.topicId, [...(topics.get(miss.topicId) ?? []), miss])
  }
  return [...topics].map(([topicId, ofTopic]) => ({ topicId, misses: ofTopic }))
}

/** All misses of the log, whatever is filtered. */
export function wholeCount({ byReason }: Pick<ErrorLog, 'byReason'>): number {
  return byReason.reduce((sum, { count }) => sum + count, 0)
}

/** How many misses have a reason. */
export function countOfReason({ byReason }: Pick<ErrorLog, 'byReason'>, of: ReasonFilter): number {
  return byReason.find(({ reason }) => (reason ?? 'not said') === of)?.count ?? 0
}

/** The log after a reason was said: the miss and the counts; the miss stays where it stands. */
export function withReason(log: ErrorLog, questionId: number, reason: MissReason): ErrorLog {
  const miss = log.misses.find((one) => one.questionId === questionId)
  if (miss === undefined || miss.reason === reason) return log
  const counts = new Map(log.byReason.map((one) => [one.reason, one.count]))
  counts.set(miss.reason, (counts.get(miss.reason) ?? 1) - 1)
  counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return {
    ...log,
    misses: log.misses.map((one) => (one === miss ? { ...one, reason } : one)),
    byReason: [...counts]
      .filter(([, count]) => count > 0)
      .map(([each, count]) => ({ reason: each, count })),
  }
}
