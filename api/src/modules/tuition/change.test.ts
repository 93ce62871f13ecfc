import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, holidays, tuitionSessions } from '../../database/schema/index.ts'
import { auditEntries, type TestApp } from '../../testing/index.ts'
import {
  type HoursWorld,
  makeHoursApp,
  makeHoursWorld,
  monday,
  slotsOf,
  toldTo,
} from './testing.ts'

let app: TestApp
let world: HoursWorld

beforeAll(async () => {
  app = await makeHoursApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(monday)
  world = await makeHoursWorld(app)
})

type Moving = CallInput<'POST /Tution/tutor/Tution/Move'>['body']
type Cancelling = CallInput<'POST /Tution/tutor/Tution/Cancel'>['body']

const move = (sessionId: string, change: Partial<Moving> = {}, as = world.tutor) => {
  const to = { startsAt: '2027-03-05T17:00:00Z', quarters: 4, joinLink: null, confirm: [] }
  const body = { sessionId, version: 1, ...to, ...change }
  return app.call('POST /Tution/tutor/Tution/Move', as, { body })
}

const cancel = (sessionId: string, change: Partial<Cancelling> = {}, as = world.tutor) => {
  const why = { by: 'tutor', reason: 'I am ill', following: false } as const
  const body = { sessionId, version: 1, ...why, ...change }
  return app.call('POST /Tution/tutor/Tution/Cancel', as, { body })
}

const hourOf = async (id: string) =>
  (await app.db.select().from(tuitionSessions).where(eq(tuitionSessions.id, id)))[0]

describe('an hour that is moved', () => {
  it('gives its time back, has the next version, and is told as a change', async () => {
    const id = await world.booked()
    expect((await move(id)).data).toEqual({ version: 2 })
    expect(await hourOf(id)).toMatchObject({
      startsAt: new Date('2027-03-05T17:00Z'),
      version: 2,
      updatedAt: monday,
    })
    expect(await slotsOf(app, world.student)).toEqual({ [id]: 4 })
    expect((await world.schedule(world.tutor)).status).toBe(200)
    const words = 'Mathematics with Tom Grey moved from Thu 4 Mar, 16:30 to Fri 5 Mar, 17:00.'
    expect(await toldTo(app, world.student)).toContainEqual(['An hour was moved', words])
    expect(await toldTo(app, world.parent)).toContainEqual(['An hour was moved', `Ada: ${words}`])
    expect(await auditEntries(app.db, eq(auditLog.record, id))).toMatchObject([
      { action: 'hour booked' },
      {
        action: 'hour moved',
        version: 2,
        changes: { startsAt: ['2027-03-04T16:30:00.000Z', '2027-03-05T17:00:00.000Z'] },
      },
    ])
  })

  it('may lie over the time that it had', async () => {
    const id = await world.booked()
    expect((await move(id, { startsAt: '2027-03-04T17:00:00Z', quarters: 6 })).status).toBe(200)
    expect(await slotsOf(app, world.tutor)).toEqual({ [id]: 6 })
  })

  it('is not told where only the link is another, and is the same version where nothing is', async () => {
    const id = await world.booked()
    const same = { startsAt: '2027-03-04T16:30:00Z' }
    expect((await move(id, same)).data).toEqual({ version: 1 })
    const joinLink = 'https://meet.example/new'
    expect((await move(id, { ...same, joinLink })).data).toEqual({ version: 2 })
    expect(await hourOf(id)).toMatchObject({ joinLink })
    expect(await toldTo(app, world.student)).toHaveLength(1)
  })

  it('meets nobody: who is busy then is said, and it stays where it was', async () => {
    const id = await world.booked()
    await world.booked({ startsAt: '2027-03-05T17:30:00Z' })
    const refused = await move(id)
    expect(refused).toMatchObject({ status: 409, errors: [{ path: 'dates.2027-03-05' }] })
    expect(await hourOf(id)).toMatchObject({ version: 1, startsAt: new Date('2027-03-04T16:30Z') })
    expect(await slotsOf(app, world.tutor)).toMatchObject({ [id]: 4 })
  })

  it('asks for what is to be confirmed, and the balance only where it grows', async () => {
    const quarters = 32
    const days = ['02', '03'].map((day) => `2027-03-${day}T10:00:00Z`)
    const first = await world.booked({ startsAt: days[0] ?? '', quarters })
    await world.booked({ startsAt: days[1] ?? '', quarters: 8 })
    await app.db.insert(holidays).values({
      ...{ id: crypto.randomUUID(), name: 'Founders’ day' },
      ...{ startsOn: '2027-03-06', endsOn: '2027-03-06' },
    })
    const saturday = '2027-03-06T10:00:00Z'
    const refused = await move(first, { startsAt: saturday, quarters })
    expect(refused.errors.map(({ path }) => path)).toEqual([
      'confirm.outside',
      'confirm.holiday',
      'dates.2027-03-06',
    ])
    await app.db.delete(holidays).where(eq(holidays.name, 'Founders’ day'))
    expect((await move(first, { startsAt: saturday, quarters, confirm: ['outside'] })).status).toBe(
      200,
    )
    const second = await world.booked({ startsAt: '2027-03-05T10:00:00Z', confirm: ['balance'] })
    const longer = { startsAt: '2027-03-05T10:00:00Z', quarters: 5 }
    expect((await move(second, longer)).errors.map(({ path }) => path)).toEqual(['confirm.balance'])
  })

  it('has not begun, and goes neither too far back nor ahead', async () => {
    const id = await world.booked()
    expect((await move(id, { startsAt: '2027-02-22T11:45:00Z' })).status).toBe(422)
    app.clock.set(new Date('2027-03-04T16:30:00Z'))
    expect(await move(id)).toMatchObject({ status: 422, errors: [{ path: 'body.startsAt' }] })
  })

  it('is not changed over a newer version: who changed it is said, with the hour as it is', async () => {
    const id = await world.booked()
    await move(id, {}, world.senior)
    const token = await app.tokenOf(world.tutor)
    const body = { sessionId: id, version: 1, by: 'tutor', reason: 'Ill', following: false }
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/Tution/tutor/Tution/Cancel',
      payload: body,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      {
        message: 'The hour has been changed by Sue Stone meanwhile.',
        data: {
          by: 'Sue Stone',
          version: 2,
          values: { id, version: 2, startsAt: '2027-03-05T17:00:00.000Z' },
          changed: ['startsAt'],
        },
      },
    ])
    expect(await hourOf(id)).toMatchObject({ state: 'scheduled', version: 2 })
  })
})

