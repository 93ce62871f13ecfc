import { call } from '@portal/shared/api'
import { prefetch, type QueryKey, queryOptions } from '@portal/shared/query'
import type { TimedSet } from '@portal/shared/question-runner'

/** A set for the runner, with the moments of its fetch, which set the runner's clock. */
export async function fetchSet(setId: string, signal?: AbortSignal): Promise<TimedSet> {
  const askedAt = performance.now()
  const set = await call('GET /Revise/api/Revise/GetSet', { query: { setId } }, { signal })
  return { set, askedAt, receivedAt: performance.now() }
}

/** The query that reads a set for the runner. */
export const setQuery = (setId: string) => {
  const queryKey: QueryKey = ['GET /Revise/api/Revise/GetSet', setId]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => fetchSet(setId, signal),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}

/** Starts fetching a set before its screen's script is there. */
export const prefetchSet = (setId: string) => prefetch(setQuery(setId))
