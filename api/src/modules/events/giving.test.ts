import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { liveEventAttendance, liveEventReportTexts } from '../../database/schema/index.ts'
import { askedByNobody, makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { remindOfEvents } from './reminders.ts'
import { type EventMade, makeEvents } from './testing.ts'

const begin = new Date('2027-03-04T16:00:00Z')
const start = new Date('2027-03-04T17:00:00Z')
const end = new Date('2027-03-04T18:00:00Z')
const dayMs = 86_400_000

let app: TestApp
let make: ReturnType<typeof makeEvents>
let tutor: string
let senior: string
let admin: string
let student: string
let event: EventMade
beforeAll(async () => {
  app = await makeTestApp({ now: begin })
  make = makeEvents(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(begin)
  senior = await app.make.seniorTutor()
  tutor = await app.make.tutor({ isSeminarTutor: true, seniorTutorId: senior })
  admin = await app.make.admin()
  student = await app.make.student()
  event = await make.event({ inHours: 1, tutors: [tutor] })
  await make.place(event.id, student)
})

const later = (from: Date, ms: number) => app.clock.set(new Date(from.getTime() + ms))

/** Titles of what somebody was told of events. */
const toldTo = async (userId: string) => (await make.told(userId)).map(({ title }) => title)

describe('attendance', () => {
  const attendees = (as: string, query = {}) =>
    app.call('GET /Event/tutor/Event/GetAttendees', as, { query: { id: event.id, ...query } })
  const save = (as: string, attendanceVersion: number, state: 'present' | 'absent' | null) =>
    app.call('POST /Event/tutor/Event/SaveAttendance', as, {
      body: {
        ...{ sessionId: event.sessionId, attendanceVersion },
        marks: [{ studentId: student, state }],
      },
    })

  it.each([
    ['2027-03-04T16:50:00Z', 'present'],
    ['2027-03-04T17:10:00Z', 'present'],
    ['2027-03-04T17:10:01Z', 'late'],
    [null, 'absent'],
  ])('is suggested by when the way in was taken: %s is %s', async (joined, suggested) => {
    if (joined !== null) {
      await app.db.insert(liveEventAttendance).values({
        ...{ sessionId: event.sessionId, studentId: student, joinedAt: new Date(joined) },
      })
    }
    app.clock.set(end)
    const { data } = await attendees(tutor)
    expect(data.attendees).toMatchObject([{ studentId: student, suggested, attendance: null }])
    expect(data.attendanceVersion).toBe(0)
    expect(
      await queriesOf(app, 'GET /Event/tutor/Event/GetAttendees', tutor, {
        query: { id: event.id },
      }),
    ).toBe(2)
  })

  it('is saved at once with a version, from the start to 14 days after the end, by admins longer', async () => {
    app.clock.set(new Date(start.getTime() - 1))
    expect((await save(tutor, 0, 'present')).status).toBe(422)
    app.clock.set(start)
    expect((await save(tutor, 0, 'present')).data).toEqual({ attendanceVersion: 1 })
    expect((await save(senior, 0, 'absent')).status).toBe(409)
    expect((await save(senior, 1, 'absent')).data).toEqual({ attendanceVersion: 2 })
    later(end, 14 * dayMs)
    expect((await save(tutor, 2, null)).status).toBe(422)
    expect((await save(admin, 2, null)).data).toEqual({ attendanceVersion: 3 })
  })

  it('is nothing for strangers, and of nobody who never had a place', async () => {
    app.clock.set(end)
    const stranger = await app.make.tutor({ isSeminarTutor: true })
    const otherSenior = await app.make.seniorTutor()
    for (const as of [stranger, otherSenior]) {
      expect((await attendees(as)).status).toBe(404)
      expect((await save(as, 0, 'present')).status).toBe(404)
    }
    student = await app.make.student()
    expect((await save(tutor, 0, 'present')).status).toBe(404)
  })

  it('goes out as CSV, without a formula', async () => {
    const wicked = await app.make.student({}, { firstName: '=1+1', lastName: 'Person' })
    await make.place(event.id, wicked)
    const file = await app.call('GET /Event/tutor/Event/ExportAttendees', tutor, {
      query: { id: event.id },
    })
    expect(await file.data.text()).toContain("'=1+1 Person")
  })

  it('is known of one attendee, with notes for staff alone and figures of elsewhere', async () => {
    const before = await make.event({ inHours: -50 })
    const missed = await make.event({ inHours: -80 })
    for (const { id, sessionId } of [before, missed]) {
      await make.place(id, student)
      await app.db.insert(liveEventAttendance).values({
        ...{ sessionId, studentId: student, state: id === before.id ? 'present' : 'absent' },
      })
    }
    const body = { eventId: event.id, studentId: student, text: 'Shy, but sharp' }
    expect(
      (await app.call('POST /Event/tutor/Event/SaveAttendeeNote', tutor, { body })).status,
    ).toBe(200)
    const query = { id: event.id, uid: student }
    const { data } = await app.call('GET /Event/tutor/Event/GetAttendee', tutor, { query })
    expect(data.elsewhere).toEqual({ attended: 1, places: 2 })
    expect(data.notes).toMatchObject([{ text: 'Shy, but sharp' }])
    const own = await app.call('GET /Event/Event/GetEvent', student, { query: { id: event.id } })
    expect(JSON.stringify(own.data)).not.toContain('Shy')
    const taken = await app.call('GET /User/Account/DownloadMyData', student)
    expect(JSON.stringify(taken.data)).not.toContain('Shy')
  })
})

describe('a report', () => {
  const save = (as: string, version: number, text: string, isSent: boolean) =>
    app.call('POST /Event/tutor/Event/SaveReport', as, {
      body: { id: event.id, version, body: text, isSent },
    })
  const read = async (as: string) =>
    (await app.call('GET /Event/tutor/Event/GetReport', as, { query: { id: event.id } })).data

  it('is due 48 hours after the end, changed by its writer for 14 days, and keeps what it said', async () => {
    expect((await save(tutor, 0, 'Too early', false)).status).toBe(422)
    app.clock.set(end)
    expect(await read(tutor)).toMatchObject({
      ...{ state: 'none', version: 0, dueAt: '2027-03-06T18:00:00.000Z', mayWrite: true },
    })
    expect((await save(tutor, 0, 'A draft', false)).data).toEqual({ version: 1 })
    expect((await save(senior, 0, 'Another', false)).status).toBe(409)
    expect((await save(tutor, 1, 'Went well', true)).data).toEqual({ version: 2 })
    expect((await save(senior, 2, 'Not mine', true)).status).toBe(422)
    expect((await save(tutor, 2, 'Went very well', true)).data).toEqual({ version: 3 })
    const kept = await app.db
      .select()
      .from(liveEventReportTexts)
      .where(eq(liveEventReportTexts.eventId, event.id))
    expect(kept.map(({ version, body }) => [version, body])).toEqual([[2, 'Went well']])
    later(end, 14 * dayMs)
    expect((await save(tutor, 3, 'Too late', true)).status).toBe(422)
    expect(await read(admin)).toMatchObject({
      body: 'Went very well',
      state: 'sent',
      mayWrite: false,
    })
  })

  it('and attendance are what is due first among one’s events', async () => {
    const next = await make.event({ inHours: 48, tutors: [tutor] })
    app.clock.set(end)
    const list = async (as: string, query = {}) =>
      (await app.call('GET /Event/tutor/Event/GetMyEvents', as, { query })).data.events
    expect(await list(tutor)).toMatchObject([
      { id: event.id, attendanceDue: 1, reportDueAt: '2027-03-06T18:00:00.000Z' },
      { id: next.id, attendanceDue: 0, reportDueAt: null },
    ])
    expect((await list(tutor, { tab: 'due' })).map(({ id }) => id)).toEqual([event.id])
    expect(await list(senior)).toEqual([])
    expect(await list(senior, { isTeam: 'true' })).toHaveLength(2)
    expect(await queriesOf(app, 'GET /Event/tutor/Event/GetMyEvents', tutor)).toBe(1)
  })
})

describe('reminders', () => {
  const round = () => remindOfEvents(askedByNobody(app))

  it('come a day and an hour before, once each, to who has a place and who gives it', async () => {
    event = await make.event({ inHours: 30, title: 'Later', capacity: 1, tutors: [tutor] })
    const waiting = await app.make.student()
    await make.place(event.id, student)
    await make.place(event.id, waiting, { state: 'waiting', queueNo: 1 })
    const told = async (as: string) => (await toldTo(as)).filter((title) => title.includes('Later'))
    await round()
    expect(await told(student)).toEqual([])
    later(begin, 6 * 3_600_000)
    await Promise.all([round(), round()])
    expect(await told(student)).toEqual(['Tomorrow: Later'])
    later(begin, 29 * 3_600_000)
    await round()
    await round()
    expect((await told(student)).toSorted()).toEqual(['In an hour: Later', 'Tomorrow: Later'])
    expect(await told(tutor)).toHaveLength(2)
    expect(await told(waiting)).toEqual([])
  })

  it('ask for a report once it is over, once', async () => {
    app.clock.set(end)
    await round()
    await round()
    expect((await toldTo(tutor)).filter((title) => title === 'A report is due')).toHaveLength(1)
  })
})
