import { call } from '@portal/shared/api'
import { prefetch, type QueryKey, queryOptions } from '@portal/shared/query'
import type { TimedSet } from '@portal/shared/question-runner'

const setCall = 'GET /Revise/api/Revise/GetSet'

/** A set for the runner, with the moments of its fetch, which set the runner's clock. */
export async function fetchSet(setId: string, signal?: AbortSignal): Promise<TimedSet> {
  let times = { askedAt: performance.now(), receivedAt: 0 }
  // The page may have asked for it long before its scripts were there.
  const onTimes = (known: typeof times) => {
    times = known
  }
  const set = await call(setCall, { query: { setId } }, { signal, onTimes })
  // A shell from before there were such moments asks for nothing ahead.
  return { set, ...times, receivedAt: times.receivedAt || performance.now() }
}

/** The query that reads a set for the runner. */
export const setQuery = (setId: string) => {
  const queryKey: QueryKey = [setCall, { query: { setId } }]
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
