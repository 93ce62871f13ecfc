import type { CallAnswer } from '@portal/shared/api'
import { changeAnswer, queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'

const requestsCall = 'GET /User/admin/Account/GetDeletionRequests'

export type DeletionRequest = CallAnswer<typeof requestsCall>['requests'][number]

/** Open requests to delete an account, the oldest first. */
export const useDeletionRequests = () => useQuery(queryOf(requestsCall))

/** Confirms or declines a request, which then leaves the list. */
export function useDecide() {
  const client = useQueryClient()
  return useWrite('POST /User/admin/Account/DecideDeletion', {
    changes: [requestsCall],
    done: (_, { body: { requestId } }) =>
      changeAnswer(client, requestsCall, undefined, ({ requests }) => ({
        requests: requests.filter(({ id }) => id !== requestId),
      })),
  })
}
