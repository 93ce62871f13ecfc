import type { CallInput } from '@portal/shared/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queriesOf, type TestApp } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { type HoursWorld, makeHoursApp, makeHoursWorld, monday, teach } from './testing.ts'

const listCall = 'GET /Tution/Student/GetSessions'
const pageCall = 'GET /Tution/tutor/Tution/GetSession'
const ledgerCall = 'GET /Tution/Student/GetLedger'
const dueCall = 'GET /Dashboard/Tutor/Dashboard/GetDueToday'

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

type Query = NonNullable<CallInput<typeof listCall>['query']>

const hoursFor = async (as: string, query: Partial<Query> = {}) =>
  (
    await app.call(listCall, as, {
      query: { studentId: world.student, when: 'next', ...query },
    })
  ).data

const idsFor = async (as: string, query: Partial<Query>) =>
  (await hoursFor(as, query)).sessions.map(({ id }) => id)

describe('the hours of a student', () => {
  it('are those to come, those past, and those to mark, each in its order', async () => {
    const { student, tutor, tuition } = world
    const at = (startsAt: string, state: 'scheduled' | 'delivered' | 'no-show' | 'cancelled') =>
      tuition.session(tutor, student, startsAt, { state })
    const running = await at('2027-03-01T11:30:00Z', 'scheduled')
    const soon = await at('2027-03-02T10:00:00Z', 'scheduled')
    const unmarked = await at('2027-03-01T11:00:00Z', 'scheduled')
    const older = await at('2027-02-26T11:00:00Z', 'scheduled')
    const given = await at('2027-02-25T11:00:00Z', 'delivered')
    const away = await at('2027-03-03T11:00:00Z', 'cancelled')
    expect(await idsFor(student, { when: 'next' })).toEqual([running, soon])
    expect(await idsFor(tutor, { when: 'to mark' })).toEqual([older, unmarked])
    expect(await idsFor(student, { when: 'past' })).toEqual([away, unmarked, older, given])
    expect(await idsFor(student, { when: 'past', outcome: 'delivered' })).toEqual([given])
    expect(await idsFor(student, { when: 'past', month: '2027-02' })).toEqual([older, given])
    expect(await idsFor(student, { when: 'past', tutorId: student })).toEqual([])
    const page = await hoursFor(student, { when: 'past', pageNo: 2, pageSize: 3 })
    expect([page.totalCount, page.sessions.map(({ id }) => id)]).toEqual([4, [given]])
  })

  it('are of the month by the clock of whoever asks', async () => {
    const { tutor, tuition } = world
    const abroad = await app.make.student({ tutors: [tutor] }, { timeZone: 'Asia/Kolkata' })
    const id = await tuition.session(tutor, abroad, '2027-02-28T19:00:00Z')
    const query = { studentId: abroad, when: 'past' } as const
    expect(await idsFor(abroad, { ...query, month: '2027-03' })).toEqual([id])
    expect(await idsFor(tutor, { ...query, month: '2027-02' })).toEqual([id])
  })

  it('of another tutor are busy spans for a tutor, and nothing else', async () => {
    const { student, tutor, senior, admin, parent } = world
    const id = await world.booked()
    const other = await app.make.tutor({ students: [student] }, { lastName: 'Secret' })
    await teach(app, other)
    await world.schedule(other, { startsAt: '2027-03-05T10:00:00Z', subject: 'Hidden' })
    for (const as of [tutor, senior]) {
      const seen = await hoursFor(as)
      expect(seen.sessions.map((hour) => hour.id)).toEqual([id])
      expect(seen.busy).toEqual([
        { startsAt: '2027-03-05T10:00:00.000Z', endsAt: '2027-03-05T11:00:00.000Z' },
      ])
      expect(JSON.stringify(seen)).not.toMatch(/Secret|Hidden/)
    }
    for (const as of [student, parent, admin]) {
      const seen = await hoursFor(as)
      expect([seen.sessions.length, seen.busy]).toEqual([2, []])
    }
  })

  it('have their rating for those alone who may see it', async () => {
    const { student, tutor, senior, admin, parent, tuition } = world
    const id = await tuition.session(tutor, student, '2027-02-25T11:00:00Z')
    await tuition.rating(id, tutor, 7)
    const ratingFor = async (as: string) =>
      (await hoursFor(as, { when: 'past' })).sessions.map((hour) => hour.rating)
    for (const as of [student, senior, admin]) expect(await ratingFor(as)).toEqual([7])
    for (const as of [tutor, parent]) expect(await ratingFor(as)).toEqual([undefined])
  })

  it('are found by an index, in three statements at most', async () => {
    const { student, tutor, senior } = world
    const inputs = (['next', 'past', 'to mark'] as const).map((when) => ({
      query: { studentId: student, when },
    }))
    for (const input of inputs) {
      expect(await queriesOf(app, listCall, tutor, input)).toBeLessThanOrEqual(3)
      await expectIndex(() => app.call(listCall, student, input))
    }
    const week = { query: { tutorId: tutor, day: '2027-03-01' } }
    await expectIndex(() => app.call('GET /Tution/tutor/Tution/GetWeek', senior, week))
    await expectIndex(() => app.call(dueCall, tutor))
  })

  it('of a month that is none are refused', async () => {
    for (const month of ['0000-01', '2027-13', '2027']) {
      const query = { studentId: world.student, when: 'past' as const, month }
      expect((await app.call(listCall, world.student, { query })).status).toBe(400)
    }
  })
})

