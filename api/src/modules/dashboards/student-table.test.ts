import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCsv } from '../../csv/index.ts'
import { auditLog, studentSchools } from '../../database/schema/index.ts'
import type { MakeTuition, TestApp } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { recordActivity } from '../activity/index.ts'
import {
  all,
  makeStudentTable,
  mine,
  names,
  now,
  ofSchool,
  people,
  type StudentTable,
} from './student-table.testing.ts'

let app: TestApp
let tuition: MakeTuition
let schoolId: string
let otherSchoolId: string
let tutor: string
let otherTutor: string
let manager: string
let admin: string
let stop: StudentTable['stop']

beforeAll(async () => {
  ;({ app, tuition, schoolId, otherSchoolId, tutor, otherTutor, manager, admin, stop } =
    await makeStudentTable())
})
afterAll(() => app.close())

describe('the table of students', () => {
  it('is for each role about whom the role may see', async () => {
    const own = people.map(({ name }) => name)
    expect(names((await app.call(mine, tutor)).data)).toEqual(own)
    const school = await app.call(ofSchool, manager, { query: { schoolId } })
    expect(names(school.data)).toEqual(own)
    expect((await app.call(all, admin)).data.totalCount).toBe(7)
    expect(names((await app.call(mine, otherTutor)).data)).toEqual(['Zoe_%'])
  })

  it('does not find a school that is not the own one', async () => {
    const { status } = await app.call(ofSchool, manager, { query: { schoolId: otherSchoolId } })
    expect(status).toBe(404)
    expect((await app.call(all, tutor)).status).toBe(403)
    expect((await app.call(mine, admin)).status).toBe(403)
  })

  it('forgets a student who leaves the school, at once', async () => {
    const gone = await app.make.school()
    const gonesManager = await app.make.schoolManager([gone])
    const leaver = await app.make.student({ schools: [gone] })
    const query = { schoolId: gone }
    expect((await app.call(ofSchool, gonesManager, { query })).data.totalCount).toBe(1)
    await app.db.delete(studentSchools).where(eq(studentSchools.studentId, leaver))
    expect((await app.call(ofSchool, gonesManager, { query })).data).toEqual({
      students: [],
      totalCount: 0,
    })
    await stop(leaver)
  })

  it.each([
    ['green', ['Abel', 'Beth']],
    ['orange', ['Carl', 'Dora']],
    ['red', ['Emil', 'Fern']],
  ] as const)('%s are %o', async (light, expected) => {
    const { data } = await app.call(mine, tutor, { query: { light } })
    expect(names(data)).toEqual(expected)
    expect(data.totalCount).toBe(2)
    expect(data.students.every((row) => row.lastActivity.light === light)).toBe(true)
  })

  it('lists only those with an open alert, or with a report to write', async () => {
    const keeper = await app.make.tutor()
    const other = await app.make.tutor()
    const make = (firstName: string) => app.make.student({ tutors: [keeper, other] }, { firstName })
    const [alerted, owed, calm] = [await make('Alma'), await make('Owen'), await make('Cleo')]
    await tuition.alert(alerted)
    await tuition.alert(calm, { state: 'closed', closedAt: now })
    await tuition.session(keeper, owed, '2026-06-28T10:00:00Z')
    await tuition.report(await tuition.session(other, calm, '2026-06-28T10:00:00Z'))
    const listed = async (attention: 'alerts' | 'reports', who = keeper) =>
      names((await app.call(mine, who, { query: { attention } })).data)
    expect(await listed('alerts')).toEqual(['Alma'])
    expect(await listed('reports')).toEqual(['Owen'])
    expect(await listed('reports', other)).toEqual([])
    for (const id of [alerted, owed, calm]) await stop(id)
  })

  it('counts quiet days in the days of the student', async () => {
    const far = await app.make.tutor()
    const early = { timeZone: 'America/Los_Angeles' }
    const student = await app.make.student({ tutors: [far] }, early)
    await tuition.active(student, '2026-06-24', 1, '2026-06-25T06:59:00Z')
    app.clock.set(new Date('2026-07-01T06:59:00Z'))
    const days = async () => (await app.call(mine, far)).data.students[0]?.lastActivity
    expect(await days()).toMatchObject({ days: 6, light: 'green', kind: 'active time' })
    app.clock.set(new Date('2026-07-01T07:00:00Z'))
    expect(await days()).toMatchObject({ days: 7, light: 'orange' })
    app.clock.set(now)
    await stop(student)
  })

  it('counts from the start of the programme where nothing was done yet', async () => {
    const waiting = await app.make.tutor()
    const id = await app.make.student({ tutors: [waiting], startedOn: '2026-06-22' })
    const { data } = await app.call(mine, waiting)
    expect(data.students[0]?.lastActivity).toEqual({
      at: null,
      kind: null,
      days: 9,
      light: 'orange',
    })
    await stop(id)
  })

  it('takes the latest of active time, an answer, an hour and a sign-in', async () => {
    const watcher = await app.make.tutor()
    const id = await app.make.student({ tutors: [watcher] })
    const latest = async () => {
      const { at, kind } = (await app.call(mine, watcher)).data.students[0]?.lastActivity ?? {}
      return `${kind} ${at}`
    }
    await tuition.active(id, '2026-06-20', 1)
    await tuition.session(watcher, id, '2026-06-21T10:00:00Z', { state: 'no-show' })
    expect(await latest()).toBe('active time 2026-06-20T12:00:00.000Z')
    await tuition.session(watcher, id, '2026-06-22T10:00:00Z')
    expect(await latest()).toBe('tuition 2026-06-22T11:00:00.000Z')
    await recordActivity(app.db, id, 'attempt', new Date('2026-06-23T10:00:00Z'))
    expect(await latest()).toBe('attempt 2026-06-23T10:00:00.000Z')
    await stop(id)
  })
})

