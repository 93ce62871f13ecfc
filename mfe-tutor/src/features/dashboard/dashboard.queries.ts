import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

export type Due = CallAnswer<'GET /Dashboard/Tutor/Dashboard/GetDueToday'>
export type Team = CallAnswer<'GET /Dashboard/SeniorTutor/Dashboard/GetTeam'>

/** Sessions of today and reports that wait. */
export const useDueToday = () => useQuery(queryOf('GET /Dashboard/Tutor/Dashboard/GetDueToday'))

/** The senior tutor's team. */
export const useTeam = () => useQuery(queryOf('GET /Dashboard/SeniorTutor/Dashboard/GetTeam'))
