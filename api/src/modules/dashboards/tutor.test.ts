import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type MakeTuition,
  makeTestApp,
  makeTuition,
  queriesOf,
  type TestApp,
} from '../../testing/index.ts'

const dueKey = 'GET /Dashboard/Tutor/Dashboard/GetDueToday'
const teamKey = 'GET /Dashboard/SeniorTutor/Dashboard/GetTeam'
/** 00:30 on 1 July in London, still June in UTC. */
const now = new Date('2026-06-30T23:30:00Z')

let app: TestApp
let tuition: MakeTuition

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
})
afterAll(() => app.close())

describe('what is due today', () => {
  it('lists the hours of the tutor’s own day, and the reports owed with their deadline', async () => {
    const student = await app.make.student({}, { firstName: 'Ada', lastName: 'Byron' })
    const tutor = await app.make.tutor(
      { students: [student] },
      { firstName: 'Grace', lastName: 'Hopper' },
    )
    const other = await app.make.tutor({ students: [student] })
    const scheduled = { state: 'scheduled' } as const
    await tuition.session(tutor, student, '2026-06-30T22:59:00Z', scheduled)
    const first = await tuition.session(tutor, student, '2026-06-30T23:00:00Z', scheduled)
    const last = await tuition.session(tutor, student, '2026-07-01T22:59:00Z', scheduled)
    await tuition.session(tutor, student, '2026-07-01T23:00:00Z', scheduled)
    await tuition.session(tutor, student, '2026-07-01T10:00:00Z', { state: 'cancelled' })
    await tuition.session(other, student, '2026-07-01T11:00:00Z', scheduled)
    // An hour and a half: its report is due at 23:30 of the next day, which is now.
    const due = await tuition.session(tutor, student, '2026-06-29T22:00:00Z', { quarters: 6 })
    const late = await tuition.session(tutor, student, '2026-06-29T21:00:00Z')
    await tuition.report(await tuition.session(tutor, student, '2026-06-28T10:00:00Z'))
    await tuition.session(tutor, student, '2026-06-27T10:00:00Z', { state: 'no-show' })
    await tuition.session(other, student, '2026-06-26T10:00:00Z')

    const { data } = await app.call(dueKey, tutor)
    expect(data.firstName).toBe('Grace')
    expect(data.sessionsToday.map(({ id }) => id)).toEqual([first, last])
    expect(data.reportsDue).toEqual([
      expect.objectContaining({ id: late, dueAt: '2026-06-30T22:00:00.000Z', isLate: true }),
      expect.objectContaining({
        id: due,
        studentName: 'Ada Byron',
        tutorName: 'Grace Hopper',
        length: 1.5,
        dueAt: '2026-06-30T23:30:00.000Z',
        isLate: false,
      }),
    ])
    expect(data.flaggedQuestions).toBe(0)
    expect(await queriesOf(app, dueKey, tutor)).toBe(2)
  })

  it('is empty for a tutor without students, and closed to other roles', async () => {
    const { data } = await app.call(dueKey, await app.make.tutor())
    expect(data).toMatchObject({ sessionsToday: [], reportsDue: [], flaggedQuestions: 0 })
    expect((await app.call(dueKey, await app.make.admin())).status).toBe(403)
  })
})

describe('the team of a senior tutor', () => {
  it('gives each tutor’s figures, by name, and nobody else’s', async () => {
    const senior = await app.make.seniorTutor()
    const rival = await app.make.seniorTutor()
    const students = [await app.make.student(), await app.make.student()]
    const busy = await app.make.tutor(
      { seniorTutorId: senior, students },
      { firstName: 'Mary', lastName: 'Cartwright' },
    )
    const idle = await app.make.tutor(
      { seniorTutorId: senior },
      { firstName: 'alan', lastName: 'Turing' },
    )
    await app.make.tutor({ seniorTutorId: rival, students })
    await app.make.tutor({ seniorTutorId: senior }, { isActive: false })
    const [student = '', second = ''] = students
    // 1 July began at 23:00 UTC for the senior tutor; the hour before is June's.
    const early = await tuition.session(busy, student, '2026-06-30T22:59:00Z')
    const inJuly = await tuition.session(busy, student, '2026-06-30T23:00:00Z', { quarters: 1 })
    const late = await tuition.session(busy, second, '2026-06-20T10:00:00Z')
    await tuition.report(await tuition.session(busy, second, '2026-06-19T10:00:00Z'))
    await tuition.rating(early, busy, 10)
    await tuition.rating(inJuly, busy, 9)
    await tuition.rating(late, busy, 9)
    await tuition.survey(student, [[busy, 8]])
    await tuition.survey(second, [[busy, 7]])
    await tuition.alert(student)
    await tuition.alert(second)
    await tuition.alert(second, { state: 'closed', closedAt: now })

    const { data } = await app.call(teamKey, senior)
    expect(data.tutors).toEqual([
      {
        tutorId: idle,
        fullName: 'alan Turing',
        email: expect.stringContaining('@'),
        students: 0,
        reportsLate: 0,
        hoursThisMonth: 0,
        ...{ ratingAverage: null, ratingCount: 0, surveyAverage: null, surveyCount: 0 },
        openAlerts: 0,
      },
      {
        tutorId: busy,
        fullName: 'Mary Cartwright',
        email: expect.stringContaining('@'),
        students: 2,
        reportsLate: 1,
        hoursThisMonth: 0.25,
        ...{ ratingAverage: 9.3, ratingCount: 3, surveyAverage: 7.5, surveyCount: 2 },
        openAlerts: 2,
      },
    ])
    expect(await queriesOf(app, teamKey, senior)).toBe(1)
    expect((await app.call(teamKey, busy)).status).toBe(403)
  })
})
