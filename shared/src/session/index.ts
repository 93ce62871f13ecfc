import { session } from './session.ts'

export { readClaims } from './claims.ts'
export type { SessionState, SessionStatus, Tokens } from './create-session.ts'
export { useSession } from './session.ts'
export type { ServerSettings } from './settings.ts'
export { useServerSettings, useViewer } from './viewer.ts'

/** Starts a session with the tokens of a sign-in. Throws ApiError when they cannot be read. */
export const signIn = session.signIn

/** Ends the session in all tabs and forgets everything of the person on this device. */
export const signOut = session.signOut

/** False where the browser keeps nothing: the session then ends with a reload. */
export const sessionLasts = session.lasts
