import { create } from 'zustand'
import { ApiError } from '../api/api-error.ts'
import type { send } from '../api/transport.ts'
import type { Claims } from '../contract/claims.ts'
import { issuedAt, readClaims } from './claims.ts'
import type { OneAtATime } from './one-at-a-time.ts'
import { type ItemStore, noItems, type StoredItems } from './stored-items.ts'

/**
 * `signed-out`: no token. `signed-in`: a token that is good or can be renewed.
 * `expired`: a token that is unreadable, or expired and refused renewal.
 */
export type SessionStatus = 'signed-in' | 'signed-out' | 'expired'

export interface SessionState extends StoredItems {
  status: SessionStatus
  /** Null while signed out, and for a token that cannot be read. */
  claims: Claims | null
  /** True after signing out in this very page: the page that was open is not to be returned to. */
  leftHere: boolean
}

/** What the server gives at sign-in and at renewal. */
export interface Tokens {
  accessToken: string
  refreshToken: string
}

/** What a session stands on; the page's own in the browser, fakes in tests. */
export interface SessionEnvironment {
  items: ItemStore
  oneAtATime: OneAtATime
  send: typeof send
  /** Milliseconds since the epoch. */
  now: () => number
}

export type Session = ReturnType<typeof createSession>

const longestTimerMs = 2_000_000_000
const retryRenewalMs = 30_000

