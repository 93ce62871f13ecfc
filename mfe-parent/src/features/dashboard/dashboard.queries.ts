import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery } from '@portal/shared/query'

/** One child as the dashboard shows it. */
export type ChildDashboard = CallAnswer<'GET /Dashboard/Parent/Dashboard/GetDashboardData'>
export type Children = CallAnswer<'GET /Dashboard/Parent/Dashboard/GetChildren'>

/** The parent's children, and the banners for parents. */
export const useChildren = () => useQuery(queryOf('GET /Dashboard/Parent/Dashboard/GetChildren'))

/** Progress of one child; the first one's has come with the list. */
export function useChild(studentId: string) {
  const { data: family, dataUpdatedAt } = useChildren()
  const first = family?.first
  return useQuery({
    ...queryOf('GET /Dashboard/Parent/Dashboard/GetDashboardData', { query: { studentId } }),
    ...(first?.studentId === studentId && {
      initialData: first,
      initialDataUpdatedAt: dataUpdatedAt,
    }),
  })
}
