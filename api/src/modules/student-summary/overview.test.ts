import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import {
  holidays,
  liveEventAttendance,
  studentActivity,
  tutorStudents,
  users,
} from '../../database/schema/index.ts'
import { queriesOf } from '../../testing/index.ts'
import { declare, makeCourse, makeVideo } from '../academy/testing.ts'
import { makeEvents } from '../events/testing.ts'
import { makeSummary } from './testing.ts'

let world: Awaited<ReturnType<typeof makeSummary>>

beforeAll(async () => {
  world = await makeSummary()
  const { tuition, people, app, rated } = world
  const { student, tutor, second } = people
  await tuition.booking(student, 40, '2026-09-05T10:00:00Z')
  const first = await rated(tutor, '2026-11-02T16:00:00Z', 8)
  await tuition.use(student, first, 4)
  await tuition.report(first, { wentWell: 'Graphs.' })
  await tuition.use(student, await tuition.session(second, student, '2026-11-03T16:00:00Z'), 4)
  await tuition.session(second, student, '2026-11-04T16:00:00Z', { state: 'no-show' })
  await tuition.session(second, student, '2027-01-05T16:00:00Z', { state: 'scheduled' })
  await tuition.session(tutor, student, '2027-01-06T16:00:00Z', { state: 'scheduled' })
  await tuition.item(student, 8, 1)
  await tuition.item(student, 9, 1, { completedAt: new Date('2026-09-10T10:00:00Z') })
  await tuition.item(student, 9, 2)
  await tuition.item(student, 9, 3, { isExtended: true })
  await tuition.alert(student, { type: 1, audience: 'family' })
  await tuition.alert(student, { type: 4, audience: 'staff' })
  await app.db.insert(holidays).values({
    ...{ id: newId(), name: 'Christmas holidays', startsOn: '2026-12-19', endsOn: '2027-01-03' },
  })
})
afterAll(() => world.app.close())

describe('the light', () => {
  it('says which days it counts and which holidays it leaves out', async () => {
    const { app, people, overview } = world
    await app.db.delete(studentActivity).where(eq(studentActivity.studentId, people.student))
    await app.db.insert(studentActivity).values({
      ...{ studentId: people.student, kind: 'attempt' as const },
      lastAt: new Date('2026-12-11T15:00:00Z'),
    })
    expect((await overview(people.tutor)).data.light).toEqual({
      at: '2026-12-11T15:00:00.000Z',
      kind: 'attempt',
      since: '2026-12-11',
      days: 8,
      light: 'orange',
      holidayDays: 16,
      holidays: expect.arrayContaining([
        { name: 'Christmas holidays', from: '2026-12-19', to: '2027-01-03' },
      ]),
      orangeFrom: 7,
      redFrom: 10,
    })
  })

  it('counts from the start of the programme where nothing was done yet', async () => {
    const { app, overview } = world
    const quiet = await app.make.student({ startedOn: '2026-12-28' })
    const { data } = await overview(await app.make.parent([quiet]), quiet)
    expect(data.light).toMatchObject({
      ...{ at: null, kind: null, since: '2026-12-28', days: 1, holidayDays: 6, light: 'green' },
    })
    expect(data).toMatchObject({
      attendance: { percent: null, hoursDelivered: 0 },
      ...{ latestReport: null, latestCard: null, simulations: [], curriculum: [] },
      nextSession: null,
    })
  })
})

