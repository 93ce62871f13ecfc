import { defineHandlers } from '../../calls.ts'
import { clearBounce, getMails, retryMails } from './mails.service.ts'

/** The queue of mails. */
export const mailHandlers = defineHandlers({
  'GET /Notification/admin/Mail/GetMails': ({ query, ...asked }) => getMails(asked, query),

  'POST /Notification/admin/Mail/Retry': ({ body, ...asked }) => retryMails(asked, body),

  'POST /Notification/admin/Mail/ClearBounce': async ({ body, ...asked }) => {
    await clearBounce(asked, body.userId)
    return undefined
  },
})
