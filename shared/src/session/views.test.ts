// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeClaims, makePayload, makeToken } from '../testing/claims.ts'
import { fakeServer, queue, sharedStorage, tokenFor } from './create-session.testing.ts'
import { createSession } from './create-session.ts'
import { takeNotice } from './notice.ts'
import type { OneAtATime } from './one-at-a-time.ts'
import { openItemStore } from './stored-items.ts'
import { returnAddress, viewEnded } from './views.rules.ts'

const child = '00000000-0000-4000-8000-0000000000c1'

/** Tokens as startImpersonation gives them. */
function viewTokens(lifeSeconds = 900) {
  const exp = Math.floor(Date.now() / 1000) + lifeSeconds
  const claims = makeClaims({ userId: child, email: 'kim@portal.test', isImpersonating: true, exp })
  return {
    accessToken: makeToken({ ...makePayload(claims), iat: exp - lifeSeconds }),
    refreshToken: 'view-refresh',
  }
}

let storage: Storage
let server: ReturnType<typeof fakeServer>
let stops: (() => void)[]

function openTab(turns: OneAtATime = queue()) {
  const loads: string[] = []
  const session = createSession({
    items: openItemStore(() => storage),
    oneAtATime: turns,
    send: (key, input) => server.send(key, input),
    now: () => Date.now(),
    load: (address) => void loads.push(address),
  })
  stops.push(session.listen(window))
  return { session, loads }
}

/** A tab of a parent who is signed in, with what is stored. */
function parentTab(turns?: OneAtATime) {
  const tab = openTab(turns)
  const accessToken = tokenFor(900, { role: 'Parent', email: 'parent@portal.test', sub: 'p1' })
  tab.session.signIn({ accessToken, refreshToken: 'refresh-0' })
  return { ...tab, accessToken }
}

function storageChanged(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
}

const stored = (...names: string[]) => names.map((name) => storage.getItem(name))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:00Z') })
  storage = sharedStorage()
  server = fakeServer()
  stops = []
  takeNotice()
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
})

describe('returnAddress', () => {
  it.each([
    ['Parent', '/'],
    ['School Manager', '/'],
    ['Tutor', '/'],
    ['Senior Tutor', '/'],
    ['Admin', '/audit-dashboard'],
    ['Student', '/audit-dashboard'],
    [undefined, '/audit-dashboard'],
  ] as const)('of %s is %s', (role, address) => {
    expect(returnAddress(role)).toBe(address)
  })
})

