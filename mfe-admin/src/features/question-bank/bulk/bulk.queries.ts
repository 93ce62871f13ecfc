import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import { changes } from '../questions.queries.ts'

export const bulkCall = 'POST /question/admin/Question/BulkUpdate'
export const resultsCall = 'GET /question/admin/Question/GetBulk'
export const listCall = 'GET /question/admin/Question/GetBulkChanges'
export const undoCall = 'POST /question/admin/Question/UndoBulk'

/** A change of many questions in the list of those that were made. */
export type ListedChange = CallAnswer<typeof listCall>['changes'][number]

/** What shows a change, and the questions that it changes. */
export const bulkReads = [listCall, resultsCall, ...changes] as const

/** The same, and what reads alike among the questions. */
const changed = [...bulkReads, 'GET /question/admin/Question/GetDuplicates'] as const

export const useBulkWrite = () => useWrite(bulkCall, { changes: changed })
export const useUndo = () => useWrite(undoCall, { changes: changed })

/** A page of what came of a change. */
export const useBulkResults = (changeId: string, pageNo: number) =>
  useQuery(queryOf(resultsCall, { query: { changeId, pageNo, pageSize: 20 } }))
