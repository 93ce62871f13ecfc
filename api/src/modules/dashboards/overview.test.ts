import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { studentDays } from '../../database/schema/index.ts'
import {
  type MakeTuition,
  makeTestApp,
  makeTuition,
  queriesOf,
  type TestApp,
} from '../../testing/index.ts'

const schoolKey = 'GET /Dashboard/School/Dashboard/GetSchoolSummary'
const operationsKey = 'GET /Dashboard/Admin/Dashboard/GetOperations'
/** Wednesday, noon in London. */
const now = new Date('2026-07-01T11:00:00Z')

let app: TestApp
let tuition: MakeTuition
let schoolId: string
let foreignSchoolId: string
let manager: string
let admin: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
  schoolId = await app.make.school('Hill School')
  foreignSchoolId = await app.make.school()
  manager = await app.make.schoolManager([schoolId])
  admin = await app.make.admin()
  const tutor = await app.make.tutor()
  const [green, orange, red] = [
    await app.make.student({ schools: [schoolId], yearGroup: 12, tutors: [tutor] }),
    await app.make.student({ schools: [schoolId], yearGroup: 13 }),
    await app.make.student({ schools: [schoolId], yearGroup: 13 }),
  ]
  const elsewhere = await app.make.student({ schools: [foreignSchoolId] })
  await app.make.student({ schools: [schoolId] }, { isActive: false })
  await tuition.active(green, '2026-07-01', 1)
  await tuition.active(orange, '2026-06-23', 1)
  await tuition.active(red, '2026-06-21', 1)
  await tuition.active(elsewhere, '2026-06-30', 1)

  // Delivered: 1 h in July (London), 1.5 h and 1 h in June; 1 missed.
  await tuition.session(tutor, green, '2026-06-30T23:00:00Z')
  await tuition.report(await tuition.session(tutor, green, '2026-06-30T22:00:00Z', { quarters: 6 }))
  await tuition.session(tutor, green, '2026-06-02T10:00:00Z')
  await tuition.session(tutor, green, '2026-06-09T10:00:00Z', { state: 'no-show' })
  await tuition.session(tutor, green, '2026-06-12T10:00:00Z', { state: 'cancelled' })
  await tuition.session(tutor, green, '2026-07-01T20:00:00Z', { state: 'scheduled' })
  await tuition.session(tutor, green, '2026-07-01T23:00:00Z', { state: 'scheduled' })
  await tuition.session(tutor, elsewhere, '2026-06-01T10:00:00Z')
  await tuition.alert(red, { type: 2 })
  await tuition.alert(red, { type: 2 })
  await tuition.alert(elsewhere, { type: 4 })
  await tuition.alert(green, { type: 1, state: 'closed', closedAt: now })
  await tuition.booking(green, 8, '2026-06-28T22:59:00Z')
  await tuition.booking(green, 8, '2026-06-28T23:00:00Z')
  await tuition.booking(elsewhere, 8, '2026-07-01T10:00:00Z')
  await app.db.insert(studentDays).values([
    { studentId: green, day: '2026-06-29', answered: 10, correct: 7 },
    { studentId: red, day: '2026-06-20', answered: 4, correct: 1 },
    { studentId: elsewhere, day: '2026-06-30', answered: 5, correct: 5 },
  ])
})
afterAll(() => app.close())

describe('a school in figures', () => {
  it('counts its own students alone', async () => {
    const banner = await tuition.announcement(['School Manager'], '2026-07-01', '2026-07-01')
    const { data } = await app.call(schoolKey, manager, { query: { schoolId } })
    expect(data).toMatchObject({
      schoolId,
      name: 'Hill School',
      students: 3,
      lights: { green: 1, orange: 1, red: 1 },
      hoursDelivered: 3.5,
      hoursThisMonth: 1,
      attendance: 75,
      openAlerts: 2,
      yearGroups: [
        { yearGroup: 12, students: 1 },
        { yearGroup: 13, students: 2 },
      ],
      announcements: [{ id: banner }],
    })
    expect(data.accuracy.slice(-3)).toEqual([
      { weekStart: '2026-06-15', answered: 4, correct: 1 },
      { weekStart: '2026-06-22', answered: 0, correct: 0 },
      { weekStart: '2026-06-29', answered: 10, correct: 7 },
    ])
  })

  it('has figures for a school without students', async () => {
    const empty = await app.make.school('Empty School')
    const { data } = await app.call(schoolKey, await app.make.schoolManager([empty]), {
      query: { schoolId: empty },
    })
    expect(data).toMatchObject({
      students: 0,
      lights: { green: 0, orange: 0, red: 0 },
      hoursDelivered: 0,
      attendance: null,
      yearGroups: [],
    })
  })

  it('lets a manager of two schools see both, and no third', async () => {
    const both = await app.make.schoolManager([schoolId, foreignSchoolId])
    for (const id of [schoolId, foreignSchoolId]) {
      const { status } = await app.call(schoolKey, both, { query: { schoolId: id } })
      expect(status).toBe(200)
    }
    const third = { query: { schoolId: await app.make.school() } }
    expect((await app.call(schoolKey, both, third)).status).toBe(404)
    expect(
      (await app.call(schoolKey, manager, { query: { schoolId: foreignSchoolId } })).status,
    ).toBe(404)
  })

  it('takes three queries and the check that the school is the own one', async () => {
    expect(await queriesOf(app, schoolKey, manager, { query: { schoolId } })).toBe(3)
  })
})

describe("the operation's numbers", () => {
  it('count everybody, by the admin’s day and week', async () => {
    const { data } = await app.call(operationsKey, admin)
    expect(data).toMatchObject({
      lights: { green: 2, orange: 1, red: 1 },
      openAlerts: 3,
      alertsByType: [
        { type: 1, open: 0 },
        { type: 2, open: 2 },
        { type: 3, open: 0 },
        { type: 4, open: 1 },
      ],
      reportsLate: 2,
      flaggedQuestions: 0,
      bookingsThisWeek: 2,
      sessionsToday: 2,
    })
    expect(data.answersThisWeek.at(-1)).toEqual({
      weekStart: '2026-06-29',
      answered: 15,
      correct: 12,
    })
  })

  it('takes three queries, for admins alone', async () => {
    expect(await queriesOf(app, operationsKey, admin)).toBe(3)
    expect((await app.call(operationsKey, manager)).status).toBe(403)
  })
})
