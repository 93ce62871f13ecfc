import type { Claims } from '../contract/claims.ts'
import { issuedAt } from './claims.ts'

/** What the server gives at sign-in and at renewal. */
export interface Tokens {
  accessToken: string
  refreshToken: string
}

/** Whether an answer of the server is a pair of tokens. */
export function isTokens(value: unknown): value is Tokens {
  return (
    typeof value === 'object' &&
    value !== null &&
    'accessToken' in value &&
    typeof value.accessToken === 'string' &&
    'refreshToken' in value &&
    typeof value.refreshToken === 'string'
  )
}

/** How long before its end a token is renewed, in seconds: a tenth of its life, at most a minute. */
export function margin(token: string, claims: Claims): number {
  const issued = issuedAt(token)
  return issued === undefined ? 60 : Math.min(60, Math.max(0, (claims.exp - issued) / 10))
}

/** A refusal says something of the refresh token; a server too busy says nothing. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
