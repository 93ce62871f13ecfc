import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const entriesCall = 'GET /User/admin/Audit/GetEntries'
const filtersCall = 'GET /User/admin/Audit/GetFilters'

export type Entry = CallAnswer<typeof entriesCall>['entries'][number]

/** The actions and kinds of records that the log has. */
export const useFilters = () => useQuery(queryOf(filtersCall))

/** Undoing may change whatever admins see of the record, so that all of it is asked for again. */
export const useUndo = () => useWrite('POST /User/admin/Audit/Undo', { changes: [entriesCall] })