describe('a view of the student portal', () => {
  it('keeps the own items aside, puts the view’s in their place and loads the dashboard', async () => {
    const { session, loads, accessToken } = parentTab()
    const view = viewTokens()
    await session.viewAs(view)
    expect(stored('token', 'refreshToken', 'email')).toEqual([
      view.accessToken,
      'view-refresh',
      'kim@portal.test',
    ])
    expect(stored('own-token', 'own-refreshToken', 'own-email')).toEqual([
      accessToken,
      'refresh-0',
      'parent@portal.test',
    ])
    expect(loads).toEqual(['/'])
    expect(openTab().session.store.getState().claims).toMatchObject({ isImpersonating: true })
  })

  it('opens where the parent wants to look, and the dashboard in other tabs', async () => {
    const one = parentTab()
    const two = openTab()
    await one.session.viewAs(viewTokens(), '/resources/submissions')
    storageChanged()
    expect([one.loads, two.loads]).toEqual([['/resources/submissions'], ['/']])
  })

  it('waits for a renewal under way, so that no used-up token is kept', async () => {
    const { session, accessToken } = parentTab()
    const renewal = session.renewAfter(accessToken)
    await session.viewAs(viewTokens())
    await renewal
    expect(storage.getItem('own-refreshToken')).toBe('refresh-1')
  })

  it('is followed by the other tabs, there and back', async () => {
    const one = parentTab()
    const two = openTab()
    await one.session.viewAs(viewTokens())
    storageChanged()
    expect(two.loads).toEqual(['/'])
    const [three, four] = [openTab(), openTab()]
    three.session.leaveView(null)
    storageChanged()
    expect(four.loads).toEqual(['/'])
  })

  it('ends with the server’s tokens, and leaves nothing of the view', async () => {
    const { session } = parentTab()
    await session.viewAs(viewTokens())
    const tab = openTab()
    const accessToken = tokenFor(900, { role: 'Parent', sub: 'p1', jti: 'new' })
    tab.session.leaveView({ accessToken, refreshToken: 'refresh-9' })
    expect(stored('token', 'refreshToken', 'own-token', 'own-refreshToken', 'own-email')).toEqual([
      accessToken,
      'refresh-9',
      null,
      null,
      null,
    ])
    expect(tab.loads).toEqual(['/'])
  })

  it('ends with the kept tokens where the server gave none, at the address of the role', async () => {
    const { session } = openTab()
    const own = tokenFor(900, { role: 'Admin', sub: 'a1' })
    session.signIn({ accessToken: own, refreshToken: 'refresh-0' })
    await session.viewAs(viewTokens())
    const tab = openTab()
    tab.session.leaveView(null)
    expect(stored('token', 'refreshToken')).toEqual([own, 'refresh-0'])
    expect(tab.loads).toEqual(['/audit-dashboard'])
  })

  it('gives way to the own session by itself when it can be renewed no more, and says so', async () => {
    const { session, accessToken } = parentTab()
    await session.viewAs(viewTokens(30))
    const tab = openTab()
    await vi.advanceTimersByTimeAsync(31_000)
    expect(stored('token', 'refreshToken', 'own-token')).toEqual([accessToken, 'refresh-0', null])
    expect(tab.loads).toEqual(['/'])
    expect(takeNotice()).toBe(viewEnded)
    expect(tab.session.store.getState().status).toBe('signed-in')
  })

  it('gives way at once where its token cannot be read', async () => {
    const { session, accessToken } = parentTab()
    await session.viewAs(viewTokens())
    storage.setItem('token', 'garbage')
    const tab = openTab()
    expect(tab.session.store.getState()).toMatchObject({
      status: 'signed-in',
      token: accessToken,
      claims: { role: 'Parent' },
    })
  })

  it('stays when only the network is down', async () => {
    const { session } = parentTab()
    await session.viewAs(viewTokens(30))
    const tab = openTab()
    vi.spyOn(server, 'send').mockRejectedValue(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(35_000)
    expect(tab.loads).toEqual([])
    expect(storage.getItem('own-token')).not.toBeNull()
  })

  it('is signed out with everything else, on the server too, in all tabs', async () => {
    const { session } = parentTab()
    await session.viewAs(viewTokens())
    const [one, two] = [openTab(), openTab()]
    one.session.signOut()
    storageChanged()
    await vi.advanceTimersByTimeAsync(0)
    expect(Object.keys(storage)).toEqual([])
    expect(server.signOuts).toEqual([
      { refreshToken: 'view-refresh' },
      { refreshToken: 'refresh-0' },
    ])
    expect(two.session.store.getState().status).toBe('signed-out')
    expect(two.loads).toEqual([])
  })

  it('is seen by a page that the Back button brings back from before it', async () => {
    const { session } = parentTab()
    const frozen = openTab()
    await session.viewAs(viewTokens())
    document.dispatchEvent(new Event('visibilitychange'))
    expect(frozen.loads).toEqual(['/'])
  })

  it('changes nothing for somebody who signed out before it could begin', async () => {
    const { session, loads } = parentTab()
    session.signOut()
    await session.viewAs(viewTokens())
    expect(stored('token', 'own-token')).toEqual([null, null])
    expect(loads).toEqual([])
  })
})

describe('a device whose clock is a day wrong', () => {
  const day = 86_400_000

  it.each([
    ['ahead', day],
    ['behind', -day],
  ])('%s: goes by the server’s clock from the first answer on, over reloads', async (_, wrong) => {
    const server0 = Date.now()
    const accessToken = tokenFor(900)
    vi.setSystemTime(server0 + wrong)
    // The token is from before the clock was known: the first renewal brings the server's time.
    storage.setItem('token', accessToken)
    storage.setItem('refreshToken', 'refresh-0')
    const answer = (at: number) => ({
      accessToken: makeToken({
        ...makePayload(makeClaims({ exp: at / 1000 + 900 })),
        iat: at / 1000,
      }),
      refreshToken: 'refresh-1',
    })
    const send = vi.spyOn(server, 'send').mockImplementation(async () => answer(server0))
    const first = openTab().session
    expect(first.store.getState().status).toBe('signed-in')
    await first.renewAfter(accessToken)
    expect(send).toHaveBeenCalledTimes(1)
    const afterReload = openTab().session
    await afterReload.freshToken()
    await first.freshToken()
    expect(send).toHaveBeenCalledTimes(1)
    // And it is renewed when the server's clock says so.
    send.mockImplementation(async () => answer(server0 + 845_000))
    await vi.advanceTimersByTimeAsync(845_000)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('ahead: renews a stored token once, and is not sent to the expired page', async () => {
    storage.setItem('token', tokenFor(900))
    storage.setItem('refreshToken', 'refresh-0')
    vi.setSystemTime(Date.now() + day)
    const { session } = openTab()
    await Promise.all([session.freshToken(), session.freshToken()])
    expect(server.renewals).toBe(1)
    expect(session.store.getState().status).toBe('signed-in')
  })
})

describe('another person in another tab', () => {
  it('never gets a renewal of the person before', async () => {
    const { session, accessToken } = parentTab()
    storage.setItem('refreshToken', 'refresh-of-b')
    storage.setItem('token', tokenFor(900, { sub: 'b' }))
    expect(await session.renewAfter(accessToken)).toBeNull()
    expect(session.store.getState().claims?.userId).toBe('b')
    expect(server.renewals).toBe(0)
  })
})
