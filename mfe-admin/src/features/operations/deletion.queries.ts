import type { CallAnswer } from '@portal/shared/api'
import { useWrite } from '@portal/shared/query'

export const requestsCall = 'GET /User/admin/Account/GetDeletionRequests'

export type DeletionRequest = CallAnswer<typeof requestsCall>['requests'][number]

/** Confirms or declines a request, which then leaves the list. */
export const useDecide = () =>
  useWrite('POST /User/admin/Account/DecideDeletion', { changes: [requestsCall] })