describe('who sees what of a student', () => {
  it('a tutor: what is left, and the own hours alone', async () => {
    const { data } = await world.overview(world.people.tutor)
    expect(data.balance).toEqual({ isUnlimited: false, remaining: 8 })
    expect(data.nextSession).toMatchObject({ startsAt: '2027-01-06T16:00:00.000Z' })
    expect(data.attendance).toEqual({ percent: 100, hoursDelivered: 1, delivered: 1, noShow: 0 })
    expect(data.openConcerns).toBe(2)
  })

  it('a senior tutor: the ledger, and the hours of the team', async () => {
    const { data } = await world.overview(world.people.senior)
    expect(data.balance).toEqual({ isUnlimited: false, remaining: 8, bought: 10, used: 2 })
    expect(data.attendance).toEqual({ percent: 100, hoursDelivered: 1, delivered: 1, noShow: 0 })
  })

  it('a parent: all hours, the ledger, and the concerns that are meant for the family', async () => {
    const { data } = await world.overview(world.people.parent)
    expect(data.balance).toEqual({ isUnlimited: false, remaining: 8, bought: 10, used: 2 })
    expect(data.nextSession).toMatchObject({ tutorName: 'Sam Second' })
    expect(data.attendance).toEqual({ percent: 66.7, hoursDelivered: 2, delivered: 2, noShow: 1 })
    expect(data.openConcerns).toBe(1)
    expect(data.curriculum).toEqual([
      { month: 9, completed: 1, total: 2 },
      { month: 8, completed: 0, total: 1 },
    ])
  })

  it('a school: totals and attendance; no ledger, no next hour, no curriculum', async () => {
    const { data } = await world.overview(world.people.manager)
    for (const absent of ['balance', 'nextSession', 'curriculum']) {
      expect(data).not.toHaveProperty(absent)
    }
    expect(data.attendance).toEqual({ percent: 66.7, hoursDelivered: 2, delivered: 2, noShow: 1 })
    expect(data.openConcerns).toBe(0)
    expect(data.latestReport).toMatchObject({ wentWell: 'Graphs.' })
  })

  it('an admin: all of it', async () => {
    const { data } = await world.overview(world.people.admin)
    expect(data.balance).toEqual({ isUnlimited: false, remaining: 8, bought: 10, used: 2 })
    expect(data.nextSession).toMatchObject({ tutorName: 'Sam Second' })
    expect(data.openConcerns).toBe(2)
  })

  it('tells nobody of ratings', async () => {
    const { overview, people } = world
    for (const who of ['tutor', 'senior', 'parent', 'manager', 'admin'] as const) {
      expect(JSON.stringify((await overview(people[who])).data)).not.toMatch(/rating/i)
    }
  })

  it('strangers and those who were around: nothing', async () => {
    const { app, overview, people } = world
    for (const stranger of people.strangers) expect((await overview(stranger)).status).toBe(404)
    const former = await app.make.tutor({ students: [people.student] })
    expect((await overview(former)).status).toBe(200)
    await app.db.delete(tutorStudents).where(eq(tutorStudents.tutorId, former))
    expect((await overview(former)).status).toBe(404)
  })
})

describe('the academy, seminars and courses', () => {
  it('are told in figures to all who see the student', async () => {
    const { app, overview, people } = world
    const { student, tutor } = people
    const { groupId, videoId } = await makeCourse(app)
    for (const position of [2, 3]) await makeVideo(app, groupId, { position })
    await makeVideo(app, groupId, { position: 4, state: 'draft' })
    await declare(app, student, videoId)
    const make = makeEvents(app)
    const course = await make.event({ kind: 'course', sessions: 4, inHours: -200 })
    const cancelled = { state: 'cancelled', cancelledAt: app.clock.now() } as const
    const others = [
      await make.event({ inHours: 4 }),
      await make.event({ inHours: -9, ...cancelled }),
    ]
    for (const { id } of [course, ...others]) await make.place(id, student)
    const left = await make.event({ inHours: -9 })
    await make.place(left.id, student, { state: 'cancelled' })
    const marks = ['late', 'absent', 'excused'] as const
    await app.db.insert(liveEventAttendance).values(
      marks.map((state, index) => ({
        ...{ sessionId: course.sessionIds[index] ?? '', studentId: student, state },
        ...{ markedBy: tutor, markedAt: app.clock.now() },
      })),
    )
    for (const who of [people.parent, people.manager, people.admin]) {
      const { data } = await overview(who)
      expect(data.academy).toEqual({ completed: 1, total: 3, percent: 33 })
      expect(data.events).toEqual({
        ...{ sessions: 4, attended: 1, late: 1, absent: 1, excused: 1, percent: 50 },
      })
    }
  })

  it('are none for a student without them', async () => {
    const { app, overview } = world
    const without = await app.make.student({ hasAcademy: false })
    const { data } = await overview(await app.make.parent([without]), without)
    expect(data).toMatchObject({ academy: null, events: { sessions: 0, percent: null } })
  })
})

it('shows a student whose account was stopped, and says so', async () => {
  const { app, overview, people } = world
  await app.db.update(users).set({ isActive: false }).where(eq(users.id, people.student))
  expect((await overview(people.admin)).data.isActive).toBe(false)
  await app.db.update(users).set({ isActive: true }).where(eq(users.id, people.student))
})

it('marks nothing as read, whoever looks', async () => {
  const { app, overview, timeline, people } = world
  for (const who of [people.parent, people.manager]) {
    await overview(who)
    await timeline(who)
    const { data } = await app.call('GET /TutionReport/TutionReport/GetReports', who, { query: {} })
    expect(data.reports.map(({ isUnread }) => isUnread)).toEqual([true])
  }
})

it('asks for all of it at once, after the door', async () => {
  const { app, people } = world
  const query = { studentId: people.student }
  expect(await queriesOf(app, 'GET /Student/Summary/GetOverview', people.tutor, { query })).toBe(2)
  expect(await queriesOf(app, 'GET /Student/Summary/GetTopics', people.tutor, { query })).toBe(2)
})
