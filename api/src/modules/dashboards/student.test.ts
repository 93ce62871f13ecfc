import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type MakeTuition,
  makeTestApp,
  makeTuition,
  queriesOf,
  type TestApp,
} from '../../testing/index.ts'

const dashboardKey = 'GET /Dashboard/Dashboard/GetDashboardDataV2'
const childKey = 'GET /Dashboard/Parent/Dashboard/GetDashboardData'
/** A Wednesday in British Summer Time: 00:30 on 1 July for the student, 30 June in UTC. */
const now = new Date('2026-06-30T23:30:00Z')

let app: TestApp
let tuition: MakeTuition
let student: string
let tutor: string
let parent: string
let schoolName: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
})
afterAll(() => app.close())

beforeEach(async () => {
  app.clock.set(now)
  schoolName = `Hill School ${crypto.randomUUID()}`
  const school = await app.make.school(schoolName)
  student = await app.make.student({ schools: [school] }, { firstName: 'Ada', lastName: 'Byron' })
  tutor = await app.make.tutor({ students: [student] }, { firstName: 'Grace', lastName: 'Hopper' })
  parent = await app.make.parent([student])
})

/** The world of the figures below, worked out by hand. */
async function aYear() {
  await tuition.booking(student, 40, '2026-01-05T10:00:00Z')
  const first = await tuition.session(tutor, student, '2026-06-16T16:00:00Z')
  await tuition.use(student, first, 4)
  await tuition.report(first, { wentWell: 'The older one.' })
  const second = await tuition.session(tutor, student, '2026-06-23T16:00:00Z', { quarters: 6 })
  await tuition.use(student, second, 6)
  const report = await tuition.report(second, { wentWell: 'The newer one.', engagement: 5 })
  const missed = await tuition.session(tutor, student, '2026-06-24T16:00:00Z', { state: 'no-show' })
  await tuition.use(student, missed, 4)
  await tuition.session(tutor, student, '2026-07-01T09:00:00Z', { state: 'cancelled' })
  const next = await tuition.session(tutor, student, '2026-07-02T16:00:00Z', {
    state: 'scheduled',
    joinLink: 'https://meet.example/abc',
    quarters: 5,
  })
  await tuition.event(student, '2026-07-01T17:00:00Z', 'Seminar: vectors', 2)
  await tuition.event(student, '2026-06-29T17:00:00Z', 'Over', 2)
  for (const position of [1, 2, 3]) {
    await tuition.item(student, 7, position, position === 1 ? { completedAt: now } : {})
  }
  await tuition.item(student, 7, 4, { isExtended: true })
  await tuition.item(student, 6, 1)
  await tuition.item(student, 8, 1)
  // Sunday, then Monday to today; the week before ended with Sunday.
  await tuition.active(student, '2026-06-21', 7)
  await tuition.active(student, '2026-06-28', 1_000)
  await tuition.active(student, '2026-06-29', 20_000)
  await tuition.active(student, '2026-06-30', 300_000)
  return { report, next }
}

