import type { CallAnswer } from '@portal/shared/api'
import type { Pickable } from '@portal/shared/pickers'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const alertsCall = 'GET /Alert/Alert/GetAlerts'
const alertCall = 'GET /Alert/Alert/GetAlert'
const studentsCall = 'GET /Student/Summary/FindStudents'
const assigneesCall = 'GET /Alert/Alert/FindAssignees'

/** A concern in a list, and one with its thread. */
export type Alert = CallAnswer<typeof alertsCall>['alerts'][number]
export type WholeAlert = CallAnswer<typeof alertCall>

/** What is asked again when the server tells of a change. */
export const alertReads = [alertsCall, alertCall] as const

const changes = {
  changes: [
    alertsCall,
    alertCall,
    assigneesCall,
    'GET /Dashboard/SeniorTutor/Dashboard/GetConcerns',
    'GET /Student/Summary/GetOverview',
    'GET /Student/Summary/GetTimeline',
  ],
} as const

export const useAlert = (id: string) => useQuery(queryOf(alertCall, { query: { id } }))
export const useRaise = () => useWrite('POST /Alert/Alert/Raise', changes)
export const useComment = () => useWrite('POST /Alert/Alert/Comment', changes)
export const useReview = () => useWrite('POST /Alert/Alert/Review', changes)
export const useAssign = () => useWrite('POST /Alert/Alert/Assign', changes)
export const useChange = () => useWrite('POST /Alert/Alert/Change', changes)
export const useClose = () => useWrite('POST /Alert/Alert/Close', changes)
export const useReopen = () => useWrite('POST /Alert/Alert/Reopen', changes)

/** Students in the person's sight, to pick one from. */
export const students: Pickable<CallAnswer<typeof studentsCall>> = {
  what: 'students',
  find: (search) => queryOf(studentsCall, { query: { search } }),
  byId: (studentId) => queryOf(studentsCall, { query: { studentId } }),
  found: ({ students: all }) =>
    all.map(({ studentId, name, programName }) => ({
      value: studentId,
      label: name,
      note: programName,
    })),
}

/** Staff to whom the concerns that the person may know of are given. */
export const assignees: Pickable<CallAnswer<typeof assigneesCall>> = {
  what: 'people',
  find: (search) => queryOf(assigneesCall, { query: { search } }),
  byId: (userId) => queryOf(assigneesCall, { query: { userId } }),
  found: ({ people }) => people.map(({ userId, name }) => ({ value: userId, label: name })),
}
