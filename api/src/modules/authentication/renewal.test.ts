import { desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, refreshTokens, sessions, students, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeAccount, payloadOf, renew, signIn, signOut } from './testing.ts'

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
    const first = await signIn(app, email)
    await app.db.update(students).set({ hasAcademy: false }).where(eq(students.userId, id))
    const { status, data } = await renew(app, first.refreshToken)
    expect(status).toBe(200)
    expect(payloadOf(data.accessToken).HasAcademy).toBe('False')
    expect(data.refreshToken).not.toBe(first.refreshToken)
  })

  it('keeps only hashes of refresh tokens', async () => {
    const { email } = await account()
    const { refreshToken } = await signIn(app, email)
    const rows = await app.db.select().from(refreshTokens)
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
  })

  it('gives 20 racers with one token one and the same successor', async () => {
    const { id, email } = await account()
    const { refreshToken } = await signIn(app, email)
    const all = await Promise.all(Array.from({ length: 20 }, () => renew(app, refreshToken)))
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const successors = new Set(all.map((answer) => answer.data.refreshToken))
    expect(successors.size).toBe(1)
    const own = await app.db.select().from(sessions).where(eq(sessions.userId, id))
    expect(own).toHaveLength(1)
    const kept = await tokensOf(id)
    expect(kept.filter(({ usedAt }) => usedAt === null)).toHaveLength(1)
    for (const successor of successors) expect((await renew(app, successor)).status).toBe(200)
  })

  it('gives the same successor again to whoever lost the answer', async () => {
    const { email } = await account()
    const first = await signIn(app, email)
    const { data: lost } = await renew(app, first.refreshToken)
    app.clock.advance(30_000)
    const { data: again } = await renew(app, first.refreshToken)
    expect(again.refreshToken).toBe(lost.refreshToken)
    app.clock.advance(minute)
    expect((await renew(app, again.refreshToken)).status).toBe(200)
  })

  it('takes a used token for a copy as soon as its successor has been used', async () => {
    const { id, email } = await account()
    const first = await signIn(app, email)
    const { data: second } = await renew(app, first.refreshToken)
    const { data: third } = await renew(app, second.refreshToken)
    expect((await renew(app, first.refreshToken)).status).toBe(401)
    expect((await renew(app, third.refreshToken)).status).toBe(401)
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
        const held = [(await signIn(app, email)).refreshToken]
        for (const { picks, wait } of steps) {
          // All at once, with tokens of any age.
          const answers = await Promise.all(
            picks.map((pick) => renew(app, held[pick % held.length] ?? '')),
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
    for (let index = 0; index < 20; index += 1) pairs.push(await signIn(app, email))
    const all = await Promise.all(pairs.map((pair) => renew(app, pair.refreshToken)))
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })

  it('ends the session when a token comes again later than 30 seconds', async () => {
    const { email } = await account()
    const first = await signIn(app, email)
    const { data: second } = await renew(app, first.refreshToken)
    app.clock.advance(31_000)
    expect((await renew(app, first.refreshToken)).status).toBe(401)
    expect((await renew(app, second.refreshToken)).status).toBe(401)
    const [last] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(last?.action).toBe('refresh token reused')
  })

  it('leaves other sessions of the account alone when one is ended', async () => {
    const { email } = await account()
    const here = await signIn(app, email)
    const there = await signIn(app, email)
    await signOut(app, here.refreshToken)
    expect((await renew(app, here.refreshToken)).status).toBe(401)
    expect((await renew(app, there.refreshToken)).status).toBe(200)
  })

  it('is refused after signing out, whichever token of the session it comes with', async () => {
    const { email } = await account()
    const first = await signIn(app, email)
    const { data: second } = await renew(app, first.refreshToken)
    await signOut(app, first.refreshToken)
    expect((await renew(app, second.refreshToken)).status).toBe(401)
  })

  it.each(['=', '==', ' ', '\n', '.'])('takes no token with %j after it', async (rest) => {
    const { refreshToken } = await signIn(app, (await account()).email)
    expect((await renew(app, refreshToken + rest)).status).toBe(401)
    expect((await renew(app, rest + refreshToken)).status).toBe(401)
    expect((await renew(app, refreshToken)).status).toBe(200)
  })

  it('is refused for unknown tokens, old ones, and stopped accounts', async () => {
    expect((await renew(app, 'never heard of')).status).toBe(401)
    const { id, email } = await account()
    const first = await signIn(app, email)
    app.clock.advance(31 * 24 * 60 * minute)
    expect((await renew(app, first.refreshToken)).status).toBe(401)
    const second = await signIn(app, email)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, id))
    expect((await renew(app, second.refreshToken)).status).toBe(401)
  })
})
