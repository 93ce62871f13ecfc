import { createHash, createHmac, randomBytes } from 'node:crypto'
import { accessTokenSeconds } from '../../access/access-tokens.ts'
import type { Asked } from '../../asked.ts'
import type { Caller } from '../../calls.ts'
import { sessionEnded } from '../../problem.ts'
import { type Holder, readHolder } from './authentication.repository.ts'
import { addToken, type Session } from './sessions.repository.ts'

/** How long a session lasts without being used, in milliseconds. */
const refreshTokenMs = 30 * 86_400_000

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/**
 * Gives a session a new pair of tokens, none of which outlives the session. Role and entitlements
 * are those of this moment; an access token with those of a programme ends with the programme.
 * @throws Problem 401 when the account is stopped or gone.
 */
export async function issueTokens(
  { db: tx, now, server }: Asked<Caller | undefined>,
  session: Session,
  refreshToken = newSecret(),
): Promise<TokenPair> {
  const { id: sessionId, userId, viewedFrom, endsAt } = session
  const holder = await readHolder(tx, userId, now)
  if (holder === undefined) throw sessionEnded()
  const { claims } = holder
  const leftMs = endsAt === null ? Number.POSITIVE_INFINITY : endsAt.getTime() - now.getTime()
  const expiresAt = new Date(now.getTime() + Math.min(refreshTokenMs, leftMs))
  await addToken(tx, sessionId, { hash: hashOf(refreshToken), expiresAt }, now)
  const seconds = Math.min(
    accessTokenSeconds,
    Math.floor(leftMs / 1000),
    secondsOfProgramme(holder, now),
  )
  const accessToken = await server.tokens.sign(
    { ...claims, isImpersonating: viewedFrom !== null },
    now,
    { sessionId, seconds },
  )
  return { accessToken, refreshToken }
}

/** Seconds until the programme of a holder ends, rounded up; no limit where none is going on. */
function secondsOfProgramme({ claims, programmeEndsAt }: Holder, now: Date): number {
  if (claims.isExpired === true || programmeEndsAt === null) return Number.POSITIVE_INFINITY
  return Math.max(1, Math.ceil((programmeEndsAt.getTime() - now.getTime()) / 1000))
}

/** What cannot be guessed: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The refresh token that comes after another: whoever holds both the token and the salt that is kept
 * beside its hash can make it, and nobody who has only one of them.
 */
export function successorOf(refreshToken: string, salt: string): string {
  return createHmac('sha256', refreshToken).update(salt).digest('base64url')
}

/** Such secrets are random, so a plain hash is enough to make a stolen table useless. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
