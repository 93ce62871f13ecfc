import { call } from '@portal/shared/api'
import { prefetch, queryOf, queryOptions } from '@portal/shared/query'
import type { TimedSet } from '@portal/shared/question-runner'

/**
 * What the feature needs before a screen's script is there. It is part of the remote's first
 * script, so only paths and the queries that are prefetched stand here.
 */

export const bankPath = '/resources/question-bank'

export const bankCall = 'GET /Revise/api/Revise/GetReviseDashBoardData'
export const pastSetsCall = 'GET /Revise/api/Revise/GetPastSets'

/** Sets on a page of past sets. */
export const pastSetsPageSize = 20

export const prefetchBank = () => prefetch(queryOf(bankCall))
export const prefetchPastSets = () =>
  prefetch(queryOf(pastSetsCall, { query: { pageNo: 1, pageSize: pastSetsPageSize } }))

/** A set for the runner, with the moments of its fetch, which set the runner's clock. */
export async function fetchSet(setId: string, signal?: AbortSignal): Promise<TimedSet> {
  const askedAt = performance.now()
  const set = await call('GET /Revise/api/Revise/GetSet', { query: { setId } }, { signal })
  return { set, askedAt, receivedAt: performance.now() }
}

/** The query that reads a set for the runner. */
export const setQuery = (setId: string) =>
  queryOptions({
    queryKey: ['GET /Revise/api/Revise/GetSet', setId],
    queryFn: ({ signal }) => fetchSet(setId, signal),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
export const prefetchSet = (setId: string | undefined) => {
  if (setId !== undefined) prefetch(setQuery(setId))
}
