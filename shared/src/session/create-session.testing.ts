import { ApiError } from '../api/api-error.ts'
import { makeClaims, makePayload, makeToken } from '../testing/claims.ts'
import type { OneAtATime } from './one-at-a-time.ts'

/** A fresh access token, told apart from others by `jti`. */
export function tokenFor(lifeSeconds: number, more: Record<string, unknown> = {}): string {
  const exp = Math.floor(Date.now() / 1000) + lifeSeconds
  return makeToken({ ...makePayload(makeClaims({ exp })), iat: exp - 900, ...more })
}

/** A server that rotates refresh tokens and ends the session when one is used twice. */
export function fakeServer() {
  let current = 'refresh-0'
  let count = 0
  const server = {
    renewals: 0,
    signOuts: [] as unknown[],
    ended: false,
    failWith: null as ApiError | null,
    async send(key: string, { body }: { body?: unknown }): Promise<unknown> {
      await Promise.resolve()
      if (key.endsWith('/SignOut')) {
        server.signOuts.push(body)
        return null
      }
      server.renewals += 1
      if (server.failWith !== null) throw server.failWith
      const given = (body as { refreshToken: string }).refreshToken
      if (server.ended || given !== current) {
        server.ended = true
        throw new ApiError({ status: 401, message: 'Sign in again.' })
      }
      count += 1
      current = `refresh-${count}`
      return { accessToken: tokenFor(900, { jti: current }), refreshToken: current }
    },
  }
  return server
}

/** A storage as all tabs of one browser see it; `onWrite` hears of what is put into it. */
export function sharedStorage(onWrite?: (key: string, value: string) => void): Storage {
  const items = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => {
      items.set(key, value)
      onWrite?.(key, value)
    },
  }
  return new Proxy(storage, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

/** A storage, and the same as another process sees it, which hears of a write some time after it. */
export function lateStorage(delayMs: number): { here: Storage; there: Storage } {
  const there = sharedStorage()
  const here = sharedStorage((key, value) => {
    setTimeout(() => there.setItem(key, value), delayMs)
  })
  return { here, there }
}

/** Web Locks in small: tasks run one after another. */
export function queue(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const next = last.then(task)
    last = next.catch(() => undefined)
    return next
  }
}
