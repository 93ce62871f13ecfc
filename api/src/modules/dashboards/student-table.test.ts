import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCsv } from '../../csv/index.ts'
import { auditLog, studentDays, studentSchools, users } from '../../database/schema/index.ts'
import {
  type MakeTuition,
  makeTestApp,
  makeTuition,
  queriesOf,
  type TestApp,
} from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { recordActivity } from '../activity/index.ts'

const mine = 'GET /Dashboard/Tutor/Dashboard/GetMyStudents'
const ofSchool = 'GET /Dashboard/School/Dashboard/GetSchoolStudents'
const all = 'GET /user/admin/AuditDashboard/GetStudents'
/** Noon of 1 July in London. */
const now = new Date('2026-07-01T11:00:00Z')

let app: TestApp
let tuition: MakeTuition
let tutor: string
let otherTutor: string
let manager: string
let admin: string
let schoolId: string
let otherSchoolId: string
const ids = new Map<string, string>()

/** Days without activity, year group and first name of the tutor's students. */
const people = [
  { name: 'Abel', quiet: 0, year: 12 },
  { name: 'Beth', quiet: 6, year: 13 },
  { name: 'Carl', quiet: 7, year: 13 },
  { name: 'Dora', quiet: 9, year: 13 },
  { name: 'Emil', quiet: 10, year: 13 },
  { name: 'Fern', quiet: 40, year: 13 },
]

beforeAll(async () => {
  app = await makeTestApp({ now })
  tuition = makeTuition(app.db)
  schoolId = await app.make.school('Hill School')
  otherSchoolId = await app.make.school('Vale School')
  tutor = await app.make.tutor()
  otherTutor = await app.make.tutor()
  manager = await app.make.schoolManager([schoolId])
  admin = await app.make.admin()
  for (const { name, quiet, year } of people) {
    const email = `${name.toLowerCase()}@hill.test`
    const id = await app.make.student(
      { schools: [schoolId], tutors: [tutor], yearGroup: year },
      { firstName: name, lastName: 'Hill', email },
    )
    ids.set(name, id)
    const day = new Date(now.getTime() - quiet * 86_400_000).toISOString().slice(0, 10)
    await tuition.active(id, day, 60_000)
  }
  const outsider = await app.make.student(
    { schools: [otherSchoolId], tutors: [otherTutor] },
    { firstName: 'Zoe_%', lastName: "O'Neil <b>", email: 'zoe@vale.test' },
  )
  ids.set('Zoe', outsider)
  await tuition.active(outsider, '2026-07-01', 1)
})
afterAll(() => app.close())

/** Takes a student out of all tables again. */
const stop = (id: string) => app.db.update(users).set({ isActive: false }).where(eq(users.id, id))

function idOf(name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`There is no ${name}`)
  return id
}

const names = (data: { students: { fullName: string }[] }) =>
  data.students.map(({ fullName }) => fullName.split(' ')[0])

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