/** Builds a session: its state, and signing in, out, and quiet renewal across tabs. */
export function createSession({ items, oneAtATime, send, now }: SessionEnvironment) {
  const store = create<SessionState>(() => stateOf(items.read(), now() / 1000))
  /** How far this device's clock is ahead of the server's, in seconds. */
  let clockAhead = 0
  let renewal: Promise<string | null> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const secondsLeft = (claims: Claims) => claims.exp - (now() / 1000 - clockAhead)

  function take(next: StoredItems): void {
    const { token } = store.getState()
    if (next.token === token && store.getState().status !== 'expired') return
    store.setState(stateOf(next, now() / 1000 - clockAhead))
    schedule()
  }

  function keep({ accessToken, refreshToken }: Tokens): string {
    const claims = readClaims(accessToken)
    if (claims === null) {
      throw new ApiError({
        status: 502,
        message: 'The server gave a sign-in that this page cannot read.',
      })
    }
    const issued = issuedAt(accessToken)
    if (issued !== undefined) clockAhead = now() / 1000 - issued
    const next = { token: accessToken, refreshToken, email: claims.email }
    items.write(next)
    store.setState({ ...next, claims, status: 'signed-in', leftHere: false })
    schedule()
    return accessToken
  }

  function expire(): void {
    store.setState({ status: 'expired' })
    schedule()
  }

  /** Renews now, or early next time if the network was down; renewed tokens set the next date. */
  function schedule(delayMs?: number): void {
    clearTimeout(timer)
    const { status, claims, token, refreshToken } = store.getState()
    if (status !== 'signed-in' || claims === null || token === null) return
    const left = secondsLeft(claims)
    const due = refreshToken === null ? left : left - margin(token, claims)
    const wait = delayMs ?? Math.max(1000, due * 1000)
    timer = setTimeout(tick, Math.min(wait, longestTimerMs))
  }

  function tick(): void {
    const { status, claims, token, refreshToken } = store.getState()
    if (status !== 'signed-in' || claims === null || token === null) return
    const left = secondsLeft(claims)
    if (refreshToken === null) {
      if (left <= 0) expire()
      else schedule()
    } else if (left <= margin(token, claims)) {
      renew(token).catch(() => schedule(retryRenewalMs))
    } else schedule()
  }

  /** Replaces `used`; all callers of this page share one renewal, and all tabs take turns. */
  function renew(used: string): Promise<string | null> {
    renewal ??= oneAtATime(() => renewInTurn(used)).finally(() => {
      renewal = undefined
    })
    return renewal
  }

  async function renewInTurn(used: string): Promise<string | null> {
    const stored = items.read()
    if (stored.token !== used) {
      // Another tab was quicker: its token is the newer one, or it has signed out.
      take(stored)
      const { status, token } = store.getState()
      return status === 'signed-in' ? token : null
    }
    const { refreshToken } = stored
    if (refreshToken === null) {
      expire()
      return null
    }
    const answer = await send('POST /Authentication/Session/Renew', {
      body: { refreshToken },
    }).catch((error: unknown) => {
      if (error instanceof ApiError && isRefusal(error.status)) return null
      throw error
    })
    const current = items.read()
    if (current.refreshToken !== refreshToken) {
      // Signed out, or in as somebody else, while the answer was on its way.
      take(current)
      return store.getState().token
    }
    if (!isTokens(answer)) {
      expire()
      return null
    }
    return keep(answer)
  }

  return {
    store,

    /** False when a reload will ask for the password again. */
    lasts: items.lasts,

    /** Starts the session of whom the tokens name. Throws ApiError when they cannot be read. */
    signIn(tokens: Tokens): void {
      keep(tokens)
    },

    /** Ends the session here and in all tabs; the server is told, but not waited for. */
    signOut(): void {
      const { refreshToken } = store.getState()
      items.clear()
      store.setState({ ...noItems, claims: null, status: 'signed-out', leftHere: true })
      schedule()
      if (refreshToken !== null) {
        send(
          'POST /Authentication/Session/SignOut',
          { body: { refreshToken } },
          { keepalive: true },
        ).catch(() => undefined)
      }
    },

    /** A token to send with a call, renewed first if it is about to expire; null when there is none. */
    async freshToken(): Promise<string | null> {
      const { status, claims, token } = store.getState()
      if (status !== 'signed-in' || claims === null || token === null) return null
      if (secondsLeft(claims) > margin(token, claims) / 6) return token
      return await renew(token)
    },

    /** After a 401: a token other than `used`, or null when the session has ended. */
    async renewAfter(used: string): Promise<string | null> {
      const { status, token } = store.getState()
      if (status !== 'signed-in') return null
      return token === null || token === used ? await renew(used) : token
    },

    /** Follows the other tabs and wakes up with the page. Returns how to stop. */
    listen(page: Window): () => void {
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key === 'token') take(items.read())
      }
      const onWake = () => {
        if (page.document.visibilityState === 'visible') tick()
      }
      page.addEventListener('storage', onStorage)
      page.addEventListener('online', onWake)
      page.document.addEventListener('visibilitychange', onWake)
      schedule()
      return () => {
        clearTimeout(timer)
        page.removeEventListener('storage', onStorage)
        page.removeEventListener('online', onWake)
        page.document.removeEventListener('visibilitychange', onWake)
      }
    },
  }
}

function stateOf(stored: StoredItems, nowSeconds: number): SessionState {
  if (stored.token === null)
    return { ...noItems, claims: null, status: 'signed-out', leftHere: false }
  const claims = readClaims(stored.token)
  const over = claims === null || (stored.refreshToken === null && claims.exp <= nowSeconds)
  return { ...stored, claims, status: over ? 'expired' : 'signed-in', leftHere: false }
}

/** How long before its end a token is renewed, in seconds: a tenth of its life, at most a minute. */
function margin(token: string, claims: Claims): number {
  const issued = issuedAt(token)
  return issued === undefined ? 60 : Math.min(60, Math.max(0, (claims.exp - issued) / 10))
}

/** A refusal says something of the refresh token; a server too busy says nothing. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

function isTokens(value: unknown): value is Tokens {
  return (
    typeof value === 'object' &&
    value !== null &&
    'accessToken' in value &&
    typeof value.accessToken === 'string' &&
    'refreshToken' in value &&
    typeof value.refreshToken === 'string'
  )
}
