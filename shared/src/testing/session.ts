import type { Claims } from '../contract/claims.ts'
import type { PublicSettings } from '../contract/remote.ts'
import { session } from '../session/session.ts'
import { fallbackSettings, type ServerSettings, useSettings } from '../session/settings.ts'
import { makePayload, makeToken } from './claims.ts'

/** Signs this page's session in as whom the claims name, without a call. */
export function signInAs(claims: Claims): void {
  session.signIn({ accessToken: makeToken(makePayload(claims)), refreshToken: 'refresh-1' })
}

/** Ends this page's session without a call. */
export function forgetSession(): void {
  session.store.setState({ refreshToken: null })
  localStorage.removeItem('own-token')
  session.signOut()
}

/** Gives the page its settings, as the server would; without changes those of no demo. */
export function giveSettings(changes: Partial<ServerSettings & PublicSettings> = {}): void {
  useSettings.setState({ settings: { ...fallbackSettings, ...changes } })
}
