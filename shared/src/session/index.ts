import { session } from './session.ts'
import { askBefore } from './sign-out-guard.ts'

export { readClaims } from './claims.ts'
export type { SessionState, SessionStatus } from './create-session.ts'
export { leaveNotice, takeNotice } from './notice.ts'
export { useSession } from './session.ts'
export { type ServerSettings, useSettings } from './settings.ts'
export { guardSignOut, noteWriting } from './sign-out-guard.ts'
export type { Tokens } from './tokens.ts'
export { useServerSettings, useViewer } from './viewer.ts'

/** Starts a session with the tokens of a sign-in. Throws ApiError when they cannot be read. */
export const signIn = session.signIn

/** Ends the session in all tabs and forgets everything of the person on this device. */
export const signOut = session.signOut

/** The same by choice: asks first where the device may hold what is not saved. */
export const askToSignOut = () => askBefore(session.signOut)

/** False where the browser keeps nothing: the session then ends with a reload. */
export const sessionLasts = session.lasts

/** Begins a view of the student portal with the tokens of startImpersonation, and loads it. */
export const viewAs = session.viewAs

/** Ends the view on this device, with the tokens of stopImpersonation or null for those kept. */
export const leaveView = session.leaveView

/** Notes that the programme has ended, as calls do themselves, or that it goes on again. */
export const endProgramme = (hasEnded: boolean) => session.endProgramme(hasEnded)

/** A token for what is not a call of the contract, as the event stream; see `call` for all else. */
export const { freshToken, renewAfter } = session

/** Whom calls are made for, as a text to compare; null for nobody and while leaving the page. */
export const personHere = session.person