describe('paging, order and search', () => {
  it('gives every student once over the pages, and the count on each', async () => {
    const seen: (string | undefined)[] = []
    for (const pageNo of [1, 2, 3]) {
      const { data } = await app.call(mine, tutor, { query: { pageNo, pageSize: 2 } })
      expect(data.totalCount).toBe(6)
      seen.push(...names(data))
    }
    expect(seen).toEqual(people.map(({ name }) => name))
  })

  it('gives the last page where one past the end is asked for', async () => {
    const past = await app.call(mine, tutor, { query: { pageNo: 99, pageSize: 4 } })
    expect(names(past.data)).toEqual(['Emil', 'Fern'])
    expect(past.data.totalCount).toBe(6)
  })

  it.each(['name', 'lastActivity', 'hoursLeft', 'nextSession', 'accuracy'] as const)(
    'by %s, equals stand in a fixed order: pages add up to the whole, both ways',
    async (sort) => {
      for (const direction of ['asc', 'desc'] as const) {
        const whole = await app.call(mine, tutor, { query: { sort, direction } })
        const paged = []
        for (const pageNo of [1, 2, 3]) {
          const query = { sort, direction, pageNo, pageSize: 2 }
          paged.push(...(await app.call(mine, tutor, { query })).data.students)
        }
        expect(paged).toEqual(whole.data.students)
      }
    },
  )

  it('sorts by each column, with what is unknown at the end', async () => {
    await tuition.booking(idOf('Carl'), 8, '2026-06-01T00:00:00Z')
    await tuition.booking(idOf('Abel'), 4, '2026-06-01T00:00:00Z')
    await app.db.execute(
      `update students set is_unlimited = true where user_id = '${idOf('Beth')}'`,
    )
    const scheduled = { state: 'scheduled' } as const
    await tuition.session(tutor, idOf('Dora'), '2026-07-03T10:00:00Z', scheduled)
    await tuition.session(tutor, idOf('Abel'), '2026-07-02T10:00:00Z', scheduled)
    await tuition.session(tutor, idOf('Abel'), '2026-06-30T10:00:00Z', scheduled)
    const day = '2026-06-20'
    await app.db.insert(studentDays).values([
      { studentId: idOf('Emil'), day, answered: 3, correct: 1 },
      { studentId: idOf('Fern'), day, answered: 4, correct: 4 },
    ])
    const order = async (
      sort: 'lastActivity' | 'hoursLeft' | 'nextSession' | 'accuracy',
      direction: 'asc' | 'desc',
    ) => names((await app.call(mine, tutor, { query: { sort, direction } })).data).join(' ')

    expect(await order('lastActivity', 'asc')).toBe('Fern Emil Dora Carl Beth Abel')
    expect(await order('lastActivity', 'desc')).toBe('Abel Beth Carl Dora Emil Fern')
    expect(await order('hoursLeft', 'desc')).toBe('Carl Abel Fern Emil Dora Beth')
    expect(await order('hoursLeft', 'asc')).toBe('Dora Emil Fern Abel Carl Beth')
    expect(await order('nextSession', 'asc')).toBe('Abel Dora Beth Carl Emil Fern')
    expect(await order('nextSession', 'desc')).toBe('Dora Abel Fern Emil Carl Beth')
    expect(await order('accuracy', 'desc')).toBe('Fern Emil Dora Carl Beth Abel')

    const { data } = await app.call(mine, tutor)
    expect(data.students.find(({ fullName }) => fullName === 'Emil Hill')?.accuracy).toBeCloseTo(
      100 / 3,
      0,
    )
    expect(data.students[0]).toMatchObject({
      fullName: 'Abel Hill',
      schoolName: 'Hill School',
      yearGroup: 12,
      hours: { remaining: 1, bought: 1, used: 0 },
      nextSession: '2026-07-02T10:00:00.000Z',
    })
  })

  it.each([
    ['part of a name, in any case', 'eRn', ['Fern']],
    ['first and last name', 'abel hill', ['Abel']],
    ['an email', 'dora@', ['Dora']],
    ['spaces around', '  emil ', ['Emil']],
    ['nobody', 'Nemo', []],
    ['a percent sign as itself', '%', ['Zoe_%']],
    ['an underscore as itself', '_', ['Zoe_%']],
    ['a backslash as itself', '\\', []],
    ['SQL', "'; drop table users; --", []],
    ['a quotation mark', "o'neil", ['Zoe_%']],
    ['HTML', '<b>', ['Zoe_%']],
  ])('finds by %s', async (_name, search, expected) => {
    const { status, data } = await app.call(all, admin, { query: { search } })
    expect(status).toBe(200)
    expect(names(data)).toEqual(expected)
    expect(data.totalCount).toBe(expected.length)
  })

  it('narrows a school to a year group', async () => {
    const { data } = await app.call(ofSchool, manager, { query: { schoolId, yearGroup: 12 } })
    expect(names(data)).toEqual(['Abel'])
  })

  it.each([
    { pageNo: 0 },
    { pageSize: 0 },
    { pageSize: 101 },
    { search: 'x'.repeat(201) },
    { sort: 'password' },
    { direction: 'asc; drop table users' },
    { light: 'blue' },
  ])('refuses %o, naming the field', async (query) => {
    const { status, errors } = await app.call(mine, tutor, { query: query as object })
    expect(status).toBe(400)
    expect(errors.map(({ path }) => path)).toEqual([`query.${Object.keys(query)[0]}`])
  })

  it('takes at most two queries, and for a school the check that it is the own one', async () => {
    expect(await queriesOf(app, mine, tutor)).toBe(2)
    expect(await queriesOf(app, all, admin, { query: { sort: 'lastActivity' } })).toBe(2)
    expect(await queriesOf(app, ofSchool, manager, { query: { schoolId } })).toBe(3)
  })
})

describe('the light as a filter', () => {
  const scanned = async (key: typeof mine | typeof all, as: string) => {
    const plans = await plannedNodes(app.db, () => app.call(key, as, { query: { light: 'red' } }))
    const nodes = plans.flat()
    const elsewhere = ['active_time', 'sessions', 'attempts', 'student_practice']
    expect(nodes.filter((node) => elsewhere.includes(node['Relation Name'] ?? ''))).toEqual([])
    return nodes.filter((node) => node['Relation Name'] === 'student_activity')
  }

  it('reaches the activity of a tutor’s students by its index', async () => {
    const nodes = await scanned(mine, tutor)
    expect(nodes.length).toBeGreaterThan(0)
    expect(nodes.filter((node) => !goesByIndex(node))).toEqual([])
  })

  it('reads the activity of all students once, and again only for the page', async () => {
    const nodes = await scanned(all, admin)
    expect(nodes.map((node) => goesByIndex(node))).toEqual(expect.arrayContaining([true]))
    expect(nodes).toHaveLength(2)
  })
})

describe('the students of a school, for admins', () => {
  const query = () => ({ schoolId: otherSchoolId })

  it('are a page of the table, and a file that is written down with the school', async () => {
    const { data } = await app.call(all, admin, { query: query() })
    expect([names(data), data.totalCount]).toEqual([['Zoe_%'], 1])
    const empty = { schoolId: await app.make.school() }
    expect(names((await app.call(all, admin, { query: empty })).data)).toEqual([])
    const file = await app.call('GET /user/admin/AuditDashboard/ExportStudents', admin, {
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
  const exportAll = 'GET /user/admin/AuditDashboard/ExportStudents'
  const exportSchool = 'GET /Dashboard/School/Dashboard/ExportSchoolStudents'

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
