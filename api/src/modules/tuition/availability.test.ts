import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../database/schema/index.ts'
import { auditEntries, queriesOf, type TestApp } from '../../testing/index.ts'
import { type HoursWorld, makeHoursApp, makeHoursWorld } from './testing.ts'

const getCall = 'GET /Tution/tutor/Tution/GetAvailability'
const weekCall = 'GET /Tution/tutor/Tution/GetWeek'

let app: TestApp
let world: HoursWorld

beforeAll(async () => {
  app = await makeHoursApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  world = await makeHoursWorld(app)
})

const setWeek = (
  weekly: { weekday: number; from: string; to: string }[],
  as = world.tutor,
  tutorId?: string,
) =>
  app.call('POST /Tution/tutor/Tution/SetAvailability', as, {
    body: { weekly, ...(tutorId !== undefined && { tutorId }) },
  })

const addOff = (from: string, until: string) =>
  app.call('POST /Tution/tutor/Tution/AddTimeOff', world.tutor, {
    body: { from, until, note: 'Away' },
  })

describe('a tutor’s ordinary week', () => {
  const week = [
    { weekday: 1, from: '09:00', to: '12:00' },
    { weekday: 1, from: '13:00', to: '24:00' },
    { weekday: 6, from: '10:00', to: '16:00' },
  ]

  it('is set whole, by the tutor, the senior tutor and admins', async () => {
    const { tutor, senior, admin } = world
    expect((await setWeek(week.toReversed())).status).toBe(200)
    expect((await app.call(getCall, tutor)).data).toEqual({
      timeZone: 'Europe/London',
      weekly: week,
      timeOff: [],
    })
    expect((await setWeek([], senior, tutor)).status).toBe(200)
    const query = { tutorId: tutor }
    expect((await app.call(getCall, admin, { query })).data.weekly).toEqual([])
    const entries = await auditEntries(app.db, eq(auditLog.record, tutor))
    expect(entries.at(-1)).toMatchObject({
      action: 'availability set',
      changes: { weekly: [['1 09:00-12:00', '1 13:00-24:00', '6 10:00-16:00'], []] },
    })
  })

  it.each([
    ['ends before it begins', [{ weekday: 1, from: '10:00', to: '09:00' }], 422],
    [
      'meets another',
      [
        { weekday: 2, from: '09:00', to: '10:00' },
        { weekday: 2, from: '10:00', to: '11:00' },
      ],
      422,
    ],
    [
      'has too many spans of a day',
      Array.from({ length: 9 }, (_, hour) => ({
        ...{ weekday: 3, from: `0${hour}:00`, to: `0${hour}:30` },
      })),
      422,
    ],
    ['is off the quarter', [{ weekday: 1, from: '10:05', to: '11:00' }], 422],
    ['is no time', [{ weekday: 1, from: '25:00', to: '11:00' }], 400],
  ])('is refused where it %s', async (_, weekly, status) => {
    expect((await setWeek(weekly)).status).toBe(status)
    expect((await app.call(getCall, world.tutor)).data.weekly).toHaveLength(5)
  })

  it('is nobody’s who is no tutor', async () => {
    expect((await app.call(getCall, world.admin)).status).toBe(404)
    expect((await setWeek([], world.admin)).status).toBe(404)
    expect((await setWeek([], world.tutor, world.senior)).status).toBe(404)
  })
})

describe('time off', () => {
  it('says which hours are booked in it, and goes again', async () => {
    const id = await world.booked()
    const { data } = await addOff('2027-03-04T17:15:00Z', '2027-03-09T00:00:00Z')
    expect(data.clashes).toEqual([
      { sessionId: id, startsAt: '2027-03-04T16:30:00.000Z', studentName: 'Ada Lee' },
    ])
    const off = { id: data.id, from: '2027-03-04T17:15:00.000Z', until: '2027-03-09T00:00:00.000Z' }
    expect((await app.call(getCall, world.tutor)).data.timeOff).toEqual([{ ...off, note: 'Away' }])
    const remove = (as: string) =>
      app.call('POST /Tution/tutor/Tution/RemoveTimeOff', as, { body: { id: data.id } })
    expect((await remove(await app.make.tutor())).status).toBe(404)
    expect((await remove(world.tutor)).status).toBe(200)
    expect((await remove(world.tutor)).status).toBe(404)
    const entries = await auditEntries(app.db, eq(auditLog.record, data.id))
    expect(entries.map(({ action }) => action)).toEqual(['time off added', 'time off removed'])
  })

  it.each([
    ['that ends before it begins', '2027-03-05T10:00:00Z', '2027-03-05T10:00:00Z'],
    ['that is past', '2027-02-01T10:00:00Z', '2027-03-01T11:00:00Z'],
    ['of more than a year', '2027-03-05T10:00:00Z', '2028-03-06T10:00:00Z'],
    ['that is years away', '2030-03-05T10:00:00Z', '2030-03-06T10:00:00Z'],
  ])('is refused %s', async (_, from, until) => {
    expect((await addOff(from, until)).status).toBe(422)
  })
})

describe('a week', () => {
  it('goes from Monday to Monday of the tutor’s clock, with hours and time off in it', async () => {
    const { tutor, senior, tuition, student } = world
    const [early, late] = [
      await tuition.session(tutor, student, '2027-03-28T22:45:00Z', { state: 'scheduled' }),
      await tuition.session(tutor, student, '2027-04-04T22:00:00Z'),
    ]
    await tuition.session(tutor, student, '2027-04-04T23:00:00Z', { state: 'scheduled' })
    await tuition.session(tutor, student, '2027-04-01T10:00:00Z', { state: 'cancelled' })
    await addOff('2027-03-30T10:00:00Z', '2027-03-31T10:00:00Z')
    await addOff('2027-04-06T10:00:00Z', '2027-04-07T10:00:00Z')
    const input = { query: { tutorId: tutor, day: '2027-04-04' } }
    const { data } = await app.call(weekCall, senior, input)
    expect(data).toMatchObject({
      tutorName: 'Tom Grey',
      from: '2027-03-28T23:00:00.000Z',
      until: '2027-04-04T23:00:00.000Z',
      timeOff: [{ from: '2027-03-30T10:00:00.000Z' }],
    })
    expect(data.sessions.map(({ id }) => id)).toEqual([early, late])
    expect(await queriesOf(app, weekCall, senior, input)).toBe(3)
  })

  it.each(['1999-12-31', '2200-01-01', '9999-12-31'])('of %s is refused', async (day) => {
    expect((await app.call(weekCall, world.tutor, { query: { day } })).status).toBe(400)
  })
})
