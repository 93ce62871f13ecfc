import { defineHandlers } from '../../calls.ts'
import { renew, signIn, signOut } from './authentication.service.ts'

/** Signing in, renewing, signing out. */
export const authenticationHandlers = defineHandlers({
  'POST /authentication/authenticate': ({ db, now, address, server: { tokens }, body }) =>
    signIn({ db, tokens, now, address }, body),

  'POST /Authentication/Session/Renew': ({ db, now, address, server: { tokens }, body }) =>
    renew({ db, tokens, now, address }, body.refreshToken),

  'POST /Authentication/Session/SignOut': async ({ db, now, address, body }) => {
    await signOut({ db, now, address }, body.refreshToken)
    return undefined
  },
})
