import { defineHandlers } from '../../calls.ts'
import {
  closeRequest,
  downloadOf,
  extendRequest,
  getRequests,
  openRequest,
  pauseRequest,
  previewDeletion,
} from './data-requests.service.ts'

/** What people ask of the office about their data. */
export const dataRequestHandlers = defineHandlers({
  'GET /User/admin/DataRequest/GetRequests': ({ query, ...asked }) => getRequests(asked, query),
  'POST /User/admin/DataRequest/Open': ({ body, ...asked }) => openRequest(asked, body),
  'POST /User/admin/DataRequest/Pause': ({ body, ...asked }) => pauseRequest(asked, body),
  'POST /User/admin/DataRequest/Extend': ({ body, ...asked }) => extendRequest(asked, body),
  'POST /User/admin/DataRequest/Close': ({ body, ...asked }) => closeRequest(asked, body),
  'GET /User/admin/DataRequest/Download': ({ query, ...asked }) =>
    downloadOf(asked, query.requestId),
  'GET /User/admin/DataRequest/PreviewDeletion': ({ query, ...asked }) =>
    previewDeletion(asked, query.requestId),
})
