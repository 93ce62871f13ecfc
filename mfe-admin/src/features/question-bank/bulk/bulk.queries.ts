import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import { changes } from '../questions.queries.ts'

export const bulkCall = 'POST /question/admin/Question/BulkUpdate'
export const resultsCall = 'GET /question/admin/Question/GetBulk'
export const undoCall = 'POST /question/admin/Question/UndoBulk'

/** What shows questions, and what reads alike among them. */
const changed = [...changes, 'GET /question/admin/Question/GetDuplicates'] as const

export const useBulkWrite = () => useWrite(bulkCall, { changes: changed })
export const useUndo = () => useWrite(undoCall, { changes: [...changed, resultsCall] })

/** While a job does it, it is asked for again so often. */
const pollMs = 2_000

/** A page of what came of a change. */
export const useBulkResults = (changeId: string, pageNo: number) =>
  useQuery({
    ...queryOf(resultsCall, { query: { changeId, pageNo, pageSize: 20 } }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.done < data.total ? pollMs : false,
  })
