import { type CallAnswer, call } from '@portal/shared/api'
import { keyOf, queryOf, useMutation, useQuery, useQueryClient } from '@portal/shared/query'
import { useNavigate } from '@portal/shared/router'
import { toast } from '@portal/shared/ui'
import { setOnTopic } from './dashboard.rules.ts'

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

/** Builds a revise set of ten questions on a topic and opens it. */
export function useTopicSet() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (topic: NonNullable<Dashboard['weakestTopic']>) =>
      call(
        'POST /Revise/api/Revise/CreateSet',
        { body: setOnTopic(topic) },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: (set) => navigate(`/resources/question-bank/revise/${set.subjectSlug}/${set.id}`),
    onError: (error) => toast.danger(`The set could not be built. ${error.message}`),
  })
}
