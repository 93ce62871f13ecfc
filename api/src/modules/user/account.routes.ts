import { defineHandlers } from '../../calls.ts'
import { changeDetails } from './account.service.ts'
import { findOpenRequest, findOpenRequests } from './deletion.repository.ts'
import { decideDeletion, requestDeletion, withdrawDeletion } from './deletion.service.ts'
import { askForEmail, confirmEmail } from './email-change.service.ts'
import { exportData } from './my-data.service.ts'

/** What people do with their own account, and what an admin decides about it. */
export const accountHandlers = defineHandlers({
  'POST /User/Account/UpdateMe': async ({ db, caller, body }) => {
    await changeDetails(db, caller, body)
    return undefined
  },

  'POST /User/Account/ChangeEmail': async ({ db, now, address, caller, body, server }) => {
    const { publicUrl } = server.settings
    await askForEmail({ db, now, address, publicUrl }, caller, body)
    return undefined
  },

  'POST /User/Account/ConfirmEmail': ({ db, now, address, body }) =>
    confirmEmail({ db, now, address }, body.token),

  'GET /User/Account/DownloadMyData': ({ db, now, address, caller }) =>
    exportData({ db, now, address }, caller),

  'GET /User/Account/GetDeletionRequest': async ({ db, caller }) => {
    const open = await findOpenRequest(db, caller.userId)
    return open === undefined ? null : inText(open)
  },

  'POST /User/Account/RequestDeletion': async ({ db, now, address, caller }) =>
    inText(await requestDeletion({ db, now, address }, caller)),

  'POST /User/Account/WithdrawDeletion': async ({ db, now, address, caller }) => {
    await withdrawDeletion({ db, now, address }, caller)
    return undefined
  },

  'GET /User/admin/Account/GetDeletionRequests': async ({ db }) => ({
    requests: (await findOpenRequests(db)).map(inText),
  }),

  'POST /User/admin/Account/DecideDeletion': async (context) => {
    const { db, now, address, caller, body, server } = context
    await decideDeletion({ db, now, address, files: server.files }, caller, body)
    return undefined
  },
})

function inText<T extends { requestedAt: Date }>(request: T) {
  return { ...request, requestedAt: request.requestedAt.toISOString() }
}
