// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { makeToken } from '../testing/claims.ts'
import { fakeLocks } from '../testing/fake-locks.ts'
import {
  fakeServer,
  lateStorage,
  queue,
  sharedStorage,
  tokenFor,
} from './create-session.testing.ts'
import { createSession, type Session } from './create-session.ts'
import { type OneAtATime, oneAtATime } from './one-at-a-time.ts'
import { openItemStore } from './stored-items.ts'

const start = Date.parse('2026-03-02T09:00:00Z')
const seconds = () => Date.now() / 1000

interface Tab {
  session: Session
  stop: () => void
}

const tabs: Tab[] = []
/** Full loads of pages, by any tab. */
const loads: string[] = []

function openTab(
  storage: Storage,
  server: ReturnType<typeof fakeServer>,
  turns: OneAtATime = queue(),
): Session {
  const session = createSession({
    items: openItemStore(() => storage),
    oneAtATime: turns,
    send: (key, input) => server.send(key, input),
    now: () => Date.now(),
    load: (address) => void loads.push(address),
  })
  tabs.push({ session, stop: session.listen(window) })
  return session
}

/** Tells the tabs what the browser tells them when another tab has written. */
function storageChanged(key: string | null = 'token'): void {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

let storage: Storage
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  storage = sharedStorage()
  server = fakeServer()
})

afterEach(() => {
  for (const { stop } of tabs.splice(0)) stop()
  vi.useRealTimers()
})

describe('a session', () => {
  it('keeps token, refreshToken and email under these names', () => {
    const session = openTab(storage, server)
    const token = tokenFor(900)
    session.signIn({ accessToken: token, refreshToken: 'refresh-0' })
    expect(storage.getItem('token')).toBe(token)
    expect(storage.getItem('refreshToken')).toBe('refresh-0')
    expect(storage.getItem('email')).toBe('student@portal.test')
    expect(openTab(storage, server).store.getState()).toMatchObject({
      status: 'signed-in',
      claims: { role: 'Student' },
    })
  })

  it.each([
    ['garbage', 'garbage', 'refresh-0', 'expired'],
    ['an unknown role', makeToken({ role: 'Janitor', exp: 4e9 }), 'refresh-0', 'expired'],
    [
      'an expired token that can be renewed',
      makeToken({ role: 'Admin', exp: 1 }),
      'r',
      'signed-in',
    ],
    ['an expired token that cannot', makeToken({ role: 'Admin', exp: 1 }), null, 'expired'],
    ['nothing', null, null, 'signed-out'],
    ['a refresh token alone', null, 'refresh-0', 'signed-out'],
  ])('starting from %s', (_, token, refreshToken, status) => {
    if (token !== null) storage.setItem('token', token)
    if (refreshToken !== null) storage.setItem('refreshToken', refreshToken)
    expect(openTab(storage, server).store.getState().status).toBe(status)
  })

  it('works from memory where storage is switched off', () => {
    const session = createSession({
      items: openItemStore(() => {
        throw new DOMException('denied', 'SecurityError')
      }),
      oneAtATime: queue(),
      send: (key, input) => server.send(key, input),
      now: () => Date.now(),
      load: () => undefined,
    })
    expect(session.lasts).toBe(false)
    session.signIn({ accessToken: tokenFor(900), refreshToken: 'refresh-0' })
    expect(session.store.getState().status).toBe('signed-in')
    session.signOut()
    expect(session.store.getState().status).toBe('signed-out')
  })

  it('refuses a sign-in whose token it cannot read', () => {
    const session = openTab(storage, server)
    expect(() => session.signIn({ accessToken: 'garbage', refreshToken: 'r' })).toThrow(ApiError)
    expect(storage.getItem('token')).toBeNull()
  })
})

