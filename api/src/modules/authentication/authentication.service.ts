import { createHash, randomBytes } from 'node:crypto'
import type { AccessTokens } from '../../access/access-tokens.ts'
import { isPassword } from '../../access/passwords.ts'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { Problem } from '../../problem.ts'
import {
  addToken,
  endSession,
  findAccount,
  findToken,
  noteFailedSignIn,
  type Renewal,
  readClaims,
  spendToken,
  startSession,
} from './authentication.repository.ts'
import { throttled } from './throttle.ts'

/** How long a session lasts without being used, in milliseconds. */
const refreshTokenMs = 30 * 86_400_000

/**
 * How long a used token still gives a pair: two tabs that renew at the same moment both hold it.
 * Later, its use means that somebody has a copy, and the session ends.
 */
const graceMs = 30_000

/** What signing in, renewing and signing out stand on. */
export interface Circumstances {
  db: Db
  tokens: AccessTokens
  now: Date
  address: string
}

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/**
 * Signs in. Whether an account exists can be told neither from the answer nor from its time.
 * @throws Problem 401 for wrong credentials, 429 after too many of them.
 */
export async function signIn(
  { db, tokens, now, address }: Circumstances,
  credentials: { email: string; password: string },
): Promise<TokenPair> {
  const { email, password } = credentials
  const account = await throttled(db, { email, address, now }, async () => {
    const found = await findAccount(db, email)
    const isRight = await isPassword(found?.passwordHash ?? null, password)
    if (found === undefined || !isRight || !found.isActive) {
      await noteFailedSignIn(db, { email, userId: found?.id, address, now })
      throw new Problem(401, 'Email or password is incorrect.')
    }
    return found
  })
  const session = { id: newId(now.getTime()), userId: account.id, address, now }
  const next = newRefreshToken(now)
  await startSession(db, session, { hash: next.hash, expiresAt: next.expiresAt })
  return { accessToken: await accessToken(db, tokens, account.id, now), refreshToken: next.token }
}

/**
 * Exchanges a refresh token for a new pair; role and entitlements are those of this moment.
 * @throws Problem 401 when the token is unknown, too old, of an ended session, or used before.
 */
export async function renew(
  { db, tokens, now, address }: Circumstances,
  refreshToken: string,
): Promise<TokenPair> {
  const hash = hashOf(refreshToken)
  const next = newRefreshToken(now)
  const renewal = await db.transaction(async (tx) => {
    const won = (await spendToken(tx, hash, now)) ?? (await inGrace(tx, hash, now))
    if (won !== undefined) {
      const { sessionId } = won
      await addToken(tx, { hash: next.hash, sessionId, expiresAt: next.expiresAt }, now)
    }
    return won
  })
  if (renewal === undefined) {
    await endReused(db, hash, now, address)
    throw ended()
  }
  const access = await accessToken(db, tokens, renewal.userId, now)
  return { accessToken: access, refreshToken: next.token }
}

/** Ends the session of a refresh token. An unknown one is fine: there is nothing to end. */
export async function signOut(
  { db, now, address }: Omit<Circumstances, 'tokens'>,
  refreshToken: string,
): Promise<void> {
  const found = await findToken(db, hashOf(refreshToken))
  if (found !== undefined) await endSession(db, found, { action: 'sign-out', address, now })
}

/** The session of a token that was used a moment ago. */
async function inGrace(tx: Db, hash: string, now: Date): Promise<Renewal | undefined> {
  const found = await findToken(tx, hash)
  if (found === undefined || found.revokedAt !== null || found.usedAt === null) return undefined
  return now.getTime() - found.usedAt.getTime() <= graceMs ? found : undefined
}

/** Ends the session of a token that was used before; others are merely too old or unknown. */
async function endReused(db: Db, hash: string, now: Date, address: string): Promise<void> {
  const found = await findToken(db, hash)
  if (found === undefined || found.usedAt === null) return
  await endSession(db, found, { action: 'refresh token reused', address, now })
}

function ended(): Problem {
  return new Problem(401, 'Your session has expired. Please sign in again.')
}

async function accessToken(
  db: Db,
  tokens: AccessTokens,
  userId: string,
  now: Date,
): Promise<string> {
  const claims = await readClaims(db, userId)
  if (claims === undefined) throw ended()
  return await tokens.sign(claims, now)
}

function newRefreshToken(now: Date): { token: string; hash: string; expiresAt: Date } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token), expiresAt: new Date(now.getTime() + refreshTokenMs) }
}

/** The tokens are random, so a plain hash is enough to make a stolen table useless. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
