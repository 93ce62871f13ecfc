import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCsv } from '../../csv/index.ts'
import { auditLog, holidays, studentDays, students, terms } from '../../database/schema/index.ts'
import { readPdf } from '../../printing/testing.ts'
import { type MakeTuition, queriesOf, type TestApp } from '../../testing/index.ts'
import { makeStudentTable, ofSchool, type StudentTable } from './student-table.testing.ts'

const trendCall = 'GET /Dashboard/School/Dashboard/GetTrend'
const csvCall = 'GET /Dashboard/School/Dashboard/GetSchoolCsv'
const pdfCall = 'GET /Dashboard/School/Dashboard/GetSchoolPdf'

let app: TestApp
let tuition: MakeTuition
let schoolId: string
let otherSchoolId: string
let tutor: string
let manager: string
let idOf: StudentTable['idOf']

beforeAll(async () => {
  ;({ app, tuition, schoolId, otherSchoolId, tutor, manager, idOf } = await makeStudentTable())
  await app.db.delete(holidays)
  const term = (name: string, startsOn: string, endsOn: string) => ({
    ...{ id: crypto.randomUUID(), name, startsOn, endsOn, cardsDueOn: endsOn },
  })
  await app.db
    .insert(terms)
    .values([
      term('Long ago', '2024-01-08', '2024-03-22'),
      ...['2024-04-15', '2024-09-02', '2025-01-06', '2025-04-21'].map((day) => term(day, day, day)),
      term('Spring 2026', '2026-01-05', '2026-03-27'),
      term('Summer 2026', '2026-04-13', '2026-07-17'),
      term('Autumn 2026', '2026-09-02', '2026-12-18'),
    ])
  const [abel, beth, zoe] = [idOf('Abel'), idOf('Beth'), idOf('Zoe')]
  const year = { startedOn: '2026-01-01', expiresOn: '2027-01-01' }
  await app.db.update(students).set(year)
  await app.db.update(students).set({ startedOn: '2026-04-01' }).where(eq(students.userId, abel))
  // The last moment of the spring in London, and the first of the summer.
  await tuition.session(tutor, beth, '2026-03-27T23:30:00Z', { quarters: 6 })
  await tuition.session(tutor, beth, '2026-03-27T12:00:00Z', { subject: 'Physics' })
  await tuition.session(tutor, beth, '2026-03-20T12:00:00Z', { state: 'no-show' })
  await tuition.session(tutor, beth, '2026-04-12T23:00:00Z')
  await tuition.session(tutor, beth, '2026-04-12T22:59:59Z', { quarters: 8 })
  await tuition.session(tutor, abel, '2026-06-12T12:00:00Z', { state: 'cancelled' })
  await tuition.session(tutor, zoe, '2026-06-12T12:00:00Z')
  await app.db.insert(studentDays).values([
    { studentId: beth, day: '2026-01-05', answered: 10, correct: 4 },
    { studentId: abel, day: '2026-03-27', answered: 10, correct: 5 },
    { studentId: abel, day: '2026-03-28', answered: 10, correct: 10 },
    { studentId: zoe, day: '2026-03-01', answered: 10, correct: 10 },
  ])
})
afterAll(() => app.close())

const trend = async (query: { yearGroup?: number; subject?: string } = {}) =>
  (await app.call(trendCall, manager, { query: { schoolId, ...query } })).data

describe('the trend of a school', () => {
  it('has the last six terms that have begun, the oldest first, of its own students', async () => {
    const { terms: all, subjects } = await trend()
    expect(all.map(({ name }) => name)).toEqual([
      ...['2024-04-15', '2024-09-02', '2025-01-06', '2025-04-21'],
      ...['Spring 2026', 'Summer 2026'],
    ])
    expect(subjects).toEqual(['Mathematics', 'Physics'])
    expect(all.at(-2)).toMatchObject({
      ...{ students: 5, hours: 2.5, attendance: 66.7, mastery: 45 },
      ...{ simulations: null, simulationsSat: 0 },
    })
    expect(all.at(-1)).toMatchObject({ students: 6, hours: 1, attendance: 100, mastery: null })
    expect(all[0]).toMatchObject({ students: 0, hours: 0, attendance: null, mastery: null })
  })

  it('is narrowed to a year group and a subject', async () => {
    const [spring] = (await trend({ yearGroup: 12 })).terms.slice(-2)
    expect(spring).toMatchObject({ students: 0, hours: 0, mastery: 50 })
    const [physics] = (await trend({ subject: 'Physics' })).terms.slice(-2)
    expect(physics).toMatchObject({ hours: 1, attendance: 100, mastery: null })
    expect((await trend({ subject: "'; drop table terms; --" })).terms).toHaveLength(6)
  })

  it('takes one statement and the check of the school, whose stranger gets nothing', async () => {
    expect(await queriesOf(app, trendCall, manager, { query: { schoolId } })).toBe(2)
    for (const call of [trendCall, csvCall, pdfCall] as const) {
      const { status } = await app.call(call, manager, { query: { schoolId: otherSchoolId } })
      expect([call, status]).toEqual([call, 404])
    }
  })

  it('is empty, and no fault, without students', async () => {
    const lonely = await app.make.school()
    const head = await app.make.schoolManager([lonely])
    const { data } = await app.call(trendCall, head, { query: { schoolId: lonely } })
    expect(data.terms.every((term) => term.students === 0 && term.attendance === null)).toBe(true)
    expect(data.subjects).toEqual([])
  })
})

