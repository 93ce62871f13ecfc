import type { CallAnswer } from '@portal/shared/api'
import { degreesCall, eventReads } from '@portal/shared/events'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export type DegreeGroup = CallAnswer<typeof degreesCall>[number]

export const useDegrees = () => useQuery(queryOf(degreesCall))

// Learners filter by them, and the editor files under them.
const changes = { changes: [...eventReads, 'GET /Subject/Degree/GetAllDegreeGroup'] } as const

export const useSaveDegree = () => useWrite('POST /Subject/admin/Degree/SaveDegreeGroup', changes)
export const useOrderDegrees = () =>
  useWrite('POST /Subject/admin/Degree/OrderDegreeGroups', changes)
export const useRemoveDegree = () =>
  useWrite('POST /Subject/admin/Degree/RemoveDegreeGroup', changes)
