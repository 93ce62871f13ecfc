import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, mails, passwordLinks, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { bearer, mailsTo, makeAccount, password, renew, signIn } from './testing.ts'

const minute = 60_000
const better = 'quite another horse'
let app: TestApp
let count = 0

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.set(new Date('2026-03-02T10:00:00Z'))
})

async function account(values: Partial<typeof users.$inferInsert> = {}) {
  count += 1
  return await makeAccount(app, 'tutor', { firstName: 'Ada', lastName: 'Byron', ...values })
}

async function forgot(email: string, address = `10.1.0.${count}`) {
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/api/Authentication/Password/ForgotPassword',
    payload: { email },
    remoteAddress: address,
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

/** The token in the link of the last mail to an address. */
async function tokenOf(email: string): Promise<string> {
  const text = (await mailsTo(app, email)).at(-1)?.text ?? ''
  return /reset-password\?token=([\w-]+)$/m.exec(text)?.[1] ?? 'no link'
}

async function isGood(token: string) {
  const answer = await app.call('POST /Authentication/Password/CheckLink', undefined, {
    body: { token },
  })
  return answer.data.isGood
}

const reset = (token: string, next = better) =>
  app.call('POST /Authentication/Password/ResetPassword', undefined, {
    body: { token, password: next },
  })

const change = (token: string, oldPassword: string, newPassword = better) =>
  app.call(
    'POST /Authentication/Password/ChangePassword',
    undefined,
    { body: { oldPassword, newPassword } },
    bearer(token),
  )

async function lastAction() {
  const [last] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  return { action: last?.action, actorId: last?.actorId, subjectId: last?.subjectId }
}

describe('a forgotten password', () => {
  it('brings a mail with a link to the page that chooses another', async () => {
    const { id, email } = await account()
    expect((await forgot(email.toUpperCase())).status).toBe(200)
    const [mail] = await mailsTo(app, email)
    expect(mail?.subject).toBe('Choose a new password')
    expect(mail?.text).toContain('Hello Ada,')
    expect(mail?.text).toContain('portal:/auth/reset-password?token=')
    expect(mail?.text).toContain('30 minutes')
    expect(await isGood(await tokenOf(email))).toBe(true)
    expect(await lastAction()).toEqual({
      action: 'password link sent',
      actorId: null,
      subjectId: id,
    })
  })

  it('answers alike whether or not there is an account that is not stopped', async () => {
    const { email } = await account()
    const stopped = await account({ isActive: false })
    const answers = []
    for (const each of [email, 'nobody-at-all@portal.test', stopped.email]) {
      const { status, body } = await forgot(each)
      answers.push({ status, body })
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(await mailsTo(app, 'nobody-at-all@portal.test')).toEqual([])
    expect(await mailsTo(app, stopped.email)).toEqual([])
  })

  it('keeps only the hash of the link', async () => {
    const { email } = await account()
    await forgot(email)
    const token = await tokenOf(email)
    const kept = JSON.stringify(await app.db.select().from(passwordLinks))
    expect(kept).not.toContain(token)
  })

  it('waits after three requests for one email, whether or not it has an account', async () => {
    const { email } = await account()
    for (const each of [email, 'nobody-there@portal.test']) {
      const statuses = []
      for (let time = 0; time < 4; time += 1) statuses.push((await forgot(each)).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    }
    const refused = await forgot(email)
    expect(refused.headers['retry-after']).toBe('900')
    expect(refused.body.message).toBe(
      'Too many requests for a link. Please try again in 15 minutes.',
    )
    expect(await mailsTo(app, email)).toHaveLength(3)
    app.clock.advance(15 * minute)
    expect((await forgot(email)).status).toBe(200)
  })

  it('waits after thirty requests from one address', async () => {
    const statuses = []
    for (let time = 0; time < 31; time += 1) {
      statuses.push((await forgot(`many-${time}@portal.test`, '10.8.8.8')).status)
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(statuses[30]).toBe(429)
  })
})

describe('a link', () => {
  it('chooses a password once, signs out everywhere and tells the person', async () => {
    const { id, email } = await account()
    const [here, there] = [await signIn(app, email), await signIn(app, email)]
    await forgot(email)
    const token = await tokenOf(email)
    app.clock.advance(minute)
    expect((await reset(token)).status).toBe(200)
    expect(await lastAction()).toMatchObject({ action: 'password reset', actorId: id })
    for (const { refreshToken } of [here, there]) {
      expect((await renew(app, refreshToken)).status).toBe(401)
    }
    expect((await signIn(app, email)).status).toBe(401)
    expect((await signIn(app, email, { password: better })).status).toBe(200)
    expect((await mailsTo(app, email)).at(-1)?.subject).toBe('Your password was changed')
    expect(await isGood(token)).toBe(false)
    const again = await reset(token, 'a third horse of mine')
    expect([again.status, again.message]).toEqual([
      422,
      'This link is no longer good. Please ask for a new one.',
    ])
  })

  it('is good for half an hour', async () => {
    const { email } = await account()
    await forgot(email)
    const token = await tokenOf(email)
    app.clock.advance(30 * minute - 1)
    expect(await isGood(token)).toBe(true)
    app.clock.advance(1)
    expect(await isGood(token)).toBe(false)
    expect((await reset(token)).status).toBe(422)
    expect((await signIn(app, email)).status).toBe(200)
  })

  it('is won by one of many at once', async () => {
    const { email } = await account()
    await forgot(email)
    const token = await tokenOf(email)
    const words = Array.from({ length: 5 }, (_, index) => `horse number ${index} of five`)
    const all = await Promise.all(words.map((word) => reset(token, word)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
    const winner = words[all.findIndex(({ status }) => status === 200)]
    expect((await signIn(app, email, { password: winner ?? '' })).status).toBe(200)
  })

  it('goes with any other that was asked for, once a password is chosen', async () => {
    const { email } = await account()
    await forgot(email)
    const first = await tokenOf(email)
    app.clock.advance(1)
    await forgot(email)
    const second = await tokenOf(email)
    expect(second).not.toBe(first)
    expect(await isGood(first)).toBe(true)
    await reset(second)
    expect(await isGood(first)).toBe(false)
  })

  it('stays good when the password will not do, which is said at its field', async () => {
    const { email } = await account()
    await forgot(email)
    const token = await tokenOf(email)
    for (const [word, message] of [
      ['too short', 'Use 10 characters or more.'],
      ['password123', 'This password is one of the most common ones. Choose another.'],
      [email, 'Use something other than your name or email.'],
      ['ada byron 1815', 'Use something other than your name or email.'],
    ] as const) {
      expect(await reset(token, word)).toMatchObject({
        status: 422,
        errors: [{ path: 'body.password', message }],
      })
    }
    expect((await reset(token)).status).toBe(200)
  })

  it('chooses nothing for an account that was stopped, nor when it is unknown', async () => {
    const { id, email } = await account()
    await forgot(email)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, id))
    expect(await isGood(await tokenOf(email))).toBe(false)
    expect((await reset(await tokenOf(email))).status).toBe(422)
    expect((await reset('never heard of')).status).toBe(422)
  })

  it('lets whoever failed too often sign in at once', async () => {
    const { email } = await account()
    for (let time = 0; time < 6; time += 1) await signIn(app, email, { password: 'wrong' })
    expect((await signIn(app, email)).status).toBe(429)
    await forgot(email)
    await reset(await tokenOf(email))
    expect((await signIn(app, email, { password: better })).status).toBe(200)
  })
})

describe('changing a password', () => {
  it('keeps this device and signs the others out, is written down and told by mail', async () => {
    const { id, email } = await account()
    const [here, there] = [await signIn(app, email), await signIn(app, email)]
    expect((await change(here.accessToken, password)).status).toBe(200)
    expect(await lastAction()).toMatchObject({ action: 'password changed', actorId: id })
    expect((await renew(app, here.refreshToken)).status).toBe(200)
    expect((await renew(app, there.refreshToken)).status).toBe(401)
    expect((await signIn(app, email, { password: better })).status).toBe(200)
    const [mail] = await mailsTo(app, email)
    expect(mail?.subject).toBe('Your password was changed')
  })

  it('asks for the old one, and waits after five wrong ones', async () => {
    const { email } = await account()
    const { accessToken } = await signIn(app, email)
    for (let time = 0; time < 5; time += 1) {
      expect(await change(accessToken, 'not the one')).toMatchObject({
        status: 422,
        errors: [{ path: 'body.oldPassword', message: 'This password is not right.' }],
      })
    }
    const refused = await change(accessToken, password)
    expect([refused.status, refused.headers['retry-after'], refused.message]).toEqual([
      429,
      '900',
      'Too many wrong passwords. Please try again in 15 minutes.',
    ])
  })

  it('takes none that will not do, nor the one that there is', async () => {
    const { email } = await account()
    const { accessToken } = await signIn(app, email)
    for (const word of ['short', 'qwertyuiop', email, password]) {
      expect(await change(accessToken, password, word)).toMatchObject({
        status: 422,
        errors: [{ path: 'body.newPassword' }],
      })
    }
    expect((await signIn(app, email)).status).toBe(200)
  })

  it('makes links useless that were asked for before', async () => {
    const { email } = await account()
    const { accessToken } = await signIn(app, email)
    await forgot(email)
    const token = await tokenOf(email)
    await change(accessToken, password)
    expect(await isGood(token)).toBe(false)
  })

  it('happens once when it is asked twice at the same moment', async () => {
    const { email } = await account()
    const { accessToken } = await signIn(app, email)
    const all = await Promise.all([
      change(accessToken, password, 'the first new horse'),
      change(accessToken, password, 'the second new horse'),
    ])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

describe('mails about passwords', () => {
  it('never hold one', async () => {
    const all = JSON.stringify(await app.db.select().from(mails))
    for (const word of [password, better]) expect(all).not.toContain(word)
  })
})