/** Expects that no statement of a call goes through all hours there are. */
async function expectIndex(run: () => Promise<unknown>): Promise<void> {
  const scans = (await plannedNodes(app.db, run))
    .flat()
    .filter((node) => node['Relation Name'] === 'tuition_sessions')
  expect(scans.length).toBeGreaterThan(0)
  expect(
    scans.filter((node) => !goesByIndex(node) && node['Node Type'] !== 'Bitmap Heap Scan'),
  ).toEqual([])
}

describe('one hour', () => {
  it('says what may be done with it, and what became of it when and by whom', async () => {
    const { tutor, senior } = world
    const id = await world.booked({ startsAt: '2027-03-01T10:00:00Z', repeatWeeks: 1, times: 3 })
    const read = async (as = tutor) =>
      (await app.call(pageCall, as, { query: { sessionId: id } })).data
    expect(await read()).toMatchObject({
      hour: { id, state: 'scheduled', version: 1 },
      ...{ hoursLeft: 10, studentZone: 'Europe/London', tutorZone: 'Europe/London' },
      may: { move: false, mark: true, cancel: true, correct: false, report: false },
      following: 2,
      history: [{ by: 'Tom Grey', text: 'Booked for Mon 1 Mar, 10:00, 1 h' }],
    })
    app.clock.advance(1_000)
    const marking = { sessionId: id, version: 1, outcome: 'delivered' as const, quarters: 4 }
    await app.call('POST /Tution/tutor/Tution/Mark', tutor, { body: marking })
    app.clock.advance(1_000)
    await app.call('POST /Tution/tutor/Tution/Correct', senior, {
      body: { ...marking, version: 2, outcome: 'no-show', quarters: 2, reason: 'Nobody came' },
    })
    const after = await read()
    expect(after.may).toEqual({
      ...{ move: false, mark: false, cancel: false, correct: true, report: false },
    })
    expect(after.history.map(({ by, text }) => `${by}: ${text}`)).toEqual([
      'Sue Stone: Corrected: took place became the student did not come, 1 h became 0.5 h: Nobody came',
      'Tom Grey: Noted: took place',
      'Tom Grey: Booked for Mon 1 Mar, 10:00, 1 h',
    ])
    expect((await read(senior)).may.report).toBe(false)
  })

  it('may be written about by its own tutor once it took place', async () => {
    const { tutor, senior, tuition, student } = world
    const id = await tuition.session(tutor, student, '2027-02-25T11:00:00Z', { markedAt: monday })
    const read = async (as: string) =>
      (await app.call(pageCall, as, { query: { sessionId: id } })).data
    expect([(await read(tutor)).may.report, (await read(senior)).may.report]).toEqual([true, false])
    expect((await read(tutor)).history).toMatchObject([
      { by: 'The portal', text: 'Noted: took place, 1 h' },
    ])
    await tuition.report(id)
    expect((await read(tutor)).may).toMatchObject({ report: false, correct: false })
  })
})

