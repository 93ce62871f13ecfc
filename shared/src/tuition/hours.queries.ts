import type { CallKey } from '@portal/shared/api'
import { keepPreviousData, queryOf, useQuery, useWrite } from '@portal/shared/query'

/** Calls whose answers show hours: what a change of one is read again from. */
export const hourReads = [
  'GET /Tution/Student/GetSessions',
  'GET /Tution/Student/GetLedger',
  'GET /Tution/Tution/GetDashboardData',
  'GET /Tution/Tution/GetDashboardDataNew',
  'GET /Tution/Tution/GetDashboardDataUnlimited',
  'GET /Tution/tutor/Tution/GetWeek',
  'GET /Tution/tutor/Tution/GetSession',
  'GET /Tution/Tution/GetFreeSlots',
  'GET /Dashboard/Tutor/Dashboard/GetDueToday',
  'GET /Student/Summary/GetOverview',
  'GET /Student/Summary/GetTimeline',
] as const satisfies readonly CallKey[]

const changes = { changes: hourReads }

/** One hour with all that staff see of it. */
export const useSessionOf = (sessionId: string) =>
  useQuery(queryOf('GET /Tution/tutor/Tution/GetSession', { query: { sessionId } }))

/** Times to which an hour could move. */
export const useFreeSlots = (sessionId: string) =>
  useQuery(queryOf('GET /Tution/Tution/GetFreeSlots', { query: { sessionId } }))

export const useRequestReschedule = () => useWrite('POST /Tution/Tution/RequestReschedule', changes)
export const useWithdrawReschedule = () =>
  useWrite('POST /Tution/Tution/WithdrawReschedule', changes)
export const useAnswerReschedule = () =>
  useWrite('POST /Tution/tutor/Tution/AnswerReschedule', changes)
export const useSchedule = () => useWrite('POST /Tution/tutor/Tution/Schedule', changes)
export const useMove = () => useWrite('POST /Tution/tutor/Tution/Move', changes)
export const useMark = () => useWrite('POST /Tution/tutor/Tution/Mark', changes)
export const useCancel = () => useWrite('POST /Tution/tutor/Tution/Cancel', changes)
export const useCorrect = () => useWrite('POST /Tution/tutor/Tution/Correct', changes)

const availabilityCall = 'GET /Tution/tutor/Tution/GetAvailability'
const whenTutorTeaches = {
  changes: [availabilityCall, 'GET /Tution/tutor/Tution/GetWeek'],
} as const

/** When a tutor teaches; oneself where no tutor is named. */
export const useAvailability = (tutorId?: string) =>
  useQuery(queryOf(availabilityCall, { query: { tutorId } }))
export const useSetAvailability = () =>
  useWrite('POST /Tution/tutor/Tution/SetAvailability', whenTutorTeaches)
export const useAddTimeOff = () =>
  useWrite('POST /Tution/tutor/Tution/AddTimeOff', whenTutorTeaches)
export const useRemoveTimeOff = () =>
  useWrite('POST /Tution/tutor/Tution/RemoveTimeOff', whenTutorTeaches)

/** What booking an hour of a student begins with. */
export const useScheduleForm = (studentId: string, tutorId: string | undefined) =>
  useQuery({
    ...queryOf('GET /Tution/tutor/Tution/GetScheduleForm', { query: { studentId, tutorId } }),
    placeholderData: keepPreviousData,
  })
