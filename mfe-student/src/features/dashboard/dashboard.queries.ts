import type { CallAnswer } from '@portal/shared/api'
import { changeAnswer, queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'

const dashboardCall = 'GET /Dashboard/Dashboard/GetDashboardDataV2'

/** What the student's dashboard shows. */
export type Dashboard = CallAnswer<typeof dashboardCall>

/** Everything on the dashboard, in one answer. */
export const useDashboard = () => useQuery(queryOf(dashboardCall))

/** Checks a curriculum item off, or takes the check back; shown at once, undone if it fails. */
export function useItemCheck() {
  const client = useQueryClient()
  const show = (id: string, isCompleted: boolean) =>
    changeAnswer(client, dashboardCall, undefined, (data) => ({
      ...data,
      nextItems: data.nextItems.map((item) => (item.id === id ? { ...item, isCompleted } : item)),
    }))
  return useWrite('POST /Curriculum/Curriculum/SetCompletion', {
    changes: [dashboardCall],
    show: ({ body: { id, isCompleted } }) => {
      show(id, isCompleted)
      return () => show(id, !isCompleted)
    },
    failed: (error) => toast.danger(`The item could not be changed. ${error.message}`),
  })
}
