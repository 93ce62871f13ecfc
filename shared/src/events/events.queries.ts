import { type CallAnswer, type CallKey, presentMoment } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import { useSession } from '@portal/shared/session'
import { nextLook } from './looking.rules.ts'

export const seminarCalls = {
  upcoming: 'GET /Seminar/Seminar/GetUpcomingSeminarsAsync',
  past: 'GET /Seminar/Seminar/GetPastSeminarsAsync',
} as const
export const courseCalls = {
  upcoming: 'GET /Course/Course/GetUpcomingCourses',
  past: 'GET /Course/Course/GetPastCourses',
} as const
export const eventCall = 'GET /Event/Event/GetEvent'
export const myEventsCall = 'GET /Event/tutor/Event/GetMyEvents'
export const allEventsCall = 'GET /Event/admin/Event/GetAllEvents'
export const attendeesCall = 'GET /Event/tutor/Event/GetAttendees'
export const attendeeCall = 'GET /Event/tutor/Event/GetAttendee'
export const reportCall = 'GET /Event/tutor/Event/GetReport'
export const seminarReportCall = 'GET /Event/admin/Event/GetSeminarReport'
export const degreeGroupsCall = 'GET /Subject/Degree/GetAllDegreeGroup'
export const ofDegreeCall = 'GET /Seminar/admin/Seminar/GetAllSeminarByDegreeGroupID'
export const degreesCall = 'GET /Subject/admin/Degree/GetDegreeGroups'

export type EventKind = 'seminar' | 'course'
/** A seminar or course in a list of learners. */
export type EventCardData = CallAnswer<typeof seminarCalls.upcoming>['seminars'][number]
/** All of one, as its page shows it. */
export type ShownEvent = CallAnswer<typeof eventCall>
export type EventSession = ShownEvent['sessions'][number]
export type EventFile = ShownEvent['files'][number]

/** Calls whose answers show events: what a change of one is read again from. */
export const eventReads = [
  seminarCalls.upcoming,
  seminarCalls.past,
  courseCalls.upcoming,
  courseCalls.past,
  eventCall,
  myEventsCall,
  allEventsCall,
  attendeesCall,
  attendeeCall,
  reportCall,
  seminarReportCall,
  ofDegreeCall,
  degreesCall,
] as const satisfies readonly CallKey[]

const changes = { changes: eventReads }

/** An event by its id. Who is told of no change of it asks again while the page is in sight. */
export function useEvent(id: string) {
  const userId = useSession(({ claims }) => claims?.userId)
  return useQuery({
    ...queryOf(eventCall, { query: { id } }),
    refetchInterval: ({ state: { data } }) => nextLook(data, { userId, now: presentMoment() }),
  })
}

/** The groups of degrees to filter by and to file under; they seldom change. */
export const useDegreeGroups = () => useQuery({ ...queryOf(degreeGroupsCall), staleTime: 300_000 })

export const useRegister = () => useWrite('POST /Event/Event/Register', changes)
export const useCancelPlace = () => useWrite('POST /Event/Event/CancelPlace', changes)
export const useRate = () => useWrite('POST /Event/Event/Rate', changes)
/** Notes that somebody came; nothing that is shown changes with it. */
export const useJoin = () => useWrite('POST /Event/Event/Join')
