import { defineHandlers } from '../../calls.ts'
import { endDevice, listDevices, renew, signIn, signOut } from './authentication.service.ts'
import { startView, stopView } from './impersonation.service.ts'
import { changePassword, isGoodLink, resetPassword, sendPasswordLink } from './passwords.service.ts'

/** Signing in, renewing, signing out, devices, passwords, viewing the portal as one's child. */
export const authenticationHandlers = defineHandlers({
  'POST /authentication/authenticate': ({ body, ...asked }) => signIn(asked, body),

  'POST /Authentication/Session/Renew': ({ body, ...asked }) => renew(asked, body.refreshToken),

  'POST /Authentication/Session/SignOut': async ({ body, ...asked }) => {
    await signOut(asked, body.refreshToken)
    return undefined
  },

  'GET /Authentication/Session/GetSessions': async (asked) => ({
    sessions: await listDevices(asked),
  }),

  'POST /Authentication/Session/EndSession': async ({ body, ...asked }) => {
    await endDevice(asked, body.sessionId)
    return undefined
  },

  'POST /authentication/admin/impersonation/startImpersonation': ({ body, ...asked }) =>
    startView(asked, body.studentId),

  'POST /authentication/admin/impersonation/stopImpersonation': (asked) => stopView(asked),

  'POST /Authentication/Password/ForgotPassword': async ({ body, ...asked }) => {
    await sendPasswordLink(asked, body.email)
    return undefined
  },

  'POST /Authentication/Password/CheckLink': async ({ body, ...asked }) => ({
    isGood: await isGoodLink(asked, body.token),
  }),

  'POST /Authentication/Password/ResetPassword': async ({ body, ...asked }) => {
    await resetPassword(asked, body)
    return undefined
  },

  'POST /Authentication/Password/ChangePassword': async ({ body, ...asked }) => {
    await changePassword(asked, body)
    return undefined
  },
})
