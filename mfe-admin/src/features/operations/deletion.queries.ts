import { type CallAnswer, type CallInput, call } from '@portal/shared/api'
import { keyOf, queryOf, useMutation, useQuery, useQueryClient } from '@portal/shared/query'

const requestsCall = 'GET /User/admin/Account/GetDeletionRequests'
const decideCall = 'POST /User/admin/Account/DecideDeletion'

type Requests = CallAnswer<typeof requestsCall>
export type DeletionRequest = Requests['requests'][number]

/** Open requests to delete an account, the oldest first. */
export const useDeletionRequests = () => useQuery(queryOf(requestsCall))

/** Confirms or declines a request, which then leaves the list. */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof decideCall>['body']) => call(decideCall, { body }),
    onSuccess: (_, { requestId }) =>
      client.setQueryData<Requests>(keyOf(requestsCall), (data) =>
        data === undefined
          ? data
          : { requests: data.requests.filter(({ id }) => id !== requestId) },
      ),
    // Another admin may have decided, or the request may have been withdrawn.
    onSettled: () => void client.invalidateQueries({ queryKey: keyOf(requestsCall) }),
  })
}
