import { defineHandlers } from '../../calls.ts'
import { countPeople, getMessage, getMessages, saveMessage, sendTest } from './messages.service.ts'
import { exportRecipients, getRecipients } from './recipients.service.ts'
import { cancelMessage, recallMessage, scheduleMessage } from './sending.service.ts'

/** What the office tells many people, and who has read it. */
export const messageHandlers = defineHandlers({
  'GET /Notification/admin/Message/GetMessages': ({ query, ...asked }) => getMessages(asked, query),
  'GET /Notification/admin/Message/GetMessage': ({ query, ...asked }) =>
    getMessage(asked, query.messageId),
  'POST /Notification/admin/Message/Save': ({ body, ...asked }) => saveMessage(asked, body),
  'POST /Notification/admin/Message/CountAudience': ({ body, ...asked }) =>
    countPeople(asked, body),
  'POST /Notification/admin/Message/SendTest': ({ body, ...asked }) =>
    sendTest(asked, body.messageId),
  'POST /Notification/admin/Message/Schedule': ({ body, ...asked }) => scheduleMessage(asked, body),
  'POST /Notification/admin/Message/Cancel': ({ body, ...asked }) => cancelMessage(asked, body),
  'POST /Notification/admin/Message/Recall': ({ body, ...asked }) => recallMessage(asked, body),
  'GET /Notification/admin/Message/GetRecipients': ({ query, ...asked }) =>
    getRecipients(asked, query),
  'GET /Notification/admin/Message/ExportRecipients': ({ query, ...asked }) =>
    exportRecipients(asked, query),
})
