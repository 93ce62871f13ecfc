import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import {
  type MakeTuition,
  makeTestApp,
  makeTuition,
  queriesOf,
  type TestApp,
} from '../../testing/index.ts'
import { endEvent, putEvent } from './index.ts'

const calendarKey = 'GET /Tution/Tution/GetCalendarData'
const childrenKey = 'GET /Tution/parent/Tution/GetCalendarData'
const now = new Date('2026-07-01T11:00:00Z')

let app: TestApp
let tuition: MakeTuition

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
})
afterAll(() => app.close())

const tutorNamed = (students: string[] = []) =>
  app.make.tutor({ students }, { firstName: 'Grace', lastName: 'Hopper' })

describe('the calendar', () => {
  it('is tuition and the other events by date, from a month ago to a year ahead', async () => {
    const student = await app.make.student({}, { firstName: 'Ada', lastName: 'Byron' })
    const tutor = await tutorNamed()
    const hour = await tuition.session(tutor, student, '2026-06-10T10:00:00Z', {
      subject: 'Physics',
      joinLink: 'https://meet.example/one',
    })
    await tuition.session(tutor, student, '2026-05-20T10:00:00Z')
    await tuition.event(student, '2026-06-01T11:00:00Z', 'First of the span', 6)
    await tuition.event(student, '2026-06-01T10:59:00Z', 'Before it', 6)
    await tuition.event(student, '2027-07-01T10:59:00Z', 'Last of the span', 4)
    await tuition.event(student, '2027-07-01T11:00:00Z', 'After it', 4)
    await tuition.event(await app.make.student(), '2026-06-12T10:00:00Z', 'Not mine', 3)
    const { data } = await app.call(calendarKey, student)
    const plain = {
      endsAt: null,
      isAllDay: false,
      isCancelled: false,
      path: null,
      joinLink: null,
      studentId: student,
      studentName: 'Ada Byron',
      tutorName: null,
    }
    expect(data).toEqual([
      {
        ...plain,
        id: expect.any(String),
        date: '2026-06-01T11:00:00.000Z',
        info: 'First of the span',
        calendarComponent: 6,
      },
      {
        ...plain,
        id: hour,
        date: '2026-06-10T10:00:00.000Z',
        endsAt: '2026-06-10T11:00:00.000Z',
        info: 'Physics tuition with Grace Hopper',
        calendarComponent: 1,
        path: '/tuition',
        tutorName: 'Grace Hopper',
      },
      {
        ...plain,
        id: expect.any(String),
        date: '2027-07-01T10:59:00.000Z',
        info: 'Last of the span',
        calendarComponent: 4,
      },
    ])
    expect(await queriesOf(app, calendarKey, student)).toBe(1)
  })

  it('has the link of an hour that is still to be given, and marks what was cancelled lately', async () => {
    const student = await app.make.student()
    const tutor = await tutorNamed()
    const joinLink = 'https://meet.example/next'
    const state = 'cancelled' as const
    await tuition.session(tutor, student, '2026-07-02T10:00:00Z', { state: 'scheduled', joinLink })
    const [lately, longAgo] = [new Date('2026-05-03T11:00:00Z'), new Date('2026-05-02T10:59:00Z')]
    await tuition.session(tutor, student, '2026-07-03T10:00:00Z', {
      ...{ state, joinLink, updatedAt: lately },
    })
    await tuition.session(tutor, student, '2026-07-04T10:00:00Z', { state, updatedAt: longAgo })
    const { data } = await app.call(calendarKey, student)
    expect(data.map((event) => [event.date, event.joinLink, event.isCancelled])).toEqual([
      ['2026-07-02T10:00:00.000Z', joinLink, false],
      ['2026-07-03T10:00:00.000Z', null, true],
    ])
    const dashboard = await app.call('GET /Dashboard/Dashboard/GetDashboardDataV2', student)
    expect(dashboard.data.upcomingEvents).toHaveLength(1)
  })

  it('is of all children together for a parent, or of one, and of nobody else’s', async () => {
    const [ada, ben] = [
      await app.make.student({}, { firstName: 'Ada', lastName: 'Byron' }),
      await app.make.student({}, { firstName: 'Ben', lastName: 'Byron' }),
    ]
    const parent = await app.make.parent([ada, ben])
    const other = await app.make.student()
    const tutor = await tutorNamed()
    await tuition.session(tutor, ada, '2026-07-02T10:00:00Z', { state: 'scheduled' })
    await tuition.event(ben, '2026-07-03T10:00:00Z', 'Seminar', 2)
    await tuition.event(other, '2026-07-03T11:00:00Z', 'Not theirs', 2)
    await app.db.execute(
      sql`update calendar_events set path = '/my-application-&-account' where student_id = ${ben}`,
    )
    const both = await app.call(childrenKey, parent)
    // A page that only students have is no page for a parent.
    expect(both.data.map(({ studentName, path }) => [studentName, path])).toEqual([
      ['Ada Byron', `/?child=${ada}`],
      ['Ben Byron', null],
    ])
    expect(await queriesOf(app, childrenKey, parent)).toBe(1)
    const one = await app.call(childrenKey, parent, { query: { studentId: ben } })
    expect(one.data.map(({ studentId }) => studentId)).toEqual([ben])
    expect((await app.call(childrenKey, parent, { query: { studentId: other } })).status).toBe(404)
    await app.db.execute(sql`delete from parent_children where student_id = ${ben}`)
    expect((await app.call(childrenKey, parent)).data).toHaveLength(1)
    expect((await app.call(childrenKey, parent, { query: { studentId: ben } })).status).toBe(404)
  })
})

