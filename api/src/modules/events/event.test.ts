import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  degreeGroups,
  liveEventAttendance,
  liveEventDegreeGroups,
  liveEventRatings,
} from '../../database/schema/index.ts'
import { makeTestApp, makeTuition, queriesOf, type TestApp } from '../../testing/index.ts'
import { makeEvents } from './testing.ts'

const begin = new Date('2026-11-22T10:00:00Z')
const upcoming = 'GET /Seminar/Seminar/GetUpcomingSeminarsAsync'
const past = 'GET /Seminar/Seminar/GetPastSeminarsAsync'
const getEvent = 'GET /Event/Event/GetEvent'

let app: TestApp
let make: ReturnType<typeof makeEvents>
let student: string
beforeAll(async () => {
  app = await makeTestApp({ now: begin })
  make = makeEvents(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(begin)
  student = await app.make.student()
})

const hoursTo = (moment: string) => (Date.parse(moment) - begin.getTime()) / 3_600_000
const minutes = (count: number) => app.clock.advance(count * 60_000)

describe('lists of seminars', () => {
  const titles = async (call: typeof upcoming | typeof past, query = {}, as = student) =>
    (await app.call(call, as, { query })).data.seminars.map(({ title }) => title)

  it('have what is live first, then what is to come; and what is past, the latest first', async () => {
    await make.event({ title: 'Tomorrow', inHours: 24 })
    await make.event({ title: 'Live', inHours: -0.5 })
    await make.event({ title: 'Soon', inHours: 1 })
    await make.event({ title: 'Long ago', inHours: -100 })
    await make.event({ title: 'Lately', inHours: -10 })
    await make.event({ title: 'Draft', inHours: 1, state: 'draft' })
    await make.event({ title: 'Gone', inHours: 1, removedAt: begin })
    await make.event({ title: 'Course', inHours: 1, kind: 'course' })
    expect(await titles(upcoming)).toEqual(['Live', 'Soon', 'Tomorrow'])
    expect(await titles(past)).toEqual(['Lately', 'Long ago'])
    const { data } = await app.call(upcoming, student, { query: { pageSize: 2, pageNo: 2 } })
    expect([data.seminars.map(({ title }) => title), data.totalCount]).toEqual([['Tomorrow'], 3])
    expect(await queriesOf(app, upcoming, student, { query: { MonthNumber: 12 } })).toBeLessThan(3)
  })

  it('take a month by its number, and days by the own clock, both included', async () => {
    await make.event({ title: 'January', inHours: hoursTo('2027-01-10T17:00:00Z') })
    await make.event({ title: 'January past', inHours: hoursTo('2026-01-10T17:00:00Z') })
    expect(await titles(upcoming, { MonthNumber: 1 })).toEqual(['January'])
    expect(await titles(past, { MonthNumber: 1 })).toEqual(['January past'])
    const days = (FromDateRange: string, ToDateRange: string) => ({ FromDateRange, ToDateRange })
    expect(await titles(upcoming, days('2027-01-10', '2027-01-10'))).toEqual(['January'])
    expect(await titles(upcoming, days('2027-01-11', '2027-01-20'))).toEqual([])
    const far = await app.make.student({}, { timeZone: 'Pacific/Auckland' })
    expect(await titles(upcoming, days('2027-01-11', '2027-01-11'), far)).toEqual(['January'])
    const wrong = await app.call(upcoming, student, { query: days('2027-01-02', '2027-01-01') })
    expect(wrong.status).toBe(400)
  })

  it('take a group of degrees, and courses a title', async () => {
    const [group] = await app.db
      .insert(degreeGroups)
      .values({ name: 'Law', position: 9 })
      .returning()
    const DegreeGroupID = group?.id ?? 0
    const { id } = await make.event({ title: 'Cases' })
    await app.db.insert(liveEventDegreeGroups).values({ eventId: id, degreeGroupId: DegreeGroupID })
    expect(await titles(upcoming, { DegreeGroupID })).toEqual(['Cases'])
    await make.event({ title: 'Mock_exams', kind: 'course', inHours: 30 })
    const query = { CourseTitle: 'ck_EX' }
    const courses = await app.call('GET /Course/Course/GetUpcomingCourses', student, { query })
    expect(courses.data.courses.map(({ title }) => title)).toEqual(['Mock_exams'])
  })

  it('say how one stands, and tell of what was cancelled whoever had a place', async () => {
    const { id } = await make.event({ title: 'Called off', capacity: 20 })
    await make.place(id, student)
    const other = await app.make.student()
    const mine = async (as: string) =>
      (await app.call(upcoming, as, { query: { pageSize: 100 } })).data.seminars.find(
        (one) => one.id === id,
      )
    expect(await mine(student)).toMatchObject({
      ...{ ownState: 'registered', registered: 1, capacity: 20, mayRegister: false },
    })
    expect(await mine(other)).toMatchObject({ ownState: null, mayRegister: true })
    const admin = await app.make.admin()
    const body = { id, version: 1, reason: 'Ill' }
    expect((await app.call('POST /Event/admin/Event/Cancel', admin, { body })).status).toBe(200)
    expect(await mine(student)).toMatchObject({ state: 'cancelled', isLive: false })
    expect(await mine(other)).toBeUndefined()
  })

  it('are closed to students without them, and to tutors who give none', async () => {
    const locked = await app.make.student({ hasSeminar: false })
    expect((await app.call(upcoming, locked)).status).toBe(403)
    expect((await app.call(upcoming, await app.make.tutor())).status).toBe(403)
    expect((await app.call(upcoming, await app.make.tutor({ isSeminarTutor: true }))).status).toBe(
      200,
    )
    const headStart = await app.make.student({ isHeadStart: true })
    expect((await app.call('GET /Course/Course/GetUpcomingCourses', headStart)).status).toBe(403)
  })
})

describe('an event', () => {
  it('gives its way in from 10 minutes before to the end, to who has a place or gives it', async () => {
    const tutor = await app.make.tutor({ isSeminarTutor: true })
    const { id, sessionId } = await make.event({ tutors: [tutor] })
    await make.place(id, student)
    const other = await app.make.student()
    const links = async () => {
      const all: (string | null | undefined)[] = []
      for (const as of [student, tutor, other]) {
        const { data } = await app.call(getEvent, as, { query: { id } })
        all.push(data.sessions[0]?.joinLink)
      }
      return all
    }
    const link = 'https://meet.example/room'
    app.clock.set(new Date('2026-11-22T11:49:59Z'))
    expect(await links()).toEqual([null, null, null])
    const early = await app.call('POST /Event/Event/Join', student, { body: { sessionId } })
    expect(early.status).toBe(422)
    app.clock.set(new Date('2026-11-22T11:50:00Z'))
    expect(await links()).toEqual([link, link, null])
    const viewed = { isImpersonating: true }
    const view = await app.fastify.inject({
      ...{ method: 'GET', url: `/api/Event/Event/GetEvent?id=${id}` },
      headers: { authorization: `Bearer ${await app.tokenOf(student, viewed)}` },
    })
    expect([view.statusCode, view.body.includes(link)]).toEqual([200, false])
    expect((await app.call('POST /Event/Event/Join', other, { body: { sessionId } })).status).toBe(
      404,
    )
    expect((await app.call('POST /Event/Event/Join', tutor, { body: { sessionId } })).data).toEqual(
      {
        joinLink: link,
      },
    )
    minutes(5)
    for (const _ of [1, 2]) {
      await app.call('POST /Event/Event/Join', student, { body: { sessionId } })
      minutes(1)
    }
    const noted = await app.db.select().from(liveEventAttendance)
    expect(noted.map(({ studentId, joinedAt }) => [studentId, joinedAt])).toEqual([
      [student, new Date('2026-11-22T11:55:00Z')],
    ])
    app.clock.set(new Date('2026-11-22T13:00:00Z'))
    expect(await links()).toEqual([null, null, null])
  })

  it('names own hours and events at the same time, and refuses nothing for them', async () => {
    const tutor = await app.make.tutor()
    const { id } = await make.event({ title: 'Mine' })
    const other = await make.event({ title: 'Other', inHours: 2.5 })
    await make.event({ title: 'Not mine' })
    await make.place(other.id, student)
    await makeTuition(app.db).session(tutor, student, '2026-11-22T11:30:00Z', {
      state: 'scheduled',
    })
    const { data } = await app.call(getEvent, student, { query: { id } })
    expect(data.clashes.map(({ info }) => info)).toEqual([
      expect.stringContaining('tuition'),
      'Seminar: Other',
    ])
    expect(data.own.mayRegister).toBe(true)
    expect(await queriesOf(app, getEvent, student, { query: { id } })).toBe(2)
  })

  it('is 404 as a draft, 403 without the programme, and courses are their givers’', async () => {
    const draft = await make.event({ state: 'draft' })
    const course = await make.event({ kind: 'course', sessions: 2 })
    const status = async (as: string, { id }: { id: string }) =>
      (await app.call(getEvent, as, { query: { id } })).status
    const senior = await app.make.seniorTutor()
    const tutor = await app.make.tutor({ isSeminarTutor: true, seniorTutorId: senior })
    const given = await make.event({ kind: 'course', tutors: [tutor] })
    expect(await status(student, draft)).toBe(404)
    expect(await status(await app.make.admin(), draft)).toBe(200)
    expect(await status(await app.make.student({ hasCourses: false }), course)).toBe(403)
    expect(await status(tutor, course)).toBe(404)
    expect([await status(tutor, given), await status(senior, given)]).toEqual([200, 200])
    const seminar = await make.event()
    expect([await status(tutor, seminar), await status(senior, seminar)]).toEqual([200, 200])
    expect(await status(await app.make.tutor(), seminar)).toBe(403)
  })

  it('is a calendar file of all its sessions, and of no way in', async () => {
    const { id } = await make.event({ kind: 'course', sessions: 3, title: 'Mechanics' })
    const { data, headers } = await app.call('GET /Event/Event/GetCalendarFile', student, {
      query: { id },
    })
    const text = await data.text()
    expect(headers['content-type']).toContain('text/calendar')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    expect(text).toContain('UID:session-')
    expect(text).not.toContain('meet.example')
  })

  it('stands in the calendar of its places, with the way in only in time', async () => {
    const { id } = await make.event({ title: 'In my calendar' })
    await make.place(id, student)
    await make.event({ title: 'In nobody’s' })
    const parent = await app.make.parent([student])
    const entries = async (call: 'GET /Tution/Tution/GetCalendarData', as: string) =>
      (await app.call(call, as)).data.filter(({ info }) => info.includes('calendar'))
    const [entry] = await entries('GET /Tution/Tution/GetCalendarData', student)
    expect(entry).toMatchObject({
      ...{ info: 'Seminar: In my calendar', calendarComponent: 2, joinLink: null },
      path: `/seminars/vectors/${id}`,
    })
    app.clock.set(new Date('2026-11-22T12:00:00Z'))
    const [live] = await entries('GET /Tution/Tution/GetCalendarData', student)
    expect(live?.joinLink).toBe('https://meet.example/room')
    const childs = await app.call('GET /Tution/parent/Tution/GetCalendarData', parent)
    const [seen] = childs.data.filter(({ info }) => info.includes('calendar'))
    expect([seen?.joinLink, seen?.path]).toEqual([null, null])
  })
})

describe('a rating', () => {
  const rate = (as: string, id: string, stars: number, comment = '') =>
    app.call('POST /Event/Event/Rate', as, { body: { id, stars, comment } })

  it('is given after the end by who was there, and changed for 14 days', async () => {
    const { id, sessionId } = await make.event()
    const absent = await app.make.student()
    for (const one of [student, absent]) await make.place(id, one)
    await app.db
      .insert(liveEventAttendance)
      .values({ sessionId, studentId: student, state: 'late' })
    app.clock.set(new Date('2026-11-22T12:59:59Z'))
    expect((await rate(student, id, 5)).status).toBe(422)
    app.clock.set(new Date('2026-11-22T13:00:00Z'))
    expect((await rate(student, id, 5)).status).toBe(200)
    expect((await rate(absent, id, 5)).status).toBe(422)
    app.clock.set(new Date('2026-12-06T12:59:59Z'))
    expect((await rate(student, id, 3, 'On reflection')).status).toBe(200)
    app.clock.set(new Date('2026-12-06T13:00:00Z'))
    expect((await rate(student, id, 4)).status).toBe(422)
    const rows = await app.db
      .select()
      .from(liveEventRatings)
      .where(eq(liveEventRatings.eventId, id))
    expect(rows).toMatchObject([{ stars: 3, comment: 'On reflection' }])
  })

  it('is not told to the tutor until there are three, then without names; 4, 5, 3 are 4.0', async () => {
    const senior = await app.make.seniorTutor()
    const tutor = await app.make.tutor({ isSeminarTutor: true, seniorTutorId: senior })
    const { id, sessionId } = await make.event({ tutors: [tutor], inHours: -5 })
    const report = async (as: string) =>
      (await app.call('GET /Event/tutor/Event/GetReport', as, { query: { id } })).data.ratings
    for (const [index, stars] of [4, 5, 3].entries()) {
      const one = await app.make.student()
      await make.place(id, one)
      await app.db
        .insert(liveEventAttendance)
        .values({ sessionId, studentId: one, joinedAt: begin })
      await rate(one, id, stars, `Comment ${index}`)
      if (index < 2) {
        expect(await report(tutor)).toEqual({ stars: null, count: index + 1, comments: [] })
      }
    }
    const told = await report(tutor)
    expect([told.stars, told.count]).toEqual([4, 3])
    expect(told.comments.map(({ by }) => by)).toEqual([null, null, null])
    expect((await report(senior)).comments[0]?.by).toEqual(expect.stringContaining('Test'))
    const mine = await app.call('GET /Event/tutor/Event/GetMyEvents', tutor)
    expect(mine.data.events).toMatchObject([{ id, stars: 4, ratings: 3, reportState: 'none' }])
  })
})
