import { defineHandlers } from '../../calls.ts'
import { endDevice, listDevices, renew, signIn, signOut } from './authentication.service.ts'
import { startView, stopView } from './impersonation.service.ts'
import { changePassword, isGoodLink, resetPassword, sendPasswordLink } from './passwords.service.ts'

/** Signing in, renewing, signing out, devices, passwords, viewing the portal as one's child. */
export const authenticationHandlers = defineHandlers({
  'POST /authentication/authenticate': (context) => {
    const { db, now, address, userAgent, device, server, body } = context
    const { tokens, settings } = server
    const secret = settings.sessionSecret
    return signIn({ db, tokens, now, address, userAgent, device, secret }, body)
  },

  'POST /Authentication/Session/Renew': ({ db, now, address, server: { tokens }, body }) =>
    renew({ db, tokens, now, address }, body.refreshToken),

  'POST /Authentication/Session/SignOut': async ({ db, now, address, body }) => {
    await signOut({ db, now, address }, body.refreshToken)
    return undefined
  },

  'GET /Authentication/Session/GetSessions': async ({ db, now, caller }) => ({
    sessions: await listDevices(db, caller, now),
  }),

  'POST /Authentication/Session/EndSession': async ({ db, now, address, caller, body }) => {
    await endDevice({ db, now, address }, caller, body.sessionId)
    return undefined
  },

  'POST /authentication/admin/impersonation/startImpersonation': async (context) => {
    const { db, now, address, caller, body, server } = context
    return await startView({ db, tokens: server.tokens, now, address }, caller, body.studentId)
  },

  'POST /authentication/admin/impersonation/stopImpersonation': async (context) => {
    const { db, now, address, caller, server } = context
    return await stopView({ db, tokens: server.tokens, now, address }, caller)
  },

  'POST /Authentication/Password/ForgotPassword': async ({ db, now, address, body, server }) => {
    await sendPasswordLink({ db, now, address, publicUrl: server.settings.publicUrl }, body.email)
    return undefined
  },

  'POST /Authentication/Password/CheckLink': async ({ db, now, body }) => ({
    isGood: await isGoodLink(db, body.token, now),
  }),

  'POST /Authentication/Password/ResetPassword': async ({ db, now, address, body }) => {
    await resetPassword({ db, now, address }, body)
    return undefined
  },

  'POST /Authentication/Password/ChangePassword': async ({ db, now, address, caller, body }) => {
    await changePassword({ db, now, address }, caller, body)
    return undefined
  },
})
