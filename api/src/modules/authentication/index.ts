/** Signing in and out, sessions, passwords, and a parent’s view of the portal. */
export { askedByAdmin } from './asked-by-admin.ts'
export { readHolder } from './authentication.repository.ts'
export { authenticationHandlers } from './authentication.routes.ts'
export { devicesOf } from './authentication.service.ts'
export { linkOf } from './password-mails.ts'
export { endEmailLinks, endLinks, findOwner, insertPasswordLink } from './passwords.repository.ts'
export { provePassword } from './passwords.service.ts'
export {
  endSessions,
  endViewsPastTime,
  forgetOldTokens,
  isGoodSession,
  sessionsButOf,
  sessionsOf,
} from './sessions.repository.ts'
export { forgetOldAttempts } from './sign-in-attempts.repository.ts'
export { countTry } from './throttle.ts'
export { hashOf, newSecret } from './tokens.service.ts'
