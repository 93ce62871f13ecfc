import { createHmac } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../access/passwords.ts'
import {
  auditLog,
  refreshTokens,
  sessions,
  signInAttempts,
  students,
  users,
} from '../../database/schema/index.ts'
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
async function signIn(
  email: string,
  word = password,
  address = `10.0.0.${count}`,
  cookie?: string,
) {
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/api/authentication/authenticate/',
    payload: { email, password: word },
    headers: cookie === undefined ? {} : { cookie },
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
  it('gives an access token with the claims by their names on the wire, letter case and all', async () => {
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

  it('waits after five failures of one email from one address, longer each time', async () => {
    const { email } = await account()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await signIn(email, 'wrong')).status).toBe(401)
    }
    const expectWait = async (seconds: number, words: string) => {
      const { status, headers, message } = await signIn(email.toUpperCase())
      expect([status, headers['retry-after'], message]).toEqual([
        429,
        String(seconds),
        `Too many attempts to sign in. Please try again in ${words}.`,
      ])
    }
    await expectWait(60, '1 minute')
    app.clock.advance(minute)
    expect((await signIn(email, 'wrong')).status).toBe(401)
    app.clock.advance(minute / 2)
    await expectWait(90, '2 minutes')
    app.clock.advance(1.5 * minute)
    expect((await signIn(email)).status).toBe(200)
    expect((await signIn(email, 'wrong')).status).toBe(401)
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

  it('is not held up for a school by one pupil who tries sixty times', async () => {
    const { email } = await account()
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const { status } = await signIn(`guess-${attempt % 15}@portal.test`, 'x', '10.9.9.9')
      expect(status).toBe(401)
    }
    expect((await signIn(email, password, '10.9.9.9')).status).toBe(200)
  })

  it('is not held up for an account by a stranger who tries elsewhere', async () => {
    const { email } = await account()
    for (let attempt = 0; attempt < 8; attempt += 1) await signIn(email, 'wrong', '10.8.8.8')
    expect((await signIn(email, password, '10.8.8.8')).status).toBe(429)
    expect((await signIn(email, password, '10.8.8.9')).status).toBe(200)
  })

  it('waits after thousands of failures from one address', async () => {
    const { email } = await account()
    await failedBefore('address 10.6.6.6', 2_999)
    expect((await signIn('nobody@portal.test', 'x', '10.6.6.6')).status).toBe(401)
    const { status, headers } = await signIn(email, password, '10.6.6.6')
    expect([status, headers['retry-after']]).toEqual([429, '10'])
    expect((await signIn(email, password, '10.6.6.7')).status).toBe(200)
  })
})

/** Leaves failures behind as if they had come just now. */
async function failedBefore(key: string, failures: number) {
  const windowEndsAt = new Date(app.clock.now().getTime() + minute)
  await app.db.insert(signInAttempts).values({ key, failures, windowEndsAt })
}

describe('a device that has signed in before', () => {
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    [headers['set-cookie']]
      .flat()
      .map(String)
      .find((line) => line.startsWith('portal-device')) ?? ''
  const sentBack = (cookie: string) => cookie.split(';')[0] ?? ''

  /** Makes strangers fail so often, at the same address and elsewhere, that the account is slowed. */
  async function attack(email: string) {
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn(email, 'wrong')
    await app.db
      .update(signInAttempts)
      .set({ failures: 100, retryAt: new Date(app.clock.now().getTime() + minute) })
      .where(eq(signInAttempts.key, `email ${email}`))
  }

  it('is told by a cookie that no script, other site or other call gets', async () => {
    const { email } = await account()
    const cookie = cookieOf(await signIn(email))
    expect(cookie).toMatch(
      /^portal-device=[\w.-]+; Max-Age=34560000; Path=\/api\/authentication\/authenticate; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(cookie).not.toContain(email)
    expect((await signIn(email, 'wrong')).headers['set-cookie']).toBeUndefined()
  })

  it('is not held up by what strangers try, wherever they try it', async () => {
    const { email } = await account()
    const cookie = sentBack(cookieOf(await signIn(email)))
    await attack(email)
    expect((await signIn(email)).status).toBe(429)
    expect((await signIn(email, password, '10.3.3.3')).status).toBe(429)
    expect((await signIn(email, password, undefined, cookie)).status).toBe(200)
    expect((await signIn(email, password, '10.3.3.3', cookie)).status).toBe(200)
  })

  it('waits for failures of its own', async () => {
    const { email } = await account()
    const cookie = sentBack(cookieOf(await signIn(email)))
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await signIn(email, 'wrong', undefined, cookie)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('is known to each of its accounts, and to no other', async () => {
    const [one, two, other] = [await account(), await account(), await account()]
    const first = sentBack(cookieOf(await signIn(one.email)))
    const both = sentBack(cookieOf(await signIn(two.email, password, undefined, first)))
    for (const { email } of [one, two, other]) await attack(email)
    const statusOf = async (email: string, cookie: string) =>
      (await signIn(email, password, '10.4.4.4', cookie)).status
    expect(await statusOf(one.email, both)).toBe(200)
    expect(await statusOf(two.email, both)).toBe(200)
    expect(await statusOf(other.email, both)).toBe(429)
    const [, mark = ''] = both.split('.')
    const forged = `portal-device=${'x'.repeat(22)}.${mark}`
    for (const cookie of [forged, `${both}x`, 'portal-device=', `portal-device=${other.email}`]) {
      expect([cookie, await statusOf(other.email, cookie)]).toEqual([cookie, 429])
    }
  })

  it('says no more of an account that is not there than of any other', async () => {
    const cookie = sentBack(cookieOf(await signIn((await account()).email)))
    const { email } = await account()
    const tries = async (who: string) => {
      const answers = []
      for (let attempt = 0; attempt < 7; attempt += 1) {
        const { status, message, headers } = await signIn(who, 'wrong', '10.5.5.5', cookie)
        answers.push([status, message, headers['retry-after'], headers['set-cookie']])
      }
      return answers
    }
    expect(await tries('not-there-at-all@portal.test')).toEqual(await tries(email))
  })
})

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
    const { data: before } = await signIn(email)
    expect(payloadOf(before.accessToken)).toMatchObject({
      HasQuestionBank: 'True',
      // Not 15 minutes: it ends with the programme.
      exp: minutesLater(10).getTime() / 1000,
    })
    app.clock.advance(10 * minute)
    expect((await askWith(before.accessToken)).status).toBe(401)
    const { data: after } = await renew(before.refreshToken)
    for (const token of [after.accessToken, (await signIn(email)).data.accessToken]) {
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
        headers: { authorization: `Bearer ${token}` },
      })
    await programme('2026-03-01')
    const { data: closed } = await signIn(email)
    expect((await info(closed.accessToken)).json().data).toEqual({ isExpired: true })
    await programme('2027-03-01')
    // Asked with the old token, so that a browser renews it.
    expect((await info(closed.accessToken)).statusCode).toBe(401)
    const { data: open } = await renew(closed.refreshToken)
    expect((await info(open.accessToken)).json().data).toEqual({ isExpired: false })
    expect(payloadOf(open.accessToken).HasQuestionBank).toBe('True')
  })
})

