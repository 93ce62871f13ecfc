import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const tasksCall = 'GET /Writing/admin/Task/GetTasks'
const rubricsCall = 'GET /Writing/admin/Rubric/GetRubrics'

/** A task with all that is edited of it. */
export type Task = CallAnswer<typeof tasksCall>['tasks'][number]

/** A set of criteria in its newest version. */
export type Rubric = CallAnswer<typeof rubricsCall>[number]

const changes = { changes: [tasksCall, rubricsCall, 'GET /Writing/Task/GetTasks'] } as const

/** Those that were changed last, among which is whatever somebody else saved meanwhile. */
export const latestTasks = queryOf(tasksCall, {
  query: { pageNo: 1, pageSize: 20, sort: 'updated', direction: 'desc' },
})

export const rubricsQuery = queryOf(rubricsCall)
export const useRubrics = () => useQuery(rubricsQuery)
export const useTests = () => useQuery(queryOf('GET /Subject/AdmissionTest'))
export const useSaveTask = () => useWrite('POST /Writing/admin/Task/SaveTask', changes)
export const useSaveRubric = () => useWrite('POST /Writing/admin/Rubric/SaveRubric', changes)
