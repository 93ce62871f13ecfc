import { createHmac, createSecretKey, type KeyObject, randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Caller } from '../calls.ts'
import { Problem, sessionEnded } from '../problem.ts'
import { fromWire, type PersonClaims, toWire } from './claims.ts'

/** How long an access token is good, in seconds. */
export const accessTokenSeconds = 15 * 60

/** Verified tokens remembered; at about 1 kB each this stays under 5 MB. */
const remembered = 4_000

/** What a token is beside its claims. */
export interface TokenParts {
  /** The session that it belongs to, which stands in the token's `jti`. */
  sessionId?: string
  /** How long it is good; `accessTokenSeconds` when left out. */
  seconds?: number
}

/** Signs and reads access tokens (JWT, HS256). */
export interface AccessTokens {
  /** Signs a token that is good from `now`. */
  sign(claims: PersonClaims, now: Date, parts?: TokenParts): Promise<string>
  /** The caller of a token that was read before and is still good; without waiting. */
  recall(token: string, now: number): Caller | undefined
  /**
   * The caller that a token names.
   * @throws Problem 401 for one that is expired, changed, of another key or algorithm, or unknown.
   */
  read(token: string, now: number): Promise<Caller>
}

export function createAccessTokens(secret: string): AccessTokens {
  // The secret may sign other things one day; each gets a key of its own from it.
  const key: KeyObject = createSecretKey(
    createHmac('sha256', secret).update('portal access token').digest(),
  )
  const known = new Map<string, Caller>()

  return {
    sign: (claims, now, { sessionId, seconds = accessTokenSeconds } = {}) => {
      const issued = Math.floor(now.getTime() / 1000)
      return new SignJWT(toWire(claims))
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(claims.userId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + seconds)
        .setJti(idOf(sessionId, claims.isExpired === true))
        .sign(key)
    },

    recall: (token, now) => {
      const caller = known.get(token)
      return caller !== undefined && caller.claims.exp * 1000 > now ? caller : undefined
    },

    read: async (token, now) => {
      const caller = await verify(token, key, now)
      // The oldest goes first: a Map keeps the order in which its keys came.
      if (known.size >= remembered) {
        for (const oldest of known.keys()) {
          known.delete(oldest)
          break
        }
      }
      known.set(token, caller)
      return caller
    },
  }
}

async function verify(token: string, key: KeyObject, now: number): Promise<Caller> {
  if (!isPlain(token)) throw unreadable()
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      currentDate: new Date(now),
    })
    const claims = fromWire(payload)
    if (claims === undefined) throw unreadable()
    return {
      userId: claims.userId,
      role: claims.role,
      claims,
      isImpersonating: claims.isImpersonating,
      ...readId(payload.jti),
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    if (error instanceof errors.JWTExpired) {
      throw sessionEnded()
    }
    throw unreadable()
  }
}

/**
 * Whether a token is spelt as tokens are made. The same bytes have other spellings (with padding,
 * with spare bits set), and a token is to be good in one of them alone.
 */
function isPlain(token: string): boolean {
  return token
    .split('.')
    .every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
}

/**
 * The `jti`: the session's id if there is one, what makes it unique, and whether the student's
 * programme has ended. The claims are fixed by name and leave no room for either.
 */
function idOf(sessionId: string | undefined, isExpired: boolean): string {
  return [sessionId ?? '', randomUUID(), ...(isExpired ? [ended] : [])].join('.')
}

const ended = 'ended'

/** Only tokens of this server get here, so the parts are those of `idOf`. */
function readId(jti: string | undefined): Pick<Caller, 'sessionId' | 'isExpired'> {
  const [sessionId, , mark] = jti?.split('.') ?? []
  return { sessionId: sessionId || undefined, isExpired: mark === ended }
}

function unreadable(): Problem {
  return new Problem(401, 'This access token is not valid. Please sign in again.')
}
