import { createHash, randomBytes } from 'node:crypto'
import { type AccessTokens, accessTokenSeconds } from '../../access/access-tokens.ts'
import type { Db } from '../../database/db.ts'
import { sessionEnded } from '../../problem.ts'
import { readClaims } from './authentication.repository.ts'
import { addToken, type Session } from './sessions.repository.ts'

/** How long a session lasts without being used, in milliseconds. */
const refreshTokenMs = 30 * 86_400_000

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/**
 * Gives a session a new pair of tokens, none of which outlives the session. Role and entitlements
 * are those of this moment.
 * @throws Problem 401 when the account is stopped or gone.
 */
export async function issueTokens(
  tx: Db,
  tokens: AccessTokens,
  session: Session,
  now: Date,
): Promise<TokenPair> {
  const { id: sessionId, userId, viewedFrom, endsAt } = session
  const claims = await readClaims(tx, userId)
  if (claims === undefined) throw sessionEnded()
  const leftMs = endsAt === null ? Number.POSITIVE_INFINITY : endsAt.getTime() - now.getTime()
  const refreshToken = newSecret()
  const expiresAt = new Date(now.getTime() + Math.min(refreshTokenMs, leftMs))
  await addToken(tx, sessionId, { hash: hashOf(refreshToken), expiresAt }, now)
  const seconds = Math.min(accessTokenSeconds, Math.floor(leftMs / 1000))
  const accessToken = await tokens.sign({ ...claims, isImpersonating: viewedFrom !== null }, now, {
    sessionId,
    seconds,
  })
  return { accessToken, refreshToken }
}

/** What cannot be guessed: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Such secrets are random, so a plain hash is enough to make a stolen table useless. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
