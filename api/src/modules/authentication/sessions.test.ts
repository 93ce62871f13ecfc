import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, sessions } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { bearer, makeAccount, renew, sessionOf, signIn, signOut } from './testing.ts'

const minute = 60_000
let app: TestApp

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.set(new Date('2026-03-02T10:00:00Z'))
})

const account = () => makeAccount(app, 'tutor')

async function devicesOf(accessToken: string) {
  const { data } = await app.call(
    'GET /Authentication/Session/GetSessions',
    undefined,
    {},
    bearer(accessToken),
  )
  return data.sessions
}

const end = (accessToken: string, sessionId: string) =>
  app.call(
    'POST /Authentication/Session/EndSession',
    undefined,
    { body: { sessionId } },
    bearer(accessToken),
  )

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

describe('the list of devices', () => {
  it('shows each sign-in in words, the one last used first, and which one is here', async () => {
    const { email } = await account()
    const here = await signIn(app, email)
    app.clock.advance(minute)
    const there = await signIn(app, email, { address: '10.7.7.7', userAgent: phone })
    expect(await devicesOf(here.accessToken)).toEqual([
      {
        id: sessionOf(there.accessToken),
        device: 'Safari on iPhone',
        address: '10.7.7.7',
        createdAt: '2026-03-02T10:01:00.000Z',
        lastUsedAt: '2026-03-02T10:01:00.000Z',
        isCurrent: false,
      },
      {
        id: sessionOf(here.accessToken),
        device: 'Firefox on Windows',
        address: '10.0.0.1',
        createdAt: '2026-03-02T10:00:00.000Z',
        lastUsedAt: '2026-03-02T10:00:00.000Z',
        isCurrent: true,
      },
    ])
    app.clock.advance(minute)
    const { data: renewed } = await renew(app, here.refreshToken)
    expect(sessionOf(renewed.accessToken)).toBe(sessionOf(here.accessToken))
    const [first] = await devicesOf(renewed.accessToken)
    expect(first).toMatchObject({ lastUsedAt: '2026-03-02T10:02:00.000Z', isCurrent: true })
  })

  it('has a word for a device that says nothing, and for those from before', async () => {
    const { id, email } = await account()
    const { accessToken } = await signIn(app, email, { userAgent: '' })
    expect(await devicesOf(accessToken)).toMatchObject([{ device: 'Unknown device' }])
    await app.db.update(sessions).set({ device: '' }).where(eq(sessions.userId, id))
    expect(await devicesOf(accessToken)).toMatchObject([{ device: 'Unknown device' }])
  })

  it('leaves out devices of others and those that have not been used for 30 days', async () => {
    const [mine, other] = [await account(), await account()]
    await signIn(app, mine.email)
    await signIn(app, other.email)
    app.clock.advance(31 * 24 * 60 * minute)
    const { accessToken } = await signIn(app, mine.email)
    expect(await devicesOf(accessToken)).toMatchObject([{ id: sessionOf(accessToken) }])
  })

  it('knows none as the one that is here when the token names no session', async () => {
    const { id, email } = await account()
    await signIn(app, email)
    expect(await devicesOf(await app.tokenOf(id))).toMatchObject([{ isCurrent: false }])
  })
})

describe('signing a device out', () => {
  it('ends its session and leaves the others, and is written down', async () => {
    const { id, email } = await account()
    const here = await signIn(app, email)
    const there = await signIn(app, email)
    expect((await end(here.accessToken, sessionOf(there.accessToken))).status).toBe(200)
    expect((await renew(app, there.refreshToken)).status).toBe(401)
    expect((await renew(app, here.refreshToken)).status).toBe(200)
    expect(await devicesOf(here.accessToken)).toHaveLength(1)
    const [last] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(last).toMatchObject({ action: 'device signed out', actorId: id })
  })

  it('is not found for a device of somebody else, one signed out before, and none at all', async () => {
    const [mine, other] = [await account(), await account()]
    const here = await signIn(app, mine.email)
    const gone = await signIn(app, mine.email)
    const foreign = await signIn(app, other.email)
    await end(here.accessToken, sessionOf(gone.accessToken))
    for (const id of [foreign, gone].map(({ accessToken }) => sessionOf(accessToken))) {
      expect((await end(here.accessToken, id)).status).toBe(404)
    }
    expect((await end(here.accessToken, crypto.randomUUID())).status).toBe(404)
    expect((await renew(app, foreign.refreshToken)).status).toBe(200)
  })

  it('ends its writes at once, although its access token is good for reading', async () => {
    const { email } = await account()
    const here = await signIn(app, email)
    const there = await signIn(app, email)
    const write = async (accessToken: string) => {
      const body = { firstName: 'A', lastName: 'B', timeZone: 'UTC' }
      return await app.call('POST /User/Account/UpdateMe', undefined, { body }, bearer(accessToken))
    }
    expect((await write(there.accessToken)).status).toBe(200)
    await end(here.accessToken, sessionOf(there.accessToken))
    const { status, message } = await write(there.accessToken)
    expect([status, message]).toEqual([401, 'Your session has expired. Please sign in again.'])
    expect((await write(here.accessToken)).status).toBe(200)
  })

  it('may be the device that one holds', async () => {
    const { email } = await account()
    const { accessToken, refreshToken } = await signIn(app, email)
    expect((await end(accessToken, sessionOf(accessToken))).status).toBe(200)
    expect((await renew(app, refreshToken)).status).toBe(401)
  })
})

describe('two people on one device', () => {
  it('keep to their own tokens: what one does ends nothing of the other', async () => {
    const [one, two] = [await account(), await account()]
    const first = await signIn(app, one.email)
    const second = await signIn(app, two.email)
    const { data } = await renew(app, first.refreshToken)
    const me = await app.call('GET /User/Account/GetMe', undefined, {}, bearer(data.accessToken))
    expect(me.data.id).toBe(one.id)
    await signOut(app, data.refreshToken)
    expect((await renew(app, second.refreshToken)).status).toBe(200)
  })
})

describe('a device whose clock is wrong', () => {
  it('is judged by the server’s clock alone, whatever it says', async () => {
    const { email } = await account()
    const { accessToken, refreshToken } = await signIn(app, email)
    const wrong = { date: 'Tue, 03 Mar 2026 10:00:00 GMT' }
    const me = await app.call(
      'GET /User/Account/GetMe',
      undefined,
      {},
      { ...bearer(accessToken), ...wrong },
    )
    expect(me.status).toBe(200)
    const renewed = await app.call(
      'POST /Authentication/Session/Renew',
      undefined,
      { body: { refreshToken } },
      wrong,
    )
    expect(renewed.status).toBe(200)
  })
})