describe('what booking begins with', () => {
  it('is the last hour that the tutor booked, and the tutors in sight', async () => {
    const { student, tutor, senior, admin } = world
    const other = await app.make.tutor({ students: [student] }, { firstName: 'Al', lastName: 'Bo' })
    const joinLink = 'https://meet.example/ada'
    await world.booked({ subject: 'Algebra', joinLink })
    const read = async (as: string, tutorId?: string) =>
      await app.call('GET /Tution/tutor/Tution/GetScheduleForm', as, {
        query: { studentId: student, ...(tutorId !== undefined && { tutorId }) },
      })
    expect((await read(tutor)).data).toMatchObject({
      ...{ studentName: 'Ada Lee', tutorId: tutor, subject: 'Algebra', joinLink, hoursLeft: 10 },
      tutors: [{ tutorId: tutor, name: 'Tom Grey' }],
    })
    expect((await read(senior)).data).toMatchObject({ tutorId: tutor })
    expect((await read(admin)).data).toMatchObject({
      ...{ tutorId: other, subject: 'Mathematics', joinLink: null },
      tutors: [{ name: 'Al Bo' }, { name: 'Tom Grey' }],
    })
    expect((await read(senior, other)).status).toBe(404)
    const alone = await app.make.student()
    const query = { studentId: alone }
    const none = await app.call('GET /Tution/tutor/Tution/GetScheduleForm', admin, { query })
    expect(none.status).toBe(422)
  })
})

describe('the ledger', () => {
  it('has every entry with the balance after it, the latest first', async () => {
    const { student, parent, tutor, admin } = world
    const id = await world.booked({ startsAt: '2027-03-01T09:00:00Z', quarters: 6 })
    const marking = { sessionId: id, version: 1, outcome: 'delivered' as const, quarters: 6 }
    await app.call('POST /Tution/tutor/Tution/Mark', tutor, { body: marking })
    await app.call('POST /Tution/tutor/Tution/Correct', tutor, {
      body: { ...marking, version: 2, outcome: 'no-show', quarters: 4, reason: 'A slip' },
    })
    app.clock.advance(1_000)
    await app.call('POST /Tution/admin/Ledger/Adjust', admin, {
      body: { studentId: student, hours: -0.5, reason: 'A seminar' },
    })
    const query = { studentId: student }
    const { data } = await app.call(ledgerCall, parent, { query })
    expect(data).toMatchObject({ totalCount: 5, bought: 9.5, used: 1, left: 8.5 })
    expect(data.entries).toMatchObject([
      { kind: 'adjusted', hours: -0.5, balance: 8.5, note: 'A seminar' },
      { kind: 'used', hours: -1, balance: 9, note: 'Mathematics (missed)', sessionId: id },
      { kind: 'returned', hours: 1.5, balance: 10, reverses: data.entries[3]?.id },
      { kind: 'used', hours: -1.5, balance: 8.5 },
      { kind: 'bought', hours: 10, balance: 10, reverses: null },
    ])
    const second = await app.call(ledgerCall, student, {
      query: { ...query, pageNo: 2, pageSize: 2 },
    })
    expect(second.data.entries).toEqual(data.entries.slice(2, 4))
    expect((await app.call(ledgerCall, tutor, { query })).status).toBe(403)
    expect(await queriesOf(app, ledgerCall, parent, { query })).toBe(3)
  })
})

describe('the tuition page at a glance', () => {
  it('has hours, what comes next, and tutors with the hours that they gave', async () => {
    const { student, tutor, tuition } = world
    await tuition.session(tutor, student, '2027-02-25T11:00:00Z', { quarters: 6 })
    const gone = await app.make.tutor(
      { subject: 'Physics' },
      { firstName: 'Old', lastName: 'Hand' },
    )
    await tuition.session(gone, student, '2027-01-25T11:00:00Z', { quarters: 8 })
    const ids: string[] = []
    for (const day of [2, 3, 4, 5, 8, 9]) {
      ids.push(await world.booked({ startsAt: `2027-03-0${day}T10:00:00Z` }))
    }
    const call = 'GET /Tution/Tution/GetDashboardDataNew'
    const { data } = await app.call(call, student)
    expect(data).toMatchObject({
      ...{ tutoringHoursRemaining: 10, hoursBought: 10, hoursUsed: 0, isUnlimited: false },
      tutors: [
        { tutorId: gone, name: 'Old Hand', subject: 'Physics', hours: 2 },
        { tutorId: tutor, name: 'Tom Grey', hours: 1.5 },
      ],
      openRequests: 0,
      targets: [],
    })
    expect(data.nextSessions.map(({ id }) => id)).toEqual(ids.slice(0, 5))
    expect(await queriesOf(app, call, student)).toBe(1)
    const free = await app.make.student({ isUnlimited: true })
    const unlimited = await app.call('GET /Tution/Tution/GetDashboardDataUnlimited', free)
    expect(unlimited.data).toMatchObject({ tutoringHoursRemaining: null, isUnlimited: true })
  })
})
