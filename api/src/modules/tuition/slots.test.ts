import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionSlots, tuitionSessions } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'
import { forgetOldSlots } from './slots.repository.ts'
import { type HoursWorld, makeHoursApp, makeHoursWorld, monday, slotsOf } from './testing.ts'

let app: TestApp
let world: HoursWorld

beforeAll(async () => {
  app = await makeHoursApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  world = await makeHoursWorld(app)
})

const hoursOf = (studentId: string) =>
  app.db.select().from(tuitionSessions).where(eq(tuitionSessions.studentId, studentId))

const move = (id: string, startsAt: string) =>
  app.call('POST /Tution/tutor/Tution/Move', world.tutor, {
    body: { sessionId: id, version: 1, startsAt, quarters: 4, joinLink: null, confirm: [] },
  })

describe('200 tries at once for one time', () => {
  it('book exactly one hour, and none waits for ever', async () => {
    const { tutor } = world
    const tries = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const startsAt = new Date(Date.parse('2027-03-04T16:30:00Z') + (index % 4) * 900_000)
        return (await world.schedule(tutor, { startsAt: startsAt.toISOString() })).status
      }),
    )
    expect(tries.filter((status) => status !== 409)).toEqual([200])
    expect(await hoursOf(world.student)).toHaveLength(1)
    expect(Object.values(await slotsOf(app, tutor))).toEqual([4])
  })
})

describe('two hours that change places at once', () => {
  it('end in one of them being refused, or both, and nobody is in two places', async () => {
    const times = ['2027-03-04T16:30:00Z', '2027-03-04T18:00:00Z'] as const
    const [first, second] = [await world.booked(), await world.booked({ startsAt: times[1] })]
    const answers = await Promise.all([move(first, times[1]), move(second, times[0])])
    expect(answers.map(({ status }) => status)).toEqual([409, 409])
    // Once the one is away, the other can come.
    expect((await move(first, '2027-03-05T10:00:00Z')).status).toBe(200)
    expect((await move(second, times[0])).status).toBe(200)
    expect(await slotsOf(app, world.student)).toEqual({ [first]: 4, [second]: 4 })
  })
})

describe('quarters that are taken', () => {
  it('are held by the key, whoever writes them', async () => {
    const id = await world.booked()
    const slot = new Date('2027-03-04T16:30:00Z')
    const again = app.db
      .insert(sessionSlots)
      .values({ personId: world.tutor, slot, sessionId: id })
      .then()
    await expect(again).rejects.toMatchObject({ cause: { code: '23505' } })
  })

  it('are tidied away once nothing can be booked beside them', async () => {
    const ahead = await world.booked()
    const before = await world.booked({ startsAt: '2027-02-23T10:00:00Z' })
    const later = new Date(monday.getTime() + 3 * 86_400_000)
    await forgetOldSlots(app.db, later)
    expect(await slotsOf(app, world.tutor)).toEqual({ [ahead]: 4 })
    expect((await hoursOf(world.student)).map(({ id }) => id).sort()).toEqual(
      [ahead, before].sort(),
    )
  })

  it('are as many as the hours have that were not cancelled, whatever is done in which order', async () => {
    const { tutor, student } = world
    const days = [1, 2, 3, 4, 5].map((day) => `2027-03-0${day}`)
    const draw = (most: number, step: number) => (step * 7_919 + 104_729) % most
    for (let step = 0; step < 40; step += 1) {
      const startsAt = `${days[draw(5, step)]}T${10 + draw(9, step * 3)}:00:00Z`
      const hours = await hoursOf(student)
      const chosen = hours[draw(Math.max(1, hours.length), step)]
      const version = chosen?.version ?? 1
      if (chosen === undefined || step % 3 === 0) {
        await world.schedule(tutor, { startsAt, quarters: 1 + draw(6, step), confirm: ['balance'] })
      } else if (step % 3 === 1) {
        const body = { sessionId: chosen.id, version, startsAt, quarters: 2, joinLink: null }
        await app.call('POST /Tution/tutor/Tution/Move', tutor, { body: { ...body, confirm: [] } })
      } else {
        const body = { sessionId: chosen.id, version, reason: 'Ill', by: 'tutor' as const }
        const input = { body: { ...body, following: false } }
        await app.call('POST /Tution/tutor/Tution/Cancel', tutor, input)
      }
      const expected = (await hoursOf(student))
        .filter(({ state }) => state !== 'cancelled')
        .map(({ id, quarters }) => [id, quarters])
      for (const person of [tutor, student]) {
        expect(await slotsOf(app, person)).toEqual(Object.fromEntries(expected))
      }
    }
    const states = await app.db
      .select({ state: tuitionSessions.state, count: sql`count(*)`.mapWith(Number) })
      .from(tuitionSessions)
      .where(eq(tuitionSessions.studentId, student))
      .groupBy(tuitionSessions.state)
    expect(states.map(({ state }) => state).sort()).toEqual(['cancelled', 'scheduled'])
  })
})
