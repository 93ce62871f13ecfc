import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInAttempts } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeAccount, signIn } from './testing.ts'

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

describe('a device that has signed in before', () => {
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    [headers['set-cookie']]
      .flat()
      .map(String)
      .find((line) => line.startsWith('portal-device')) ?? ''
  const sentBack = (cookie: string) => cookie.split(';')[0] ?? ''

  /** Makes strangers fail so often, at the same address and elsewhere, that the account is slowed. */
  async function attack(email: string) {
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn(app, email, { password: 'wrong' })
    await app.db
      .update(signInAttempts)
      .set({ failures: 100, retryAt: new Date(app.clock.now().getTime() + minute) })
      .where(eq(signInAttempts.key, `email ${email}`))
  }

  it('is told by a cookie that no script, other site or other call gets', async () => {
    const { email } = await account()
    const cookie = cookieOf(await signIn(app, email))
    expect(cookie).toMatch(
      /^portal-device=[\w.-]+; Max-Age=34560000; Path=\/api\/authentication\/authenticate; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(cookie).not.toContain(email)
    expect((await signIn(app, email, { password: 'wrong' })).headers['set-cookie']).toBeUndefined()
  })

  it('is not held up by what strangers try, wherever they try it', async () => {
    const { email } = await account()
    const cookie = sentBack(cookieOf(await signIn(app, email)))
    await attack(email)
    expect((await signIn(app, email)).status).toBe(429)
    expect((await signIn(app, email, { address: '10.3.3.3' })).status).toBe(429)
    expect((await signIn(app, email, { cookie })).status).toBe(200)
    expect((await signIn(app, email, { address: '10.3.3.3', cookie })).status).toBe(200)
  })

  it('waits for failures of its own', async () => {
    const { email } = await account()
    const cookie = sentBack(cookieOf(await signIn(app, email)))
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await signIn(app, email, { password: 'wrong', cookie })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('is known to each of its accounts, and to no other', async () => {
    const [one, two, other] = [await account(), await account(), await account()]
    const first = sentBack(cookieOf(await signIn(app, one.email)))
    const both = sentBack(cookieOf(await signIn(app, two.email, { cookie: first })))
    for (const { email } of [one, two, other]) await attack(email)
    const statusOf = async (email: string, cookie: string) =>
      (await signIn(app, email, { address: '10.4.4.4', cookie })).status
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
    const cookie = sentBack(cookieOf(await signIn(app, (await account()).email)))
    const { email } = await account()
    const tries = async (who: string) => {
      const answers = []
      for (let attempt = 0; attempt < 7; attempt += 1) {
        const { status, message, headers } = await signIn(app, who, {
          password: 'wrong',
          address: '10.5.5.5',
          cookie,
        })
        answers.push([status, message, headers['retry-after'], headers['set-cookie']])
      }
      return answers
    }
    expect(await tries('not-there-at-all@portal.test')).toEqual(await tries(email))
  })
})
