import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const requestsCall = 'GET /User/admin/DataRequest/GetRequests'

/** What somebody asks of the office about own data, as it stands today. */
export type DataRequest = CallAnswer<typeof requestsCall>['requests'][number]

const changes = { changes: [requestsCall] } as const

export const useOpenRequest = () => useWrite('POST /User/admin/DataRequest/Open', changes)
export const usePauseRequest = () => useWrite('POST /User/admin/DataRequest/Pause', changes)
export const useExtendRequest = () => useWrite('POST /User/admin/DataRequest/Extend', changes)
export const useCloseRequest = () => useWrite('POST /User/admin/DataRequest/Close', changes)

/** Confirms or declines a request to delete an account. */
export const useDecide = () => useWrite('POST /User/admin/Account/DecideDeletion', changes)

/** What would go with the account of a request, and what would stay. */
export const useDeletionPreview = (requestId: string) =>
  useQuery(queryOf('GET /User/admin/DataRequest/PreviewDeletion', { query: { requestId } }))
