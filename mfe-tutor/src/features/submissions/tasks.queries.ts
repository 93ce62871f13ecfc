import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const tasksCall = 'GET /Writing/Task/GetTasks'

/** A task that can be set. */
export type Task = CallAnswer<typeof tasksCall>['tasks'][number]

export const setTasksCall = 'GET /Writing/tutor/Task/GetSetTasks'

/** A task that the tutor has set for a student. */
export type SetTask = CallAnswer<typeof setTasksCall>['setTasks'][number]

const changes = { changes: [setTasksCall] } as const

export const useTests = () => useQuery(queryOf('GET /Subject/AdmissionTest'))
export const useSetTask = () => useWrite('POST /Writing/tutor/Task/SetForStudents', changes)
export const useRemoveSetTask = () => useWrite('POST /Writing/tutor/Task/RemoveSetTask', changes)
