import type { FirstRead, PageShown } from '@portal/shared/contract'
import { queryOf } from '@portal/shared/query'

/**
 * What the feature needs before a screen's script is there. It is part of the remote's first
 * script, so only the queries that are prefetched stand here.
 */

const first = { query: { pageNo: 1, pageSize: 20 } }

export const papersQuery = (isOld: boolean) =>
  queryOf('GET /Exam/Simulate/GetPapers', { query: isOld ? { isOld: 'true' } : {} })

/** The first page of past sittings. */
export const pastQuery = () => queryOf('GET /Exam/Simulate/GetPastSittings', first)

export const resultReads = ({ params: { id } }: PageShown): FirstRead[] =>
  id === undefined ? [] : [queryOf('GET /Exam/Simulate/GetResult', { query: { sittingId: id } })]
