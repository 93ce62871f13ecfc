import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

export type Operations = CallAnswer<'GET /Dashboard/Admin/Dashboard/GetOperations'>

/** Today's numbers. */
export const useOperations = () => useQuery(queryOf('GET /Dashboard/Admin/Dashboard/GetOperations'))
