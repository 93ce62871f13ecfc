import { createHmac } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../access/passwords.ts'
import { auditLog, refreshTokens, sessions, students, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'

const password = 'correct horse battery'
const minute = 60_000

let app: TestApp
let passwordHash: string
let count = 0

beforeAll(async () => {
  app = await makeTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.set(new Date('2026-03-02T10:00:00Z'))
})

/** A new account, and what signs it in. */
async function account() {
  count += 1
  const email = `someone-${count}@portal.test`
  const id = await app.make.student({}, { email, passwordHash })
  return { id, email }
}

/** Each test comes from an address of its own, because failures are counted by address too. */
async function signIn(email: string, word = password, address = `10.0.0.${count}`) {
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/api/authentication/authenticate/',
    payload: { email, password: word },
    remoteAddress: address,
  })
  return { status: response.statusCode, headers: response.headers, ...response.json() }
}

const renew = (refreshToken: string) =>
  app.call('POST /Authentication/Session/Renew', undefined, { body: { refreshToken } })

async function askWith(token: string) {
  const response = await app.fastify.inject({
    url: '/api/User/Account/GetMe',
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.statusCode, message: response.json().message }
}

function payloadOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

describe('signing in', () => {
  it('gives an access token with the claims of the specification, spelt as it spells them', async () => {
    const schools = [await app.make.school(), await app.make.school()]
    const email = 'Claims@Portal.Test'.toLowerCase()
    const id = await app.make.student(
      { schools, hasCourses: false, isHeadStart: true },
      { email, passwordHash },
    )
    const { status, data } = await signIn('Claims@Portal.Test')
    expect(status).toBe(200)
    expect(payloadOf(data.accessToken)).toEqual({
      role: 'Student',
      email,
      Schools: schools,
      IsHeadStart: 'True',
      HasQuestionBank: 'True',
      isseminartutor: 'False',
      isessaypstutor: 'False',
      IsImpersonating: 'false',
      hascourses: 'False',
      HasAcademy: 'True',
      HasSeminar: 'True',
      haslibrary: 'True',
      HasReadingList: 'True',
      HasPsSubmission: 'True',
      HasEssaySubmission: 'True',
      sub: id,
      iat: Date.parse('2026-03-02T10:00:00Z') / 1000,
      exp: Date.parse('2026-03-02T10:15:00Z') / 1000,
      jti: expect.any(String),
    })
  })

  it('gives every tutor the question bank, and of the others only students who have it', async () => {
    const people = [
      await app.make.tutor(),
      await app.make.student({ hasQuestionBank: false }),
      await app.make.admin(),
    ]
    const claims = await Promise.all(
      people.map(async (id) => payloadOf(await app.tokenOf(id)).HasQuestionBank),
    )
    expect(claims).toEqual(['True', 'False', 'False'])
  })

  it('puts one school as a text, and none as an empty one', async () => {
    const school = await app.make.school()
    const one = await app.make.schoolManager([school])
    const none = await app.make.admin()
    expect(payloadOf(await app.tokenOf(one)).Schools).toBe(school)
    expect(payloadOf(await app.tokenOf(none)).Schools).toBe('')
  })

  it('answers alike for a wrong password, an unknown account and a stopped one', async () => {
    const { email } = await account()
    const stopped = await account()
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, stopped.id))
    for (const [who, word] of [
      [email, 'wrong'],
      ['nobody@portal.test', password],
      [stopped.email, password],
    ] as const) {
      const { status, message, errors } = await signIn(who, word)
      expect([who, status, message, errors]).toEqual([
        who,
        401,
        'Email or password is incorrect.',
        [],
      ])
    }
  })

  it('is written down, with who and from where, never with what was typed', async () => {
    const { id, email } = await account()
    await signIn(email, 'a wrong password')
    await signIn(email)
    const rows = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2)
    expect(
      rows.map(({ action, actorId, subjectId, address }) => ({
        action,
        actorId,
        subjectId,
        address,
      })),
    ).toEqual([
      { action: 'sign-in', actorId: id, subjectId: null, address: `10.0.0.${count}` },
      { action: 'sign-in failed', actorId: null, subjectId: id, address: `10.0.0.${count}` },
    ])
    expect(JSON.stringify(rows)).not.toContain('a wrong password')
  })

  it('waits after five failures of one email, and says for how long', async () => {
    const { email } = await account()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await signIn(email, 'wrong')).status).toBe(401)
    }
    app.clock.advance(5 * minute)
    const refused = await signIn(email.toUpperCase())
    expect([refused.status, refused.headers['retry-after'], refused.message]).toEqual([
      429,
      '600',
      'Too many attempts to sign in. Please try again in 10 minutes.',
    ])
    app.clock.advance(10 * minute)
    expect((await signIn(email)).status).toBe(200)
  })

  it('counts an unknown account as any other', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await signIn('not-there@portal.test', 'x', '10.0.1.1')).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('lets no more guesses through when they come all at once', async () => {
    const { email } = await account()
    const all = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'guess')))
    const statuses = all.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  it('does not count parallel sign-ins that succeed, and forgets failures after one', async () => {
    const { email } = await account()
    for (let attempt = 0; attempt < 4; attempt += 1) await signIn(email, 'wrong')
    const all = await Promise.all(Array.from({ length: 8 }, () => signIn(email)))
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await signIn(email, 'wrong')).status).toBe(401)
  })

  it('waits after sixty failures from one address over many emails', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 61; attempt += 1) {
      statuses.push((await signIn(`guess-${attempt}@portal.test`, 'x', '10.9.9.9')).status)
    }
    expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true)
    expect(statuses[60]).toBe(429)
  })
})

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

