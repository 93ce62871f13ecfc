import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activeTime, users } from '../../database/schema/index.ts'
import { makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'

const key = 'POST /user/UpdateUserActiveTime'
const now = new Date('2026-07-01T11:00:00Z')
const minute = 60_000

let app: TestApp
let person: string

beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(now)
  person = await app.make.student()
})

const report = (activeTimeUpdateMs: number) =>
  app.call(key, person, { body: { activeTimeUpdateMs } })
const days = async () =>
  (
    await app.db
      .select({ day: activeTime.day, ms: activeTime.ms, lastAt: activeTime.lastAt })
      .from(activeTime)
      .where(eq(activeTime.userId, person))
      .orderBy(activeTime.day)
  ).map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() }))

describe('active time', () => {
  it('adds up by the day, in one statement, for every role', async () => {
    for (const role of ['student', 'tutor', 'parent', 'schoolManager', 'admin'] as const) {
      app.clock.set(now)
      person = await app.make[role]()
      expect((await report(30_000)).status).toBe(200)
      app.clock.advance(minute)
      await report(45_000)
      expect(await days()).toEqual([
        { day: '2026-07-01', ms: 75_000, lastAt: '2026-07-01T11:01:00.000Z' },
      ])
    }
    expect(await queriesOf(app, key, person, { body: { activeTimeUpdateMs: 1 } })).toBe(1)
  })

  it('is never more than has passed since the last report', async () => {
    await report(30_000)
    app.clock.advance(minute)
    await report(86_400_000)
    expect((await days())[0]?.ms).toBe(90_000)
    // A second tab that reports the same minute.
    await report(60_000)
    expect((await days())[0]?.ms).toBe(90_000)
  })

  it('does not count twice what two tabs report at the same moment', async () => {
    await report(1)
    app.clock.advance(minute)
    await Promise.all([report(minute), report(minute), report(minute)])
    expect((await days())[0]?.ms).toBe(minute + 1)
  })

  it('believes ten minutes of the first report', async () => {
    await report(3_600_000)
    expect((await days())[0]?.ms).toBe(10 * minute)
  })

  it('belongs to the person’s own day, and not to the one before', async () => {
    await app.db.update(users).set({ timeZone: 'Asia/Tokyo' }).where(eq(users.id, person))
    app.clock.set(new Date('2026-07-01T14:59:00Z'))
    await report(minute)
    // A minute past midnight in Tokyo, two minutes after the last report.
    app.clock.set(new Date('2026-07-01T15:01:00Z'))
    await report(2 * minute)
    expect(await days()).toMatchObject([
      { day: '2026-07-01', ms: minute },
      { day: '2026-07-02', ms: minute },
    ])
    expect(await days()).toHaveLength(2)
  })

  it('goes by the last report even when that was on another day', async () => {
    app.clock.set(new Date('2026-07-01T22:59:59Z'))
    await report(5_000)
    app.clock.set(new Date('2026-07-01T23:00:02Z'))
    await report(10 * minute)
    expect((await days()).map(({ ms }) => ms)).toEqual([5_000, 2_000])
  })

  it('never goes back when reports overtake each other', async () => {
    app.clock.advance(minute)
    await report(1_000)
    app.clock.set(now)
    await report(1_000)
    expect(await days()).toMatchObject([{ ms: 1_000, lastAt: '2026-07-01T11:01:00.000Z' }])
  })

  it('is not taken from a stopped account', async () => {
    const claims = {
      ...(await app.tokens.read(await app.tokenOf(person), now.getTime())).claims,
      userId: person,
    }
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, person))
    const { status } = await app.call(key, claims, { body: { activeTimeUpdateMs: minute } })
    expect(status).toBe(403)
    expect(await days()).toEqual([])
  })

  it.each([0, -1, 1.5, 86_400_001, 'a minute', null])('refuses %s', async (activeTimeUpdateMs) => {
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/user/UpdateUserActiveTime',
      headers: { authorization: `Bearer ${await app.tokenOf(person)}` },
      payload: { activeTimeUpdateMs },
    })
    expect(response.statusCode).toBe(400)
  })
})
