import { create } from 'zustand'
import { ApiError } from '../api/api-error.ts'
import type { send } from '../api/transport.ts'
import type { Claims } from '../contract/claims.ts'
import { issuedAt, readClaims } from './claims.ts'
import { leaveNotice } from './notice.ts'
import type { OneAtATime } from './one-at-a-time.ts'
import { type ItemStore, noItems, type StoredItems } from './stored-items.ts'
import { isRefusal, isTokens, margin, type Tokens } from './tokens.ts'
import { personOf, returnAddress, viewEnded } from './views.rules.ts'

/**
 * `signed-out`: no token. `signed-in`: a token that is good or can be renewed.
 * `expired`: a token that is unreadable, or expired and refused renewal.
 */
export type SessionStatus = 'signed-in' | 'signed-out' | 'expired'

export interface SessionState extends StoredItems {
  status: SessionStatus
  /** Null while signed out, and for a token that cannot be read. */
  claims: Claims | null
  /**
   * True after signing out by choice in this very page: the page that was open is not to be returned
   * to. Whose session had expired did not choose.
   */
  leftHere: boolean
  /** The server refuses because the student's programme has ended. */
  hasEnded: boolean
}

/** What a session stands on; the page's own in the browser, fakes in tests. */
export interface SessionEnvironment {
  items: ItemStore
  oneAtATime: OneAtATime
  send: typeof send
  /** Milliseconds since the epoch. */
  now: () => number
  /** Opens a page of the portal by a full load, which leaves nothing of the person before. */
  load: (address: string) => void
}

export type Session = ReturnType<typeof createSession>

const longestTimerMs = 2_000_000_000
const retryRenewalMs = 30_000

/** Builds a session: its state, and signing in, out, and quiet renewal across tabs. */
export function createSession({ items, oneAtATime, send, now, load }: SessionEnvironment) {
  /** How far this device's clock is ahead of the server's, in seconds. */
  let clockAhead = items.readClock()
  const store = create<SessionState>(() => stateOf(items.read(), now() / 1000 - clockAhead))
  /** A full load as somebody else is on its way. */
  let isLeaving = false
  let renewal: Promise<string | null> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const secondsLeft = (claims: Claims) => claims.exp - (now() / 1000 - clockAhead)

  /** Goes on with items of another tab. A view that began or ended there loads the page anew: at the start, or at `at`. */
  function take(next: StoredItems, at = '/'): void {
    const { token, claims } = store.getState()
    // What is on its way is loaded with the newest items by itself.
    if (next.token === token || isLeaving) return
    const then = stateOf(next, now() / 1000 - clockAhead)
    const isViewChange =
      claims !== null &&
      then.claims !== null &&
      claims.isImpersonating !== then.claims.isImpersonating
    if (isViewChange && items.lasts) restart(then.claims, at)
    else {
      store.setState(then)
      schedule()
    }
  }

  function restart(claims: Claims | null, at: string): void {
    isLeaving = true
    load(claims?.isImpersonating ? at : returnAddress(claims?.role))
  }

  /** The items that tokens of the server stand for; sets the clock by them, as they are fresh. */
  function itemsOf({ accessToken, refreshToken }: Tokens) {
    const claims = readClaims(accessToken)
    if (claims === null) {
      throw new ApiError({
        status: 502,
        message: 'The server gave a sign-in that this page cannot read.',
      })
    }
    const issued = issuedAt(accessToken)
    if (issued !== undefined) {
      clockAhead = now() / 1000 - issued
      items.writeClock(clockAhead)
    }
    return { claims, next: { token: accessToken, refreshToken, email: claims.email } }
  }

  function keep(tokens: Tokens): string {
    const { claims, next } = itemsOf(tokens)
    items.write(next)
    store.setState({ ...next, claims, status: 'signed-in', leftHere: false })
    schedule()
    return next.token
  }

  /** Puts a parent's own items back in their place. */
  function leaveView(tokens: Tokens | null): void {
    const own = items.readOwn()
    if (own !== null) items.write(tokens === null ? own : itemsOf(tokens).next, null)
    take(items.read())
  }

  function expire(): void {
    if (items.readOwn() !== null) {
      leaveNotice(viewEnded)
      leaveView(null)
      return
    }
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
    const before = person()
    /** Never a token of somebody else, who may have come in another tab. */
    const tokenNow = () => {
      take(items.read())
      const { status, token } = store.getState()
      return status === 'signed-in' && person() === before ? token : null
    }
    const stored = items.read()
    // Another tab was quicker: its token is the newer one, or it has signed out.
    if (stored.token !== used) return tokenNow()
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
    // Signed out, or in as somebody else, while the answer was on its way.
    if (items.read().refreshToken !== refreshToken) return tokenNow()
    if (!isTokens(answer)) {
      expire()
      return null
    }
    return keep(answer)
  }

  const person = () => (isLeaving ? null : personOf(store.getState().claims))

  if (store.getState().status === 'expired') expire()

  return {
    store,

    /** Whom calls are made for, as a text to compare; null for nobody and while leaving the page. */
    person,

    /** Notes that the student's programme has ended, or that it goes on again. */
    endProgramme(hasEnded: boolean): void {
      store.setState({ hasEnded })
    },

    /** False when a reload will ask for the password again. */
    lasts: items.lasts,

    /** Starts the session of whom the tokens name. Throws ApiError when they cannot be read. */
    signIn(tokens: Tokens): void {
      // Whose session had expired did not sign out.
      items.forgetWork()
      keep(tokens)
    },

    /** Ends the session here and in all tabs; the server is told, but not waited for. */
    signOut(): void {
      const given = [store.getState().refreshToken, items.readOwn()?.refreshToken]
      const leftHere = store.getState().status === 'signed-in'
      items.clear()
      store.setState({ ...nobody, leftHere })
      schedule()
      for (const refreshToken of given) {
        if (!refreshToken) continue
        send(
          'POST /Authentication/Session/SignOut',
          { body: { refreshToken } },
          { keepalive: true },
        ).catch(() => undefined)
      }
    },

    /**
     * Begins a view of the student portal with the tokens of startImpersonation, keeps the parent's
     * own, and loads the portal anew, at an address of the student's; other tabs follow, to the start.
     */
    async viewAs(tokens: Tokens, at = '/'): Promise<void> {
      const { next } = itemsOf(tokens)
      // In turn with renewal, which else could leave a used-up refresh token aside.
      await oneAtATime(async () => {
        const own = items.readOwn() ?? items.read()
        if (own.token !== null) items.write(next, own)
      })
      take(items.read(), at)
    },

    /**
     * Ends the view on this device, with the tokens of stopImpersonation or else those kept at its
     * start, and loads the portal anew.
     */
    leaveView,

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
        if (page.document.visibilityState !== 'visible') return
        // A page that was frozen, as one brought back by the Back button, was told of nothing.
        take(items.read())
        tick()
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
  if (stored.token === null) return nobody
  const claims = readClaims(stored.token)
  const over = claims === null || (stored.refreshToken === null && claims.exp <= nowSeconds)
  return { ...nobody, ...stored, claims, status: over ? 'expired' : 'signed-in' }
}

const nobody: SessionState = {
  ...noItems,
  claims: null,
  status: 'signed-out',
  leftHere: false,
  hasEnded: false,
}
