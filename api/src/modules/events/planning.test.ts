import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { liveEventAttendance, liveEventSessions } from '../../database/schema/index.ts'
import { makeTestApp, makeTuition, queriesOf, type TestApp } from '../../testing/index.ts'
import { type PlanBody as Body, planOf, plannedSession as session } from './planning.testing.ts'
import { makeEvents } from './testing.ts'

const begin = new Date('2027-03-01T10:00:00Z')
const saveCall = 'POST /Event/admin/Event/Save'

let app: TestApp
let make: ReturnType<typeof makeEvents>
let admin: string
let tutor: string
beforeAll(async () => {
  app = await makeTestApp({ now: begin })
  make = makeEvents(app)
  admin = await app.make.admin()
  tutor = await app.make.tutor({ isSeminarTutor: true })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(begin))

const plan = (more: Partial<Body> = {}) => planOf(tutor, more)
const save = (body: Body) => app.call(saveCall, admin, { body })
const sessionsOf = (id: string) => makeEvents(app).sessions(id)
const eventOf = (id: string) => makeEvents(app).kept(id)

const toldTo = (userId: string) => makeEvents(app).told(userId)

describe('a plan', () => {
  it('is a draft until it is published, which wants a session that is to come', async () => {
    const { data } = await save(plan())
    const student = await app.make.student()
    const seen = async () =>
      (await app.call('GET /Event/Event/GetEvent', student, { query: { id: data.id } })).status
    expect([data.version, await seen()]).toEqual([1, 404])
    const publish = (id: string, version: number) =>
      app.call('POST /Event/admin/Event/Publish', admin, { body: { id, version } })
    expect((await publish(data.id, 2)).status).toBe(409)
    expect((await publish(data.id, 1)).data).toEqual({ version: 2 })
    expect(await seen()).toBe(200)
    const late = await save(plan({ sessions: [session('2027-02-10T17:00', '2027-02-10T18:00')] }))
    expect((await publish(late.data.id, 1)).status).toBe(422)
  })

  it.each([
    ['the hour that the clocks leave out', '2027-03-28T01:30', '2027-03-28T03:00', 'startsAt'],
    ['the hour that comes twice, unsaid', '2026-10-25T01:30', '2026-10-25T03:00', 'occurrence'],
    ['more than a day', '2027-03-10T17:00', '2027-03-11T17:01', 'endsAt'],
    ['an end before the start', '2027-03-10T17:00', '2027-03-10T16:00', 'endsAt'],
  ])('is refused in %s', async (_what, startsAt, endsAt, field) => {
    const refused = await save(plan({ sessions: [session(startsAt, endsAt)] }))
    expect([refused.status, refused.errors[0]?.path]).toEqual([422, `body.sessions.0.${field}`])
  })

  it.each<['first' | 'second', string]>([
    ['first', '2026-10-25T00:30:00Z'],
    ['second', '2026-10-25T01:30:00Z'],
  ])('takes the %s of an hour that comes twice', async (occurrence, moment) => {
    const twice = session('2026-10-25T01:30', '2026-10-25T03:00', { occurrence })
    const { data } = await save(plan({ sessions: [twice] }))
    expect((await sessionsOf(data.id))[0]?.startsAt).toEqual(new Date(moment))
  })

  it('names what its tutors have at the same time, and wants tutors who give events', async () => {
    const busy = await app.make.tutor({ isSeminarTutor: true })
    await makeTuition(app.db).session(busy, await app.make.student(), '2027-03-10T17:30:00Z', {
      state: 'scheduled',
    })
    const { data, status } = await save(plan({ tutorIds: [tutor, busy] }))
    const clashes = data.clashes.filter(({ tutorId }) => tutorId === busy)
    expect([status, clashes.map(({ info }) => info)]).toEqual([200, ['Mathematics tuition']])
    const refused = await save(plan({ tutorIds: [await app.make.tutor()] }))
    expect([refused.status, refused.errors[0]?.path]).toEqual([422, 'body.tutorIds.0'])
  })

  it('has one session as a seminar, and an address that leads nowhere else', async () => {
    const two = [
      session('2027-03-10T17:00', '2027-03-10T18:00'),
      session('2027-03-11T17:00', '2027-03-11T18:00'),
    ]
    expect((await save(plan({ sessions: two }))).status).toBe(422)
    const { data } = await save(plan({ kind: 'course', sessions: two, title: 'Admin view' }))
    expect(await eventOf(data.id)).toMatchObject({ slug: 'admin-view-1' })
  })

  it('that moves is told to places, reminds anew, and gives new places to the queue', async () => {
    const { id, sessionId } = await make.event({ capacity: 1, tutors: [tutor] })
    const [held, waiting] = [await app.make.student(), await app.make.student()]
    await make.place(id, held)
    await make.place(id, waiting, { state: 'waiting', queueNo: 1 })
    await app.db
      .update(liveEventSessions)
      .set({ dayToldAt: begin })
      .where(eq(liveEventSessions.id, sessionId))
    const moved = session('2027-03-12T17:00', '2027-03-12T18:00', { id: sessionId })
    const body = plan({ id, version: 1, capacity: 2, sessions: [moved] })
    expect((await save(body)).data.version).toBe(2)
    expect(await toldTo(held)).toEqual([
      {
        title: 'The seminar “Vectors” was moved',
        description: expect.stringContaining('moved from Mon 1 Mar, 12:00 to Fri 12 Mar, 17:00'),
        isAdjustment: true,
      },
    ])
    expect((await toldTo(waiting)).map(({ title }) => title)).toContain('You have a place now')
    expect((await sessionsOf(id))[0]).toMatchObject({ dayToldAt: null, sequence: 1 })
    const stale = await save(body)
    expect([stale.status, (await eventOf(id))?.version]).toEqual([409, 2])
  })

  it('keeps sessions at which somebody was', async () => {
    const { id, sessionIds } = await make.event({ kind: 'course', sessions: 2, tutors: [tutor] })
    const [first = '', second = ''] = sessionIds
    const student = await app.make.student()
    await make.place(id, student)
    await app.db
      .insert(liveEventAttendance)
      .values({ sessionId: first, studentId: student, state: 'present' })
    const only = (sessionId: string) =>
      save(
        plan({
          ...{ id, version: 1, kind: 'course' },
          sessions: [session('2027-03-12T17:00', '2027-03-12T18:00', { id: sessionId })],
        }),
      )
    const refused = await only(second)
    expect([refused.status, refused.errors[0]?.path]).toEqual([422, 'body.sessions'])
    expect((await only(first)).status).toBe(200)
  })
})

describe('an event', () => {
  it('is cancelled for good, and everybody with a place or waiting is told why', async () => {
    const { id } = await make.event({ tutors: [tutor] })
    const [held, waiting] = [await app.make.student(), await app.make.student()]
    await make.place(id, held)
    await make.place(id, waiting, { state: 'waiting', queueNo: 1 })
    const cancel = (version: number) =>
      app.call('POST /Event/admin/Event/Cancel', admin, { body: { id, version, reason: 'Ill.' } })
    expect((await cancel(1)).data).toEqual({ version: 2 })
    for (const one of [held, waiting]) {
      expect(await toldTo(one)).toMatchObject([
        { title: 'The seminar “Vectors” was cancelled', isAdjustment: true },
      ])
    }
    expect((await save(plan({ id, version: 2 }))).status).toBe(422)
  })

  it('is removed only without places, and can be had back for 30 days', async () => {
    const { id } = await make.event()
    const student = await app.make.student()
    await make.place(id, student)
    const remove = async (isRestored: boolean) =>
      (await app.call('POST /Event/admin/Event/Remove', admin, { body: { id, isRestored } })).status
    expect(await remove(false)).toBe(409)
    await app.call('POST /Event/Event/CancelPlace', student, { body: { id } })
    expect([await remove(false), await remove(true), await remove(false)]).toEqual([200, 200, 200])
    app.clock.advance(30 * 86_400_000)
    expect(await remove(true)).toBe(404)
  })

  it('is copied at the same times on the wall, over changes of the clocks', async () => {
    const { data } = await save(
      plan({ sessions: [session('2027-03-18T17:00', '2027-03-18T18:00')] }),
    )
    const copies = await app.call('POST /Event/admin/Event/Duplicate', admin, {
      body: { id: data.id, times: 2, everyDays: 7 },
    })
    const starts: (Date | undefined)[] = []
    for (const id of copies.data.ids) starts.push((await sessionsOf(id))[0]?.startsAt)
    expect(starts).toEqual([new Date('2027-03-25T17:00:00Z'), new Date('2027-04-01T16:00:00Z')])
    expect(await eventOf(copies.data.ids[0] ?? '')).toMatchObject({ state: 'draft', registered: 0 })
  })
})

describe('groups of degrees', () => {
  const call = async (name: string, id?: number) =>
    await app.call('POST /Subject/admin/Degree/SaveDegreeGroup', admin, {
      body: id === undefined ? { name } : { id, name },
    })

  it('have a name of their own in any letter case, an order, and stay while they are used', async () => {
    const [one, two] = [(await call('Law')).data.id, (await call('Languages')).data.id]
    expect((await call('LAW')).status).toBe(409)
    expect((await call('law', one)).status).toBe(200)
    const order = async (ids: number[]) =>
      (await app.call('POST /Subject/admin/Degree/OrderDegreeGroups', admin, { body: { ids } }))
        .status
    expect([await order([two, one]), await order([two]), await order([two, two])]).toEqual([
      200, 409, 409,
    ])
    await save(plan({ degreeGroupIds: [one] }))
    const groups = await app.call('GET /Subject/admin/Degree/GetDegreeGroups', admin)
    expect(groups.data).toMatchObject([
      { id: two, upcoming: 0 },
      { id: one, name: 'law', upcoming: 1, past: 0 },
    ])
    const remove = async (id: number) =>
      await app.call('POST /Subject/admin/Degree/RemoveDegreeGroup', admin, { body: { id } })
    const used = await remove(one)
    expect([used.status, used.message]).toEqual([409, 'One seminar or course is filed under it.'])
    expect((await remove(two)).status).toBe(200)
    const filed = await app.call('GET /Seminar/admin/Seminar/GetAllSeminarByDegreeGroupID', admin, {
      query: { DegreeGroupID: one },
    })
    expect(filed.data).toMatchObject({ totalCount: 1, degreeGroup: { name: 'law' } })
  })
})

describe('the report', () => {
  it('counts who came, who did not, and who gave places back within the last day', async () => {
    const senior = await app.make.seniorTutor()
    const own = await app.make.tutor({ isSeminarTutor: true, seniorTutorId: senior })
    const { id, sessionId } = await make.event({ inHours: -48, title: 'Counted', tutors: [own] })
    const states = ['present', 'late', 'absent', 'excused'] as const
    for (const state of states) {
      const student = await app.make.student()
      await make.place(id, student)
      await app.db.insert(liveEventAttendance).values({ sessionId, studentId: student, state })
    }
    const starts = begin.getTime() - 48 * 3_600_000
    for (const hours of [1, 24, 25]) {
      const cancelledAt = new Date(starts - hours * 3_600_000)
      await make.place(id, await app.make.student(), { state: 'cancelled', cancelledAt })
    }
    const figures = {
      ...{ places: 4, attended: 2, late: 1, absent: 1, excused: 1, noShowPercent: 33.3 },
      ...{ lateCancellations: 2, stars: null, ratings: 0 },
    }
    const call = 'GET /Event/admin/Event/GetSeminarReport'
    const { data } = await app.call(call, senior, { query: {} })
    expect(data.events).toMatchObject([{ id, title: 'Counted', reportState: 'none', ...figures }])
    expect(data.totals).toEqual({ events: 1, ...figures })
    const other = await app.call(call, await app.make.seniorTutor(), { query: {} })
    expect(other.data).toMatchObject({
      events: [],
      totalCount: 0,
      totals: { events: 0, places: 0 },
    })
    expect(await queriesOf(app, call, admin, { query: { sort: 'noShow' } })).toBe(1)
    const file = await app.call('GET /Event/admin/Event/ExportSeminarReport', senior, { query: {} })
    expect(await file.data.text()).toContain('Counted')
  })
})