/** Refresh tokens of an account's sessions, as they are kept. */
async function tokensOf(userId: string) {
  return await app.db
    .select({ sessionId: refreshTokens.sessionId, usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(sessions.userId, userId))
}

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

  it('gives 20 racers with one token one and the same successor', async () => {
    const { id, email } = await account()
    const { data } = await signIn(email)
    const all = await Promise.all(Array.from({ length: 20 }, () => renew(data.refreshToken)))
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const successors = new Set(all.map((answer) => answer.data.refreshToken))
    expect(successors.size).toBe(1)
    const own = await app.db.select().from(sessions).where(eq(sessions.userId, id))
    expect(own).toHaveLength(1)
    const kept = await tokensOf(id)
    expect(kept.filter(({ usedAt }) => usedAt === null)).toHaveLength(1)
    for (const successor of successors) expect((await renew(successor)).status).toBe(200)
  })

  it('gives the same successor again to whoever lost the answer', async () => {
    const { email } = await account()
    const { data: first } = await signIn(email)
    const { data: lost } = await renew(first.refreshToken)
    app.clock.advance(30_000)
    const { data: again } = await renew(first.refreshToken)
    expect(again.refreshToken).toBe(lost.refreshToken)
    app.clock.advance(minute)
    expect((await renew(again.refreshToken)).status).toBe(200)
  })

  it('takes a used token for a copy as soon as its successor has been used', async () => {
    const { id, email } = await account()
    const { data: first } = await signIn(email)
    const { data: second } = await renew(first.refreshToken)
    const { data: third } = await renew(second.refreshToken)
    expect((await renew(first.refreshToken)).status).toBe(401)
    expect((await renew(third.refreshToken)).status).toBe(401)
    const own = await app.db.select().from(sessions).where(eq(sessions.userId, id))
    expect(own.every(({ revokedAt }) => revokedAt !== null)).toBe(true)
  })

  it('never leaves a session with two good tokens, whoever renews when', async () => {
    const step = fc.record({
      picks: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      wait: fc.nat(40_000),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const { id, email } = await account()
        const held = [(await signIn(email)).data.refreshToken]
        for (const { picks, wait } of steps) {
          // All at once, with tokens of any age.
          const answers = await Promise.all(
            picks.map((pick) => renew(held[pick % held.length] ?? '')),
          )
          for (const { status, data } of answers) if (status === 200) held.push(data.refreshToken)
          const good = (await tokensOf(id)).filter(({ usedAt }) => usedAt === null)
          expect(good).toHaveLength(1)
          app.clock.advance(wait)
        }
      }),
      { numRuns: 25 },
    )
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

  it.each(['=', '==', ' ', '\n', '.'])('takes no token with %j after it', async (rest) => {
    const { data } = await signIn((await account()).email)
    expect((await renew(data.refreshToken + rest)).status).toBe(401)
    expect((await renew(rest + data.refreshToken)).status).toBe(401)
    expect((await renew(data.refreshToken)).status).toBe(200)
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
