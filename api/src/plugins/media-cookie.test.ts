import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '../database/schema/index.ts'
import { bearer, passwordHash } from '../modules/authentication/testing.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { asking, pairOf, setBy } from './media.testing.ts'

let app: TestApp
let hash: string

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-03-02T10:00:00Z') })
  hash = await passwordHash()
})
afterAll(() => app.close())

const { signedIn, aTutor, aStudent, brought, ask } = asking(() => app)

describe('the cookie for media', () => {
  it('goes to media alone, over https alone, and no script reads it', async () => {
    const email = `${crypto.randomUUID()}@portal.test`
    await app.make.tutor({}, { email, passwordHash: hash })
    const { headers } = await app.fastify.inject({
      method: 'POST',
      url: '/api/authentication/authenticate',
      payload: { email, password: 'correct horse battery' },
    })
    expect(setBy(headers)).toMatch(
      /^portal_media=[\w-]+\.[\w-]{43}; Max-Age=43200; Path=\/media; HttpOnly; SameSite=Strict; Secure$/,
    )
  })

  it('is wanted, and none but the one that was given is taken', async () => {
    const tutor = await aTutor()
    const { url } = await brought(tutor)
    const [name, value = ''] = tutor.cookie.split('=')
    const [words = '', signature = ''] = value.split('.')
    const other = Buffer.from(
      Buffer.from(words, 'base64url').toString().replace('Tutor', 'Admin'),
    ).toString('base64url')
    for (const cookie of [
      '',
      `${name}=`,
      `${name}=${other}.${signature}`,
      `${name}=${words}.${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
      `other_${tutor.cookie}`,
    ]) {
      const { status } = await ask(url, { cookie })
      expect([cookie, status]).toEqual([cookie, 401])
    }
    // No token opens it, and no call takes the cookie.
    expect((await ask(url, {}, bearer(tutor.accessToken))).status).toBe(401)
    expect((await ask('/api/User/Account/GetMe', tutor)).status).toBe(401)
    expect((await ask(url, { cookie: `a=b; ${tutor.cookie}; c=d` })).status).toBe(200)
  })

  it('is given anew with new tokens, and lasts half a day', async () => {
    const tutor = await aTutor()
    const { url } = await brought(tutor)
    const { headers } = await app.call('POST /Authentication/Session/Renew', undefined, {
      body: { refreshToken: tutor.refreshToken },
    })
    const renewed = pairOf(setBy(headers))
    const before = app.clock.now()
    app.clock.advance(43_200_000 - 1000)
    expect((await ask(url, { cookie: renewed })).status).toBe(200)
    app.clock.advance(1000)
    expect((await ask(url, { cookie: renewed })).status).toBe(401)
    app.clock.set(before)
  })

  it('is taken away by signing out, and opens nothing a minute later', async () => {
    const tutor = await aTutor()
    const { url } = await brought(tutor)
    expect((await ask(url, tutor)).status).toBe(200)
    const { headers } = await app.call('POST /Authentication/Session/SignOut', undefined, {
      body: { refreshToken: tutor.refreshToken },
    })
    expect(setBy(headers)).toMatch(/^portal_media=; Max-Age=0; Path=\/media;/)
    app.clock.advance(60_001)
    expect((await ask(url, tutor)).status).toBe(401)
    const [row] = await app.db.select().from(sessions).where(eq(sessions.userId, tutor.id))
    expect(row?.revokedAt).not.toBeNull()
  })

  it('is the student’s while a parent views the portal as the student', async () => {
    const student = await aStudent()
    const parent = await signedIn((user) => app.make.parent([student.id], user))
    const { url } = await brought(student)
    expect((await ask(url, parent)).status).toBe(404)
    const start = await app.fastify.inject({
      method: 'POST',
      url: '/api/authentication/admin/impersonation/startImpersonation',
      payload: { isParent: true, studentId: student.id },
      headers: bearer(parent.accessToken),
    })
    const cookie = pairOf(setBy(start.headers))
    expect((await ask(url, { cookie })).status).toBe(200)
    const stop = await app.fastify.inject({
      method: 'POST',
      url: '/api/authentication/admin/impersonation/stopImpersonation',
      headers: bearer(start.json().data.accessToken),
    })
    expect((await ask(url, { cookie: pairOf(setBy(stop.headers)) })).status).toBe(404)
  })
})