describe("the student's dashboard", () => {
  it('shows the figures of the hand-made world', async () => {
    const { report, next } = await aYear()
    const { status, data } = await app.call(dashboardKey, student)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      firstName: 'Ada',
      programName: 'Premium',
      isNew: false,
      guide: [],
      tuition: { isUnlimited: false, bought: 10, used: 3.5, remaining: 6.5 },
      curriculum: { completed: 1, total: 3 },
      streak: { days: 3, best: 3 },
      activeTime: { thisWeekMs: 320_000, lastWeekMs: 1_000 },
      latestReport: { id: report, wentWell: 'The newer one.', tutorName: 'Grace Hopper' },
      nextSession: {
        id: next,
        startsAt: '2026-07-02T16:00:00.000Z',
        length: 1.25,
        studentName: 'Ada Byron',
        tutorName: 'Grace Hopper',
        joinLink: 'https://meet.example/abc',
      },
      unfinished: [],
      weakestTopic: null,
    })
    expect(data.nextItems.map((item) => item.curriculumText)).toEqual([
      'Item 7.2',
      'Item 7.3',
      'Item 8.1',
    ])
    expect(data.upcomingEvents).toEqual([
      {
        date: '2026-07-01T17:00:00.000Z',
        info: 'Seminar: vectors',
        calendarComponent: 2,
        isAllDay: false,
      },
      {
        date: '2026-07-02T16:00:00.000Z',
        info: 'Mathematics tuition with Grace Hopper',
        calendarComponent: 1,
        isAllDay: false,
      },
    ])
    expect(data.nextEvent).toEqual(data.upcomingEvents[0])
    expect(data.accuracy).toHaveLength(12)
  })

  it('keeps an hour as the next one while it runs, with its link', async () => {
    const { next } = await aYear()
    app.clock.set(new Date('2026-07-02T17:14:59Z'))
    expect((await app.call(dashboardKey, student)).data.nextSession?.id).toBe(next)
    app.clock.set(new Date('2026-07-02T17:15:00Z'))
    expect((await app.call(dashboardKey, student)).data.nextSession).toBeNull()
  })

  it('says the next hour though five other things come before it', async () => {
    const { next } = await aYear()
    for (const hour of ['12', '13', '14', '15', '16'])
      await tuition.event(student, `2026-07-01T${hour}:00:00Z`, `Due at ${hour}`, 4)
    const { data } = await app.call(dashboardKey, student)
    expect(data.upcomingEvents.map(({ info }) => info)).not.toContainEqual(
      expect.stringContaining('tuition'),
    )
    expect(data.upcomingEvents).toHaveLength(5)
    expect(data.nextSession?.id).toBe(next)
  })

  it('guides an account with nothing yet, and leaves every figure empty', async () => {
    const { data } = await app.call(dashboardKey, student)
    expect(data).toMatchObject({
      isNew: true,
      nextItems: [],
      nextEvent: null,
      nextSession: null,
      latestReport: null,
      tuition: { bought: 0, used: 0, remaining: 0 },
      curriculum: { completed: 0, total: 0 },
      streak: { days: 0, best: 0 },
      activeTime: { thisWeekMs: 0, lastWeekMs: 0 },
    })
    expect(data.guide.map(({ id }) => id)).toEqual(['sign-in', 'esat-parts', 'first-practice'])
  })

  it('hides the hours that remain where there is no limit', async () => {
    const unlimited = await app.make.student({ programName: 'Fellow', isUnlimited: true })
    const { data } = await app.call(dashboardKey, unlimited)
    expect(data.tuition).toEqual({ isUnlimited: true, bought: 0, used: 0, remaining: null })
  })

  it('counts the day and the month where the student is', async () => {
    const far = await app.make.student({}, { timeZone: 'America/New_York' })
    await tuition.item(far, 6, 1)
    await tuition.active(far, '2026-06-30', 5)
    const { data } = await app.call(dashboardKey, far)
    expect(data.curriculum.total).toBe(1)
    expect(data.streak.days).toBe(1)
  })

  it('takes one query however much there is', async () => {
    expect(await queriesOf(app, dashboardKey, student)).toBe(1)
    await aYear()
    expect(await queriesOf(app, dashboardKey, student)).toBe(1)
  })

  it('is for students alone', async () => {
    expect((await app.call(dashboardKey, parent)).status).toBe(403)
    expect((await app.call(dashboardKey, undefined)).status).toBe(401)
  })
})

describe("the parent's dashboard", () => {
  it('lists the own children by name, with the banners for parents', async () => {
    const second = await app.make.student({}, { firstName: 'Aaron', lastName: 'Byron' })
    const both = await app.make.parent([student, second])
    const { data } = await app.call('GET /Dashboard/Parent/Dashboard/GetChildren', both)
    expect(data.children).toEqual([
      { studentId: second, firstName: 'Aaron', fullName: 'Aaron Byron' },
      { studentId: student, firstName: 'Ada', fullName: 'Ada Byron' },
    ])
    const first = await app.call(childKey, both, { query: { studentId: second } })
    expect(data.first).toEqual(first.data)
    expect(await queriesOf(app, 'GET /Dashboard/Parent/Dashboard/GetChildren', both)).toBe(3)
    const none = await app.call(
      'GET /Dashboard/Parent/Dashboard/GetChildren',
      await app.make.parent([]),
    )
    expect(none.data).toMatchObject({ children: [], first: null })
  })

  it('shows a child in the same figures as the child sees', async () => {
    const { report } = await aYear()
    await tuition.alert(student, { type: 2, note: 'Open', raisedAt: new Date('2026-06-20Z') })
    await tuition.alert(student, { type: 1, note: 'Newer', raisedAt: new Date('2026-06-25Z') })
    await tuition.alert(student, { state: 'closed', closedAt: now })
    const { data } = await app.call(childKey, parent, { query: { studentId: student } })
    expect(data).toMatchObject({
      studentId: student,
      fullName: 'Ada Byron',
      schoolName,
      tuition: { bought: 10, used: 3.5, remaining: 6.5 },
      curriculum: { completed: 1, total: 3 },
      activeTime: { thisWeekMs: 320_000, lastWeekMs: 1_000 },
      latestReport: { id: report },
      openAlerts: [
        { type: 1, note: 'Newer', raisedAt: '2026-06-25T00:00:00.000Z' },
        { type: 2, note: 'Open' },
      ],
    })
    expect(data.upcomingEvents).toHaveLength(2)
  })

  it('takes one query and the check that the child is the own one', async () => {
    const input = { query: { studentId: student } }
    expect(await queriesOf(app, childKey, parent, input)).toBe(2)
  })

  it("does not find somebody else's child, nor one that does not exist", async () => {
    const foreign = await app.make.student()
    for (const studentId of [foreign, '00000000-0000-7000-8000-000000000000']) {
      const { status, data } = await app.call(childKey, parent, { query: { studentId } })
      expect(status).toBe(404)
      expect(data).toBeUndefined()
    }
    expect((await app.call(childKey, parent, { query: { studentId: "' or 1=1" } })).status).toBe(
      400,
    )
  })
})
