import type { CallAnswer, CallInput } from '@portal/shared/api'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'

const studentsCall = 'GET /Dashboard/Tutor/Dashboard/GetMyStudents'

export type Due = CallAnswer<'GET /Dashboard/Tutor/Dashboard/GetDueToday'>
export type Team = CallAnswer<'GET /Dashboard/SeniorTutor/Dashboard/GetTeam'>

/** Sessions of today and reports that wait. */
export const useDueToday = () => useQuery(queryOf('GET /Dashboard/Tutor/Dashboard/GetDueToday'))

/** A page of the tutor's students; the page before stays while the next one comes. */
export const useMyStudents = (query: CallInput<typeof studentsCall>['query']) =>
  useQuery({ ...queryOf(studentsCall, { query }), placeholderData: keepPreviousData })

/** The senior tutor's team; nothing is asked while it is not wanted. */
export const useTeam = (isWanted: boolean) =>
  useQuery({ ...queryOf('GET /Dashboard/SeniorTutor/Dashboard/GetTeam'), enabled: isWanted })
