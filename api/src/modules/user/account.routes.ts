import { defineHandlers } from '../../calls.ts'
import { changeDetails } from './account.service.ts'
import { findOpenRequest } from './deletion.repository.ts'
import {
  decideDeletion,
  openDeletionRequests,
  requestDeletion,
  withdrawDeletion,
} from './deletion.service.ts'
import { askForEmail, confirmEmail } from './email-change.service.ts'
import { exportData } from './my-data.service.ts'

/** What people do with their own account, and what an admin decides about it. */
export const accountHandlers = defineHandlers({
  'POST /User/Account/UpdateMe': async ({ body, ...asked }) => {
    await changeDetails(asked, body)
    return undefined
  },

  'POST /User/Account/ChangeEmail': async ({ body, ...asked }) => {
    await askForEmail(asked, body)
    return undefined
  },

  'POST /User/Account/ConfirmEmail': ({ body, ...asked }) => confirmEmail(asked, body.token),

  'GET /User/Account/DownloadMyData': (asked) => exportData(asked),

  'GET /User/Account/GetDeletionRequest': async ({ db, caller }) => {
    const open = await findOpenRequest(db, caller.userId)
    return open === undefined ? null : inText(open)
  },

  'POST /User/Account/RequestDeletion': async (asked) => inText(await requestDeletion(asked)),

  'POST /User/Account/WithdrawDeletion': async (asked) => {
    await withdrawDeletion(asked)
    return undefined
  },

  'GET /User/admin/Account/GetDeletionRequests': async ({ query, ...asked }) =>
    await openDeletionRequests(asked, query),

  'POST /User/admin/Account/DecideDeletion': async ({ body, ...asked }) => {
    await decideDeletion(asked, body)
    return undefined
  },
})

function inText<T extends { requestedAt: Date }>(request: T) {
  return { ...request, requestedAt: request.requestedAt.toISOString() }
}
