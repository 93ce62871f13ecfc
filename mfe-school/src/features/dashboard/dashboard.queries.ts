import type { CallAnswer, CallInput } from '@portal/shared/api'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'

const studentsCall = 'GET /Dashboard/School/Dashboard/GetSchoolStudents'

export type SchoolSummary = CallAnswer<'GET /Dashboard/School/Dashboard/GetSchoolSummary'>

/** Figures of a school. */
export const useSchoolSummary = (schoolId: string) =>
  useQuery(queryOf('GET /Dashboard/School/Dashboard/GetSchoolSummary', { query: { schoolId } }))

/** A page of a school's students. */
export const useSchoolStudents = (query: CallInput<typeof studentsCall>['query']) =>
  useQuery({ ...queryOf(studentsCall, { query }), placeholderData: keepPreviousData })
