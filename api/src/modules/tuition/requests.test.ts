import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rescheduleRequests } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'
import { expireRequests } from './requests.repository.ts'
import { type HoursWorld, makeHoursApp, makeHoursWorld, monday, toldTo } from './testing.ts'

let app: TestApp
let world: HoursWorld
let hour: string

beforeAll(async () => {
  app = await makeHoursApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(monday)
  world = await makeHoursWorld(app)
  hour = await world.booked()
})

const times = ['2027-03-05T16:30:00Z', '2027-03-08T09:15:00Z']
const dueCall = 'GET /Dashboard/Tutor/Dashboard/GetDueToday'

const ask = (startsAt = times, as = world.student) =>
  app.call('POST /Tution/Tution/RequestReschedule', as, {
    body: { sessionId: hour, version: 1, reason: 'A football match', startsAt },
  })

const answer = (requestId: string, startsAt: string | null, message = '', version = 1) =>
  app.call('POST /Tution/tutor/Tution/AnswerReschedule', world.tutor, {
    body: { requestId, version, startsAt, message },
  })

const withdraw = (requestId: string) =>
  app.call('POST /Tution/Tution/WithdrawReschedule', world.student, { body: { requestId } })

/** The hour as its student sees it. */
async function seen() {
  const { data } = await app.call('GET /Tution/Student/GetSessions', world.student, {
    query: { studentId: world.student, when: 'next' },
  })
  return data.sessions.find(({ id }) => id === hour)
}