describe('an event that follows something', () => {
  const source = () => `test:${crypto.randomUUID()}`
  const asked = () => ({ db: app.db, now })
  const day = (date: string) => new Date(`${date}T00:00:00Z`)
  const event = { info: 'Test', component: 4 as const, isAllDay: true }

  async function standing(student: string) {
    return await rowsOf<{ sequence: number; isEnded: boolean }>(
      app.db,
      sql`select sequence, cancelled_at is not null "isEnded" from calendar_events
        where student_id = ${student}`,
    )
  }

  it('moves with it and ends with it, counting each change, and comes back', async () => {
    const student = await app.make.student()
    const put = { source: source(), studentId: student, ...event }
    await putEvent(asked(), { ...put, startsAt: day('2026-10-12') })
    await putEvent(asked(), { ...put, startsAt: day('2026-10-12') })
    expect(await standing(student)).toEqual([{ sequence: 0, isEnded: false }])
    await putEvent(asked(), { ...put, startsAt: day('2026-10-13') })
    expect(await standing(student)).toEqual([{ sequence: 1, isEnded: false }])
    await endEvent(asked(), put.source)
    await endEvent(asked(), put.source)
    expect(await standing(student)).toEqual([{ sequence: 2, isEnded: true }])
    expect((await app.call(calendarKey, student)).data).toMatchObject([{ isCancelled: true }])
    await putEvent(asked(), { ...put, startsAt: day('2026-10-13') })
    expect(await standing(student)).toEqual([{ sequence: 3, isEnded: false }])
  })

  it('is still next on its day, and on every day of several', async () => {
    const student = await app.make.student()
    const put = { studentId: student, ...event }
    await putEvent(asked(), { ...put, source: source(), startsAt: day('2026-07-01') })
    await putEvent(asked(), { ...put, source: source(), startsAt: day('2026-06-30') })
    await putEvent(asked(), {
      ...{ ...put, source: source(), startsAt: day('2026-06-10'), endsAt: day('2026-07-02') },
      info: 'Camp',
    })
    const { data } = await app.call('GET /Dashboard/Dashboard/GetDashboardDataV2', student)
    expect(data.upcomingEvents.map(({ date, info }) => [date, info])).toEqual([
      ['2026-06-10T00:00:00.000Z', 'Camp'],
      ['2026-07-01T00:00:00.000Z', 'Test'],
    ])
  })
})
