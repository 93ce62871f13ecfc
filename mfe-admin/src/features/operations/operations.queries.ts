import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

export type Operations = CallAnswer<'GET /Dashboard/Admin/Dashboard/GetOperations'>
export type OpenWork = CallAnswer<'GET /Dashboard/Admin/Dashboard/GetOpenWork'>

/** Today's numbers. */
export const useOperations = () => useQuery(queryOf('GET /Dashboard/Admin/Dashboard/GetOperations'))

/** What waits for a person. */
export const useOpenWork = () => useQuery(queryOf('GET /Dashboard/Admin/Dashboard/GetOpenWork'))