describe('a request for another time', () => {
  it('waits for the tutor, who sees the hour and the times', async () => {
    const { data } = await ask()
    expect(await seen()).toMatchObject({
      request: { id: data.requestId, state: 'open', reason: 'A football match', message: '' },
    })
    expect(await toldTo(app, world.tutor)).toEqual([
      ['Ada Lee asks for another time', 'Mathematics on Thu 4 Mar, 16:30. A football match'],
    ])
    expect((await app.call(dueCall, world.tutor)).data.requests).toMatchObject([
      {
        id: hour,
        requestId: data.requestId,
        version: 1,
        reason: 'A football match',
        proposals: times.map((time) => new Date(time).toISOString()),
      },
    ])
    const glance = await app.call('GET /Tution/Tution/GetDashboardDataNew', world.student)
    expect(glance.data.openRequests).toBe(1)
  })

  it('is one at a time', async () => {
    await ask()
    expect((await ask()).status).toBe(409)
    const both = await Promise.all([ask(), ask()])
    expect(both.map(({ status }) => status)).toEqual([409, 409])
  })

  it.each([
    ['outside of the tutor’s week', ['2027-03-06T10:00:00Z'], 'body.startsAt.0'],
    ['at the time that it has', ['2027-03-04T16:30:00Z'], 'body.startsAt.0'],
    ['beyond 28 days', [times[0] ?? '', '2027-04-01T10:00:00Z'], 'body.startsAt.1'],
    ['in the past', ['2027-03-01T11:00:00Z'], 'body.startsAt.0'],
    ['twice the same', [times[0] ?? '', times[0] ?? ''], 'body.startsAt.1'],
  ])('is refused %s', async (_, startsAt, path) => {
    expect(await ask(startsAt)).toMatchObject({ status: 422, errors: [{ path }] })
  })

  it('is refused for a time that is taken, and for an hour that has begun', async () => {
    await world.booked({ startsAt: '2027-03-05T17:00:00Z' })
    expect((await ask()).status).toBe(422)
    app.clock.set(new Date('2027-03-04T16:30:00Z'))
    expect((await ask(['2027-03-08T09:15:00Z'])).status).toBe(422)
  })

  it('is accepted: the hour moves, and the family hears of it with the words', async () => {
    const { data } = await ask()
    const accepted = await answer(data.requestId, times[1] ?? '', 'See you then')
    expect(accepted.data).toEqual({ version: 2 })
    expect(await seen()).toMatchObject({
      startsAt: '2027-03-08T09:15:00.000Z',
      request: { state: 'accepted', message: 'See you then' },
    })
    expect(await toldTo(app, world.student)).toContainEqual([
      'An hour was moved',
      'Mathematics with Tom Grey moved from Thu 4 Mar, 16:30 to Mon 8 Mar, 09:15. See you then',
    ])
    expect((await answer(data.requestId, null, 'Again', 2)).status).toBe(409)
  })

  it('stays open where the time is taken meanwhile', async () => {
    const { data } = await ask()
    await world.booked({ startsAt: '2027-03-05T17:00:00Z' })
    const refused = await answer(data.requestId, times[0] ?? '')
    expect(refused).toMatchObject({ status: 409, errors: [{ path: 'dates.2027-03-05' }] })
    expect(await seen()).toMatchObject({ version: 1, request: { state: 'open' } })
  })

  it('is declined with words alone, and only by a time that was asked for accepted', async () => {
    const { data } = await ask()
    expect(await answer(data.requestId, null)).toMatchObject({
      status: 422,
      errors: [{ path: 'body.message' }],
    })
    expect((await answer(data.requestId, '2027-03-05T10:00:00Z')).status).toBe(422)
    expect((await answer(data.requestId, null, 'Fridays are full')).data).toEqual({ version: 1 })
    expect(await seen()).toMatchObject({
      request: { state: 'declined', message: 'Fridays are full' },
    })
    expect(await toldTo(app, world.parent)).toContainEqual([
      'The hour stays as it is',
      'Ada: Mathematics with Tom Grey on Thu 4 Mar, 16:30. Fridays are full',
    ])
    expect((await ask()).status).toBe(200)
  })

  it('is taken back by its student once', async () => {
    const { data } = await ask()
    expect((await withdraw(data.requestId)).status).toBe(200)
    expect((await withdraw(data.requestId)).status).toBe(409)
    expect(await seen()).toMatchObject({ request: { state: 'withdrawn' } })
    expect((await answer(data.requestId, times[0] ?? '')).status).toBe(409)
  })

  it('is closed where the hour is moved or cancelled without an answer', async () => {
    const first = await ask()
    await app.call('POST /Tution/tutor/Tution/Move', world.tutor, {
      body: {
        ...{ sessionId: hour, version: 1, startsAt: '2027-03-05T10:00:00Z', quarters: 4 },
        ...{ joinLink: null, confirm: [] },
      },
    })
    expect(await seen()).toMatchObject({ request: { id: first.data.requestId, state: 'closed' } })
  })

  it('is over at the start of its hour, for whoever reads it, and for good once the round comes', async () => {
    const { data } = await ask()
    app.clock.set(new Date('2027-03-04T16:30:00Z'))
    expect(await seen()).toMatchObject({ request: { state: 'expired' } })
    expect((await app.call(dueCall, world.tutor)).data.requests).toEqual([])
    expect((await answer(data.requestId, null, 'Too late')).status).toBe(409)
    const stored = async () =>
      await app.db
        .select({ state: rescheduleRequests.state, answeredAt: rescheduleRequests.answeredAt })
        .from(rescheduleRequests)
        .where(eq(rescheduleRequests.id, data.requestId))
    expect(await stored()).toMatchObject([{ state: 'open' }])
    await expireRequests(app.db, app.clock.now())
    expect(await stored()).toEqual([
      { state: 'expired', answeredAt: new Date('2027-03-04T16:30Z') },
    ])
  })

  it('is held by the database to one that is open for each hour', async () => {
    await ask()
    const again = app.db.execute(sql`insert into reschedule_requests
      (id, session_id, reason, state, asked_at)
      values (gen_random_uuid(), ${hour}, 'Again', 'open', now())`)
    await expect(again).rejects.toMatchObject({ cause: { code: '23505' } })
  })
})

describe('free times', () => {
  const slotsFor = async (as: string) =>
    (await app.call('GET /Tution/Tution/GetFreeSlots', as, { query: { sessionId: hour } })).data
      .slots

  it('are those at which a request is taken, but not the hour’s own', async () => {
    const slots = await slotsFor(world.student)
    expect(slots.length).toBeGreaterThan(100)
    expect(slots).not.toContain('2027-03-04T16:30:00.000Z')
    expect(slots).toContain('2027-03-05T16:00:00.000Z')
    expect((await ask(slots.slice(0, 3))).status).toBe(200)
    await world.booked({ startsAt: '2027-03-05T16:00:00Z' })
    expect(await slotsFor(world.tutor)).not.toContain('2027-03-05T16:00:00.000Z')
  })

  it('are none for an hour that has begun', async () => {
    app.clock.set(new Date('2027-03-04T16:30:00Z'))
    expect(await slotsFor(world.student)).toEqual([])
  })
})
