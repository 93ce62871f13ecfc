import { type CallAnswer, call } from '@portal/shared/api'
import { keyOf, queryOf, useMutation, useQuery, useQueryClient } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'

const dashboardCall = 'GET /Dashboard/Dashboard/GetDashboardDataV2'

/** What the student's dashboard shows. */
export type Dashboard = CallAnswer<typeof dashboardCall>

/** Everything on the dashboard, in one answer. */
export const useDashboard = () => useQuery(queryOf(dashboardCall))

/** Checks a curriculum item off, or takes the check back; shown at once, undone if it fails. */
export function useItemCheck() {
  const client = useQueryClient()
  const key = keyOf(dashboardCall)
  return useMutation({
    mutationFn: (body: { id: string; isCompleted: boolean }) =>
      call('POST /Curriculum/Curriculum/SetCompletion', { body }),
    onMutate: async ({ id, isCompleted }) => {
      await client.cancelQueries({ queryKey: key })
      const before = client.getQueryData<Dashboard>(key)
      client.setQueryData<Dashboard>(key, (data) =>
        data === undefined
          ? data
          : {
              ...data,
              nextItems: data.nextItems.map((item) =>
                item.id === id ? { ...item, isCompleted } : item,
              ),
            },
      )
      return { before }
    },
    onError: (error, _, context) => {
      client.setQueryData(key, context?.before)
      toast.danger(`The item could not be changed. ${error.message}`)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}