describe('an hour that is cancelled', () => {
  it('gives its time back, and says by whom and why', async () => {
    const id = await world.booked()
    expect((await cancel(id)).data).toEqual({ cancelled: 1 })
    expect(await hourOf(id)).toMatchObject({
      ...{ state: 'cancelled', cancelledBy: 'tutor', reason: 'I am ill', version: 2 },
    })
    expect(await slotsOf(app, world.tutor)).toEqual({})
    expect(await toldTo(app, world.parent)).toContainEqual([
      'An hour was cancelled',
      'Ada: Mathematics with Tom Grey on Thu 4 Mar, 16:30, by the tutor. I am ill',
    ])
    expect((await cancel(id, { version: 2 })).status).toBe(422)
    expect((await world.schedule(world.tutor)).status).toBe(200)
  })

  it('takes those of its series that follow along, told at once', async () => {
    const { data } = await world.schedule(world.tutor, { repeatWeeks: 1, times: 3 })
    const [first = '', second = '', third = ''] = data.sessionIds
    expect((await cancel(second, { following: true, by: 'student' }, world.senior)).data).toEqual({
      cancelled: 2,
    })
    expect([
      (await hourOf(first))?.state,
      (await hourOf(second))?.state,
      (await hourOf(third))?.state,
    ]).toEqual(['scheduled', 'cancelled', 'cancelled'])
    expect(await slotsOf(app, world.student)).toEqual({ [first]: 4 })
    expect(await toldTo(app, world.tutor)).toEqual([
      [
        '2 hours were cancelled',
        'Mathematics with Ada Lee from Thu 11 Mar, 16:30 on, by the student. I am ill',
      ],
    ])
    const entries = await auditEntries(app.db, eq(auditLog.action, 'hour cancelled'))
    const [one, other] = entries.filter(({ record }) => record === second || record === third)
    expect(one?.batch).toBe(other?.batch)
    expect(one?.batch).not.toBeNull()
  })

  it('may have begun: an hour that did not take place need not be marked first', async () => {
    const id = await world.booked({ startsAt: '2027-03-01T10:00:00Z' })
    expect((await cancel(id)).status).toBe(200)
  })
})
