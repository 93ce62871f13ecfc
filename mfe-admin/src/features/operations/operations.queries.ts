import type { CallAnswer, CallInput } from '@portal/shared/api'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'

const studentsCall = 'GET /user/admin/AuditDashboard/GetStudents'

export type Operations = CallAnswer<'GET /Dashboard/Admin/Dashboard/GetOperations'>

/** Today's numbers. */
export const useOperations = () => useQuery(queryOf('GET /Dashboard/Admin/Dashboard/GetOperations'))

/** A page of all students. */
export const useStudents = (query: CallInput<typeof studentsCall>['query']) =>
  useQuery({ ...queryOf(studentsCall, { query }), placeholderData: keepPreviousData })
