import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, signInAttempts, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeAccount, password, passwordHash, payloadOf, signIn } from './testing.ts'

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

/** Leaves failures behind as if they had come just now. */
async function failedBefore(key: string, failures: number) {
  const windowEndsAt = new Date(app.clock.now().getTime() + minute)
  await app.db.insert(signInAttempts).values({ key, failures, windowEndsAt })
}

describe('signing in', () => {
  it('gives an access token with the claims by their names on the wire, letter case and all', async () => {
    const schools = [await app.make.school(), await app.make.school()]
    const email = 'Claims@Portal.Test'.toLowerCase()
    const id = await app.make.student(
      { schools, hasCourses: false, isHeadStart: true },
      { email, passwordHash: await passwordHash() },
    )
    const { status, accessToken } = await signIn(app, 'Claims@Portal.Test')
    expect(status).toBe(200)
    expect(payloadOf(accessToken)).toEqual({
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
      const { status, message, errors } = await signIn(app, who, { password: word })
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
    await signIn(app, email, { password: 'a wrong password' })
    await signIn(app, email)
    const rows = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2)
    expect(
      rows.map(({ action, actorId, subjectId, address }) => ({
        action,
        actorId,
        subjectId,
        address,
      })),
    ).toEqual([
      { action: 'sign-in', actorId: id, subjectId: null, address: '10.0.0.1' },
      { action: 'sign-in failed', actorId: null, subjectId: id, address: '10.0.0.1' },
    ])
    expect(JSON.stringify(rows)).not.toContain('a wrong password')
  })

  it('waits after five failures of one email from one address, longer each time', async () => {
    const { email } = await account()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await signIn(app, email, { password: 'wrong' })).status).toBe(401)
    }
    const expectWait = async (seconds: number, words: string) => {
      const { status, headers, message } = await signIn(app, email.toUpperCase())
      expect([status, headers['retry-after'], message]).toEqual([
        429,
        String(seconds),
        `Too many attempts to sign in. Please try again in ${words}.`,
      ])
    }
    await expectWait(60, '1 minute')
    app.clock.advance(minute)
    expect((await signIn(app, email, { password: 'wrong' })).status).toBe(401)
    app.clock.advance(minute / 2)
    await expectWait(90, '2 minutes')
    app.clock.advance(1.5 * minute)
    expect((await signIn(app, email)).status).toBe(200)
    expect((await signIn(app, email, { password: 'wrong' })).status).toBe(401)
  })

  it('counts an unknown account as any other', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push(
        (await signIn(app, 'not-there@portal.test', { password: 'x', address: '10.0.1.1' })).status,
      )
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('lets no more guesses through when they come all at once', async () => {
    const { email } = await account()
    const all = await Promise.all(
      Array.from({ length: 12 }, () => signIn(app, email, { password: 'guess' })),
    )
    const statuses = all.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  it('does not count parallel sign-ins that succeed, and forgets failures after one', async () => {
    const { email } = await account()
    for (let attempt = 0; attempt < 4; attempt += 1) await signIn(app, email, { password: 'wrong' })
    const all = await Promise.all(Array.from({ length: 8 }, () => signIn(app, email)))
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await signIn(app, email, { password: 'wrong' })).status).toBe(401)
  })

  it('is not held up for a school by one pupil who tries sixty times', async () => {
    const { email } = await account()
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const { status } = await signIn(app, `guess-${attempt % 15}@portal.test`, {
        password: 'x',
        address: '10.9.9.9',
      })
      expect(status).toBe(401)
    }
    expect((await signIn(app, email, { address: '10.9.9.9' })).status).toBe(200)
  })

  it('is not held up for an account by a stranger who tries elsewhere', async () => {
    const { email } = await account()
    for (let attempt = 0; attempt < 8; attempt += 1)
      await signIn(app, email, { password: 'wrong', address: '10.8.8.8' })
    expect((await signIn(app, email, { address: '10.8.8.8' })).status).toBe(429)
    expect((await signIn(app, email, { address: '10.8.8.9' })).status).toBe(200)
  })

  it('waits after thousands of failures from one address', async () => {
    const { email } = await account()
    await failedBefore('address 10.6.6.6', 2_999)
    expect(
      (await signIn(app, 'nobody@portal.test', { password: 'x', address: '10.6.6.6' })).status,
    ).toBe(401)
    const { status, headers } = await signIn(app, email, { address: '10.6.6.6' })
    expect([status, headers['retry-after']]).toEqual([429, '10'])
    expect((await signIn(app, email, { address: '10.6.6.7' })).status).toBe(200)
  })
})