describe('renewal', () => {
  it('is one for fifty concurrent calls', async () => {
    storage.setItem('token', tokenFor(-5))
    storage.setItem('refreshToken', 'refresh-0')
    const session = openTab(storage, server)
    const tokens = await Promise.all(Array.from({ length: 50 }, () => session.freshToken()))
    expect(server.renewals).toBe(1)
    expect(new Set(tokens)).toEqual(new Set([storage.getItem('token')]))
  })

  it('is one for two tabs, by locks', async () => {
    storage.setItem('token', tokenFor(-5))
    storage.setItem('refreshToken', 'refresh-0')
    const turns = queue()
    const [one, two] = [openTab(storage, server, turns), openTab(storage, server, turns)]
    const [a, b] = await Promise.all([one.freshToken(), two.freshToken()])
    expect(a).toBe(b)
    expect(server).toMatchObject({ renewals: 1, ended: false })
  })

  it('is one for two tabs where what one stored comes to the other after the lock does', async () => {
    const { here, there } = lateStorage(500)
    here.setItem('token', tokenFor(-5))
    here.setItem('refreshToken', 'refresh-0')
    await vi.advanceTimersByTimeAsync(500)
    const locks = fakeLocks()
    const both = Promise.all([
      openTab(here, server, oneAtATime(locks, here)).freshToken(),
      openTab(there, server, oneAtATime(locks, there)).freshToken(),
    ])
    await vi.advanceTimersByTimeAsync(1000)
    const [a, b] = await both
    expect(a).toBe(b)
    expect(server).toMatchObject({ renewals: 1, ended: false })
  })

  it('is one for two tabs without locks, by a lease in storage', async () => {
    storage.setItem('token', tokenFor(-5))
    storage.setItem('refreshToken', 'refresh-0')
    const one = openTab(storage, server, oneAtATime(undefined, storage))
    const two = openTab(storage, server, oneAtATime(undefined, storage))
    const both = Promise.all([one.freshToken(), two.freshToken()])
    await vi.advanceTimersByTimeAsync(1000)
    const [a, b] = await both
    expect(a).toBe(b)
    expect(server).toMatchObject({ renewals: 1, ended: false })
    expect(storage.getItem('session-lease')).toBeNull()
  })

  it('happens quietly before the token ends', async () => {
    const session = openTab(storage, server)
    session.signIn({ accessToken: tokenFor(900), refreshToken: 'refresh-0' })
    await vi.advanceTimersByTimeAsync(839_000)
    expect(server.renewals).toBe(0)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(server.renewals).toBe(1)
    expect(session.store.getState().refreshToken).toBe('refresh-1')
  })

  it('goes by the server clock where the device is half an hour ahead', async () => {
    const session = openTab(storage, server)
    session.signIn({
      accessToken: tokenFor(900 - 1800, { iat: Math.floor(seconds()) - 1800 }),
      refreshToken: 'refresh-0',
    })
    await session.freshToken()
    expect(server.renewals).toBe(0)
  })

  it('replaces a refused token once, and takes the newer one of another call', async () => {
    const session = openTab(storage, server)
    const first = tokenFor(900)
    session.signIn({ accessToken: first, refreshToken: 'refresh-0' })
    const second = await session.renewAfter(first)
    expect(second).not.toBe(first)
    expect(await session.renewAfter(first)).toBe(second)
    expect(server.renewals).toBe(1)
  })

  it('expires the session when it is refused, and keeps it when the network is down', async () => {
    const session = openTab(storage, server)
    const token = tokenFor(900)
    session.signIn({ accessToken: token, refreshToken: 'refresh-0' })
    server.failWith = new ApiError({ status: 0, message: 'The connection was lost.' })
    await expect(session.renewAfter(token)).rejects.toThrow('The connection was lost.')
    expect(session.store.getState().status).toBe('signed-in')
    server.failWith = new ApiError({ status: 401, message: 'Sign in again.' })
    expect(await session.renewAfter(token)).toBeNull()
    expect(session.store.getState().status).toBe('expired')
    expect(await session.freshToken()).toBeNull()
  })

  it('tries again half a minute after the network was down', async () => {
    const session = openTab(storage, server)
    session.signIn({ accessToken: tokenFor(900), refreshToken: 'refresh-0' })
    server.failWith = new ApiError({ status: 0, message: 'The connection was lost.' })
    await vi.advanceTimersByTimeAsync(845_000)
    expect(server.renewals).toBe(1)
    server.failWith = null
    await vi.advanceTimersByTimeAsync(30_000)
    expect(server.renewals).toBe(2)
    expect(session.store.getState()).toMatchObject({
      status: 'signed-in',
      refreshToken: 'refresh-1',
    })
  })

  it('brings nobody back who signed out while it was on its way', async () => {
    const session = openTab(storage, server)
    const token = tokenFor(900)
    session.signIn({ accessToken: token, refreshToken: 'refresh-0' })
    const renewed = session.renewAfter(token)
    await Promise.resolve()
    session.signOut()
    expect(await renewed).toBeNull()
    expect(session.store.getState().status).toBe('signed-out')
    expect(storage.getItem('token')).toBeNull()
  })
})

describe('several tabs', () => {
  it('take over the newer token, and renew no used one', async () => {
    const turns = queue()
    const first = tokenFor(900)
    const [one, two] = [openTab(storage, server, turns), openTab(storage, server, turns)]
    one.signIn({ accessToken: first, refreshToken: 'refresh-0' })
    storageChanged()
    expect(two.store.getState().status).toBe('signed-in')
    const newer = await one.renewAfter(first)
    // The second tab has not heard of it yet and is refused with the old token.
    expect(await two.renewAfter(first)).toBe(newer)
    expect(server).toMatchObject({ renewals: 1, ended: false })
  })

  it('are all signed out by one, which tells the server and clears storage', async () => {
    const [one, two] = [openTab(storage, server), openTab(storage, server)]
    one.signIn({ accessToken: tokenFor(900), refreshToken: 'refresh-0' })
    storage.setItem('colour-mode', 'dark')
    storage.setItem('left-over', 'of the person')
    storageChanged()
    one.signOut()
    storageChanged()
    expect(two.store.getState()).toMatchObject({ status: 'signed-out', token: null, claims: null })
    expect(Object.keys(storage)).toEqual(['colour-mode'])
    await vi.advanceTimersByTimeAsync(0)
    expect(server.signOuts).toEqual([{ refreshToken: 'refresh-0' }])
  })

  it('come back to life when one signs in again', () => {
    storage.setItem('token', 'garbage')
    const [one, two] = [openTab(storage, server), openTab(storage, server)]
    expect(two.store.getState().status).toBe('expired')
    one.signIn({ accessToken: tokenFor(900), refreshToken: 'refresh-0' })
    storageChanged()
    expect(two.store.getState().status).toBe('signed-in')
  })
})