describe('what a school is told of a student', () => {
  const known = [
    ...['accuracy', 'attendance', 'curriculum', 'email', 'fullName', 'hours', 'hoursDelivered'],
    ...['lastActivity', 'openAlerts', 'programName', 'reportsDue', 'schoolName', 'studentId'],
    ...['weakestTopics', 'yearGroup'],
  ]

  it('is the sum of the hours and the attendance: no ledger, rating, target or application', async () => {
    const { data } = await app.call(ofSchool, manager, { query: { schoolId } })
    expect(data.students.map((row) => Object.keys(row).sort())).toEqual(
      data.students.map(() => known),
    )
    expect(data.students.map(({ hours }) => hours)).toEqual(data.students.map(() => ({})))
    expect(data.students.find(({ fullName }) => fullName === 'Beth Hill')).toMatchObject({
      ...{ hoursDelivered: 5.5, attendance: 80 },
    })
    const summary = await app.call('GET /Dashboard/School/Dashboard/GetSchoolSummary', manager, {
      query: { schoolId },
    })
    expect(JSON.stringify([data, summary.data, await trend()])).not.toMatch(
      /remaining|bought|"used"|rating|target|application|nextSession|joinLink|balance/i,
    )
  })

  it('cannot be sorted by what is left of each one’s hours', async () => {
    for (const sort of ['hoursLeft', 'nextSession']) {
      const { status } = await app.call(ofSchool, manager, {
        query: { schoolId, sort: sort as 'name' },
      })
      expect(status).toBe(400)
    }
  })
})

describe('the students of a school as files', () => {
  it('are CSV, as they are filtered', async () => {
    const file = await app.call(csvCall, manager, {
      query: { schoolId, yearGroup: 13, light: 'green', search: 'be' },
    })
    const { rows } = parseCsv(new Uint8Array(await file.data.arrayBuffer()))
    expect(
      rows.map(({ cells }) => [cells.Name, cells['Hours delivered'], cells['Attendance %']]),
    ).toEqual([['Beth Hill', '5.5', '80']])
    expect(Object.keys(rows[0]?.cells ?? {})).not.toContain('Hours left')
  })

  it('are a tagged PDF with its school and filters, and that is written down', async () => {
    const answer = await app.call(pdfCall, manager, {
      query: { schoolId, light: 'red' },
    })
    expect(answer.status).toBe(200)
    const pdf = await readPdf(new Uint8Array(await answer.data.arrayBuffer()))
    expect(pdf.title).toBe('Students of Hill School')
    expect(pdf.text).toContain('Shown: last active 10 days or more ago')
    expect(pdf.text).toMatch(/Emil Hill 13 10 d: 10 days or more/)
    expect(pdf.text).not.toContain('Abel')
    expect(pdf.roles).toContain('Table')
    const entries = await app.db.select().from(auditLog).where(eq(auditLog.actorId, manager))
    expect(entries.filter(({ action }) => action === 'list exported')).toHaveLength(2)
  }, 30_000)

  it('are no PDF of more than 500, which says what to take', async () => {
    const large = await app.make.school('Large School')
    const head = await app.make.schoolManager([large])
    await fill(large, 501)
    const answer = await app.call(pdfCall, head, { query: { schoolId: large } })
    expect(answer.status).toBe(422)
    expect(answer.message).toBe(
      '501 students are more than the 500 that a PDF holds. Take the CSV, or filter them.',
    )
    const some = await app.call(pdfCall, head, { query: { schoolId: large, search: 'crowd-1@' } })
    expect(some.status).toBe(200)
  }, 60_000)
})

/** Copies a student so many times into a school. */
async function fill(school: string, count: number): Promise<void> {
  const source = idOf('Abel')
  const crowd = sql`(select md5('crowd' || n)::uuid id, n number
    from generate_series(1, ${count}::int) n)`
  await app.db.execute(sql`
    insert into users (id, email, role, first_name, last_name, created_at)
    select c.id, 'crowd-' || c.number || '@hill.test', u.role, u.first_name, u.last_name, u.created_at
    from users u cross join ${crowd} c where u.id = ${source}`)
  await app.db.execute(sql`insert into students select (jsonb_populate_record(s,
    jsonb_build_object('user_id', c.id))).* from students s cross join ${crowd} c
    where s.user_id = ${source}`)
  await app.db.execute(sql`insert into student_schools (student_id, school_id, position)
    select c.id, ${school}::uuid, 1 from ${crowd} c`)
}
