import type { CallAnswer, CallInput } from '@portal/shared/api'
import { readNumber } from '@portal/shared/question-bank'
import type { MissReason } from '@portal/shared/question-runner'
import { readPage } from './question-bank.rules.ts'

export type ErrorLog = CallAnswer<'GET /Revise/api/Revise/GetErrorLog'>
export type Miss = ErrorLog['misses'][number]
export type ReasonFilter = MissReason | 'not said'
type LogQuery = NonNullable<CallInput<'GET /Revise/api/Revise/GetErrorLog'>['query']>

/** Misses on a page, and so in a set of what is shown: more than that would not be finished. */
export const errorsPageSize = 20

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

/** Which misses are shown; it stands in the address. */
export interface LogFilter {
  reason: ReasonFilter | null
  topicId: number | null
  page: number
}

/** The reason of an address's word; null for anything else. */
export function reasonOfSlug(slug: string | null): ReasonFilter | null {
  return reasons.find((one) => one.slug === slug)?.reason ?? null
}

export function slugOfReason(reason: ReasonFilter | null): string | undefined {
  return reasons.find((one) => one.reason === reason)?.slug
}

/** Reads the filter from an address; what cannot be read is left out. */
export function readLogFilter(params: URLSearchParams): LogFilter {
  const topicId = readNumber(params.get('topic'))
  return {
    reason: reasonOfSlug(params.get('reason')),
    topicId: topicId === 0 ? null : topicId,
    page: readPage(params.get('page')),
  }
}

/** The address of a filter, with the tab that it belongs to. */
export function writeLogFilter({ reason, topicId, page }: LogFilter): URLSearchParams {
  const params = new URLSearchParams({ tab: 'errors' })
  const slug = slugOfReason(reason)
  if (slug !== undefined) params.set('reason', slug)
  if (topicId !== null) params.set('topic', String(topicId))
  if (page > 1) params.set('page', String(page))
  return params
}

/** The filter as the call takes it. */
export function logQuery({ reason, topicId, page }: LogFilter): LogQuery {
  return {
    pageNo: page,
    pageSize: errorsPageSize,
    ...(reason !== null && { reason }),
    ...(topicId !== null && { topicId }),
  }
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
