import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

export type SchoolSummary = CallAnswer<'GET /Dashboard/School/Dashboard/GetSchoolSummary'>

/** Figures of a school. */
export const useSchoolSummary = (schoolId: string) =>
  useQuery(queryOf('GET /Dashboard/School/Dashboard/GetSchoolSummary', { query: { schoolId } }))
