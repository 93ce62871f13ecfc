import type { CallKey } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'
import { listCall, reportCall } from '../tuition-reports/reports.queries.ts'

export const formCall = 'GET /TutionReport/tutor/TutionReport/GetReportForm'

/** What shows whether a report is written, or what it says. */
export const changedBySending: readonly CallKey[] = [
  formCall,
  listCall,
  reportCall,
  'GET /Dashboard/Tutor/Dashboard/GetDueToday',
  'GET /Dashboard/Tutor/Dashboard/GetMyStudents',
]

/** What an hour's report is written with. */
export const useReportForm = (sessionId: string) =>
  useQuery({
    ...queryOf(formCall, { query: { sessionId } }),
    // What was kept by another window must not be taken for the present draft.
    refetchOnMount: 'always',
  })
