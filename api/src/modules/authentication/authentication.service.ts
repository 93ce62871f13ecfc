import { isPassword } from '../../access/passwords.ts'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { Caller, DeviceCookie } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem, sessionEnded } from '../../problem.ts'
import { findAccount, noteFailedSignIn } from './authentication.repository.ts'
import { deviceOf, unknownDevice } from './device.rules.ts'
import { type Device, findDevices } from './devices.repository.ts'
import { cookieAfter, knownDevice } from './known-device.ts'
import { isSession } from './session-of.sql.ts'
import {
  endSessions,
  findToken,
  isUsed,
  type Session,
  spendToken,
  startSession,
} from './sessions.repository.ts'
import { delayed } from './sign-in-delay.ts'
import { hashOf, issueTokens, newSecret, successorOf, type TokenPair } from './tokens.service.ts'

/**
 * How long a used token still gives its one successor: two tabs that renew at the same moment both
 * hold it, and so does one whose answer was lost. Later, or once the successor itself has been used,
 * its use means that somebody has a copy, and the session ends.
 */
const graceMs = 30_000

/** What signing in is told beside what all services are. */
interface AskedByDevice extends Asked<undefined> {
  userAgent: string
  device: DeviceCookie
}

/**
 * Signs in, and makes the device known to the account. Whether an account exists can be told
 * neither from the answer nor from its time.
 * @throws Problem 401 for wrong credentials, 429 after too many of them.
 */
export async function signIn(
  asked: AskedByDevice,
  credentials: { email: string; password: string },
): Promise<TokenPair> {
  const { db, now, address, userAgent, device, server } = asked
  const secret = server.settings.sessionSecret
  const { email, password } = credentials
  const known = knownDevice(secret, device.read(), email)
  const account = await delayed(db, { email, address, device: known }, now, async () => {
    const found = await findAccount(db, email)
    const isRight = await isPassword(found?.passwordHash ?? null, password)
    if (found === undefined || !isRight || !found.isActive) {
      await noteFailedSignIn(asked, { email, userId: found?.id })
      throw new Problem(401, 'Email or password is incorrect.')
    }
    return found
  })
  device.write(cookieAfter(secret, device.read(), email))
  const session = { id: newId(now.getTime()), userId: account.id }
  return await inTransaction(asked, async (within) => {
    await startSession(within, { ...session, device: deviceOf(userAgent) })
    return await issueTokens(within, { ...session, viewedFrom: null, endsAt: null })
  })
}

/**
 * Exchanges a refresh token for a new pair; role and entitlements are those of this moment. All who
 * do so at once get the same refresh token: a session never has two.
 * @throws Problem 401 when the token is unknown, too old, of an ended session, or used before.
 */
export async function renew(asked: Asked<undefined>, refreshToken: string): Promise<TokenPair> {
  const hash = hashOf(refreshToken)
  const pair = await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const usedSince = new Date(now.getTime() - graceMs)
    const spent = await spendToken(tx, hash, { salt: newSecret(), usedSince, now })
    if (spent === undefined) return undefined
    const next = successorOf(refreshToken, spent.salt)
    return (await isUsed(tx, hashOf(next))) ? undefined : await issueTokens(within, spent, next)
  })
  if (pair !== undefined) return pair
  await endReused(asked, hash)
  throw sessionEnded()
}

/** Ends the session of a refresh token. An unknown one is fine: there is nothing to end. */
export async function signOut(asked: Asked<undefined>, refreshToken: string): Promise<void> {
  const found = await findToken(asked.db, hashOf(refreshToken))
  if (found !== undefined) await end(asked, found, 'sign-out')
}

/** The caller's devices; those from before devices had words are unknown. */
export async function listDevices(
  asked: Asked,
): Promise<(ListedDevice & { isCurrent: boolean })[]> {
  const { userId, sessionId } = asked.caller
  const devices = await devicesOf(asked, userId)
  return devices.map((device) => ({ ...device, isCurrent: device.id === sessionId }))
}

/** The devices of somebody. */
export async function devicesOf({ db, now }: Occasion, userId: string): Promise<ListedDevice[]> {
  const devices = await findDevices(db, userId, now)
  return devices.map(({ createdAt, lastUsedAt, device, ...rest }) => ({
    ...rest,
    device: device === '' ? unknownDevice : device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

/** A device as people see it. */
export type ListedDevice = Omit<Device, 'createdAt' | 'lastUsedAt'> & Times

interface Times {
  createdAt: string
  lastUsedAt: string
}

/**
 * Signs one of the caller's devices out.
 * @throws Problem 404 for one that is not the caller's, or is signed out already.
 */
export async function endDevice(asked: Asked, sessionId: string): Promise<void> {
  const { db, caller, now } = asked
  const own = (await findDevices(db, caller.userId, now)).find(({ id }) => id === sessionId)
  if (own === undefined) throw notFound('The device')
  const session = { id: own.id, userId: caller.userId, viewedFrom: null }
  await end(asked, session, 'device signed out')
}

/** Ends the session of a token that was used before; others are merely too old or unknown. */
async function endReused(asked: Asked<undefined>, hash: string): Promise<void> {
  const found = await findToken(asked.db, hash)
  if (found === undefined || found.usedAt === null) return
  await end(asked, found, 'refresh token reused')
}

/** Ends a session with all its tokens, and writes down why; a view writes itself down. */
async function end(
  asked: Asked<Caller | undefined>,
  { id, userId, viewedFrom }: Pick<Session, 'id' | 'userId' | 'viewedFrom'>,
  action: 'sign-out' | 'device signed out' | 'refresh token reused',
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const ended = await endSessions(within.db, isSession(id), within)
    if (ended.length === 0 || viewedFrom !== null) return
    await audit(within.db, within, action, { actorId: userId })
  })
}