describe('renewal', () => {
  it('uses the refresh token up and reads role and entitlements anew', async () => {
    const { id, email } = await account()
    const { data: first } = await signIn(email)
    await app.db.update(students).set({ hasAcademy: false }).where(eq(students.userId, id))
    const { status, data } = await renew(first.refreshToken)
    expect(status).toBe(200)
    expect(payloadOf(data.accessToken).HasAcademy).toBe('False')
    expect(data.refreshToken).not.toBe(first.refreshToken)
  })

  it('keeps only hashes of refresh tokens', async () => {
    const { email } = await account()
    const { data } = await signIn(email)
    const rows = await app.db.select().from(refreshTokens)
    expect(JSON.stringify(rows)).not.toContain(data.refreshToken)
  })

  it('gives each of 20 racers with one token a pair of the same session', async () => {
    const { id, email } = await account()
    const { data } = await signIn(email)
    const all = await Promise.all(Array.from({ length: 20 }, () => renew(data.refreshToken)))
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(all.map((answer) => answer.data.refreshToken)).size).toBe(20)
    const own = await app.db.select().from(sessions).where(eq(sessions.userId, id))
    expect(own).toHaveLength(1)
    for (const answer of all) expect((await renew(answer.data.refreshToken)).status).toBe(200)
  })

  it('lets each of 20 tokens win once', async () => {
    const { email } = await account()
    const pairs = []
    for (let index = 0; index < 20; index += 1) pairs.push((await signIn(email)).data)
    const all = await Promise.all(pairs.map((pair) => renew(pair.refreshToken)))
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })

  it('ends the session when a token comes again later than 30 seconds', async () => {
    const { email } = await account()
    const { data: first } = await signIn(email)
    const { data: second } = await renew(first.refreshToken)
    app.clock.advance(31_000)
    expect((await renew(first.refreshToken)).status).toBe(401)
    expect((await renew(second.refreshToken)).status).toBe(401)
    const [last] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(last?.action).toBe('refresh token reused')
  })

  it('leaves other sessions of the account alone when one is ended', async () => {
    const { email } = await account()
    const { data: here } = await signIn(email)
    const { data: there } = await signIn(email)
    await app.call('POST /Authentication/Session/SignOut', undefined, {
      body: { refreshToken: here.refreshToken },
    })
    expect((await renew(here.refreshToken)).status).toBe(401)
    expect((await renew(there.refreshToken)).status).toBe(200)
  })

  it('is refused after signing out, whichever token of the session it comes with', async () => {
    const { email } = await account()
    const { data: first } = await signIn(email)
    const { data: second } = await renew(first.refreshToken)
    await app.call('POST /Authentication/Session/SignOut', undefined, {
      body: { refreshToken: first.refreshToken },
    })
    expect((await renew(second.refreshToken)).status).toBe(401)
  })

  it('is refused for unknown tokens, old ones, and stopped accounts', async () => {
    expect((await renew('never heard of')).status).toBe(401)
    const { id, email } = await account()
    const { data: first } = await signIn(email)
    app.clock.advance(31 * 24 * 60 * minute)
    expect((await renew(first.refreshToken)).status).toBe(401)
    const { data: second } = await signIn(email)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, id))
    expect((await renew(second.refreshToken)).status).toBe(401)
  })
})
