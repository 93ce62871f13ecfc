import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const studentsCall = 'GET /user/admin/AuditDashboard/GetStudents'
const lightCall = 'GET /user/admin/AuditDashboard/GetLight'
const lightsCall = 'GET /user/admin/AuditDashboard/GetLights'

export type AuditedStudent = CallAnswer<typeof studentsCall>['students'][number]
export type Light = CallAnswer<typeof lightCall>
export type Lights = CallAnswer<typeof lightsCall>

/** How many students stand at each light, and which programmes there are. */
export const useLights = () => useQuery(queryOf(lightsCall))

/** Why a student's light is what it is. */
export const useLight = (studentId: string) =>
  useQuery(queryOf(lightCall, { query: { studentId } }))

const changes = {
  changes: [studentsCall, lightCall, lightsCall, 'GET /Dashboard/Admin/Dashboard/GetOperations'],
} as const

export const useSnooze = () => useWrite('POST /user/admin/AuditDashboard/Snooze', changes)
export const useEndSnooze = () => useWrite('POST /user/admin/AuditDashboard/EndSnooze', changes)
