import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { students, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { bearer, makeAccount, payloadOf, renew, signIn } from './testing.ts'

const minute = 60_000
let app: TestApp

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.set(new Date('2026-03-02T10:00:00Z'))
})

const account = () => makeAccount(app)

async function askWith(token: string) {
  const response = await app.fastify.inject({
    url: '/api/User/Account/GetMe',
    headers: bearer(token),
  })
  return { status: response.statusCode, message: response.json().message }
}

/** The same signature with its last, spare bits set: 43 letters hold 258 bits, a signature 256. */
function spareBitsOf(signature: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = letters.indexOf(signature.at(-1) ?? '')
  return signature.slice(0, -1) + letters[last + 1]
}

describe('an access token', () => {
  it('is good for 15 minutes', async () => {
    const { id } = await account()
    const token = await app.tokenOf(id)
    app.clock.advance(15 * minute - 1000)
    expect((await askWith(token)).status).toBe(200)
    app.clock.advance(1000)
    expect(await askWith(token)).toEqual({
      status: 401,
      message: 'Your session has expired. Please sign in again.',
    })
  })

  it('is refused when it is anything else', async () => {
    const { id } = await account()
    const good = await app.tokenOf(id)
    const [head = '', body = '', signature = ''] = good.split('.')
    const key = createHmac('sha256', 'a secret for tests, 32 characters or more')
      .update('portal access token')
      .digest()
    const sign = (claims: Record<string, unknown>, secret: Uint8Array, alg = 'HS256') =>
      new SignJWT(claims).setProtectedHeader({ alg }).sign(secret)
    const claims = payloadOf(good)
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const admin = Buffer.from(JSON.stringify({ ...claims, role: 'Admin' })).toString('base64url')
    const bad = {
      garbage: 'garbage',
      'without a signature': `${head}.${body}.`,
      'of algorithm none': `${none}.${body}.`,
      'of algorithm none, signed': `${none}.${body}.${signature}`,
      'with a changed role': `${head}.${admin}.${signature}`,
      'of another key': await sign(claims, Buffer.alloc(32, 7)),
      'of another algorithm': await sign(claims, key, 'HS512'),
      'of an unknown role': await sign({ ...claims, role: 'Superuser' }, key),
      'without a role': await sign({ ...claims, role: undefined }, key),
      'without an expiry': await sign({ ...claims, exp: undefined }, key),
      'without a person': await sign({ ...claims, sub: undefined }, key),
      'padded once': `${good}=`,
      'padded twice': `${good}==`,
      'padded in its middle': `${head}=.${body}.${signature}`,
      'in plain base64': good.replaceAll('-', '+').replaceAll('_', '/').concat('='),
      'with spare bits set': `${head}.${body}.${spareBitsOf(signature)}`,
      'with a fourth part': `${good}.`,
    }
    expect((await askWith(await sign(claims, key))).status).toBe(200)
    for (const [what, token] of Object.entries(bad)) {
      expect([what, await askWith(token)]).toEqual([
        what,
        { status: 401, message: 'This access token is not valid. Please sign in again.' },
      ])
    }
    for (const authorization of [
      '',
      'Bearer',
      'Bearer  ',
      `Basic ${good}`,
      good,
      `Bearer ${good} x`,
    ]) {
      const response = await app.fastify.inject({
        url: '/api/User/Account/GetMe',
        headers: { authorization },
      })
      expect([authorization, response.statusCode]).toEqual([authorization, 401])
    }
  })
})

describe('a student whose programme ends', () => {
  const minutesLater = (minutes: number) => new Date(app.clock.now().getTime() + minutes * minute)

  it('has entitlements until the end of its last day and none from then on', async () => {
    const { id, email } = await account()
    await app.db.update(students).set({ expiresOn: '2026-03-02' }).where(eq(students.userId, id))
    await app.db.update(users).set({ timeZone: 'Europe/London' }).where(eq(users.id, id))
    app.clock.set(new Date('2026-03-02T23:50:00Z'))
    const before = await signIn(app, email)
    expect(payloadOf(before.accessToken)).toMatchObject({
      HasQuestionBank: 'True',
      // Not 15 minutes: it ends with the programme.
      exp: minutesLater(10).getTime() / 1000,
    })
    app.clock.advance(10 * minute)
    expect((await askWith(before.accessToken)).status).toBe(401)
    const { data: after } = await renew(app, before.refreshToken)
    for (const token of [after.accessToken, (await signIn(app, email)).accessToken]) {
      const flags = Object.entries(payloadOf(token)).filter(([name]) => /^(is|has)/i.test(name))
      expect(flags).toHaveLength(12)
      expect(flags.map(([, value]) => String(value).toLowerCase())).toEqual(Array(12).fill('false'))
      expect(payloadOf(token).exp).toBe(minutesLater(15).getTime() / 1000)
    }
  })

  it('has the portal back by the next token once it is renewed', async () => {
    const { id, email } = await account()
    const programme = (expiresOn: string) =>
      app.db.update(students).set({ expiresOn }).where(eq(students.userId, id))
    const info = async (token: string) =>
      await app.fastify.inject({
        url: '/api/User/Student/GetInfo',
        headers: bearer(token),
      })
    await programme('2026-03-01')
    const closed = await signIn(app, email)
    expect((await info(closed.accessToken)).json().data).toEqual({ isExpired: true })
    await programme('2027-03-01')
    // Asked with the old token, so that a browser renews it.
    expect((await info(closed.accessToken)).statusCode).toBe(401)
    const { data: open } = await renew(app, closed.refreshToken)
    expect((await info(open.accessToken)).json().data).toEqual({ isExpired: false })
    expect(payloadOf(open.accessToken).HasQuestionBank).toBe('True')
  })
})
