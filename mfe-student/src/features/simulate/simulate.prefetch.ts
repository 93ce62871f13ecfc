import { prefetch, queryOf } from '@portal/shared/query'

/**
 * What the feature needs before a screen's script is there. It is part of the remote's first
 * script, so only the queries that are prefetched stand here.
 */

const first = { query: { pageNo: 1, pageSize: 20 } }

export const papersQuery = (isOld: boolean) =>
  queryOf('GET /Exam/Simulate/GetPapers', { query: isOld ? { isOld: 'true' } : {} })

export const prefetchPapers = () => prefetch(papersQuery(false))
export const prefetchOlder = () => prefetch(papersQuery(true))
export const prefetchPast = () => prefetch(queryOf('GET /Exam/Simulate/GetPastSittings', first))

export const prefetchResult = (sittingId: string | undefined) => {
  if (sittingId !== undefined) {
    prefetch(queryOf('GET /Exam/Simulate/GetResult', { query: { sittingId } }))
  }
}