describe('the students of a school, for admins', () => {
  const query = () => ({ schoolId: otherSchoolId })

  it('are a page of the table, and a file that is written down with the school', async () => {
    const { data } = await app.call(all, admin, { query: query() })
    expect([names(data), data.totalCount]).toEqual([['Zoe_%'], 1])
    const empty = { schoolId: await app.make.school() }
    expect(names((await app.call(all, admin, { query: empty })).data)).toEqual([])
    const file = await app.call('GET /user/admin/AuditDashboard/GetStudentsCsv', admin, {
      query: query(),
    })
    const { rows } = parseCsv(new Uint8Array(await file.data.arrayBuffer()))
    expect(rows.map(({ cells }) => cells.Email)).toEqual(['zoe@vale.test'])
    const [entry] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'list exported'))
      .orderBy(desc(auditLog.id))
    expect(entry).toMatchObject({ details: { list: 'students', school: otherSchoolId } })
  })

  it('are reached by index', async () => {
    const plans = await plannedNodes(app.db, () => app.call(all, admin, { query: query() }))
    const scans = plans.flat().filter((node) => node['Relation Name'] === 'student_schools')
    expect(scans.length).toBeGreaterThan(0)
    expect(scans.filter((scan) => !goesByIndex(scan))).toEqual([])
  })
})

describe('the table as a file', () => {
  const exportAll = 'GET /user/admin/AuditDashboard/GetStudentsCsv'
  const exportSchool = 'GET /Dashboard/School/Dashboard/GetSchoolCsv'

  it('has all that fits in the order of the table, and is written down', async () => {
    const answer = await app.call(exportSchool, manager, {
      query: { schoolId, light: 'red', sort: 'name', direction: 'desc' },
    })
    const { rows } = parseCsv(new Uint8Array(await answer.data.arrayBuffer()))
    // A bank holiday does not count.
    expect(rows.map(({ cells }) => [cells.Name, cells.Email, cells['Days since']])).toEqual([
      ['Fern Hill', 'fern@hill.test', '39'],
      ['Emil Hill', 'emil@hill.test', '10'],
    ])
    const [entry] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'list exported'))
      .orderBy(desc(auditLog.id))
    expect(entry).toMatchObject({
      actorId: manager,
      details: { list: 'students', school: schoolId },
    })
  })

  it('is for those who may see the table', async () => {
    expect((await app.call(exportAll, manager)).status).toBe(403)
    expect(
      (await app.call(exportSchool, manager, { query: { schoolId: otherSchoolId } })).status,
    ).toBe(404)
  })

  it('makes no formula of what people call themselves', async () => {
    const sly = await app.make.student(
      { schools: [schoolId], tutors: [] },
      { firstName: '=1+1', lastName: 'Hill', email: 'sly@hill.test' },
    )
    const answer = await app.call(exportAll, admin, { query: { search: 'sly@' } })
    expect(await answer.data.text()).toContain("'=1+1 Hill")
    await stop(sly)
  })
})
