import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countDrift } from '../../modules/tuition/ledger.repository.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
}, 120_000)
afterAll(() => app.close())

async function idOf(email: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = ${email}`,
  )
  if (row === undefined) throw new Error(`${email} is not in the demo world`)
  return row.id
}

async function count(statement: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    app.db,
    sql`select count(*)::int "count" from (${statement}) counted`,
  )
  return row?.count ?? -1
}

describe('tuition in the demo world', () => {
  it('has hours in every state, most of the delivered ones with a report', async () => {
    const states = await rowsOf<{ state: string; sessions: number }>(
      app.db,
      sql`select state, count(*)::int sessions from tuition_sessions group by state`,
    )
    expect(states.map(({ state }) => state).sort()).toEqual([
      'cancelled',
      'delivered',
      'no-show',
      'scheduled',
    ])
    const delivered = states.find(({ state }) => state === 'delivered')?.sessions ?? 0
    const reports = await count(sql`select 1 from tuition_reports`)
    expect(delivered).toBeGreaterThan(1_000)
    expect(reports).toBeLessThan(delivered)
    expect(reports / delivered).toBeGreaterThan(0.95)
  })

  it('puts nobody in two places at once', async () => {
    expect(
      await count(sql`select 1 from tuition_sessions a join tuition_sessions b
        on a.id < b.id and (a.tutor_id = b.tutor_id or a.student_id = b.student_id)
        and a.starts_at < b.starts_at + b.quarters * interval '15 minutes'
        and b.starts_at < a.starts_at + a.quarters * interval '15 minutes'`),
    ).toBe(0)
  })

  it('takes place at the same hour by London’s clock in summer and winter', async () => {
    const [row] = await rowsOf<{ hours: string[]; events: string[] }>(
      app.db,
      sql`select
        (select json_agg(distinct to_char(starts_at at time zone 'Europe/London', 'HH24:MI'))
          from tuition_sessions) hours,
        (select json_agg(distinct to_char(starts_at at time zone 'Europe/London', 'HH24:MI'))
          from calendar_events where info like '%closes at 18:00') events`,
    )
    expect(row?.hours.sort()).toEqual([
      '08:30',
      '10:00',
      '12:30',
      '14:00',
      '15:30',
      '16:00',
      '17:15',
      '18:00',
      '19:00',
      '21:15',
    ])
    expect(row?.events).toEqual(['18:00'])
    expect(
      await count(sql`select 1 from tuition_sessions
        where to_char(starts_at at time zone 'Europe/London', 'HH24:MI')
          not in ('08:30', '10:00', '12:30', '21:15')
        group by tutor_id, student_id
        having count(distinct to_char(starts_at at time zone 'Europe/London', 'ID HH24:MI')) > 1`),
    ).toBe(0)
  })

  it('lets no limited student use more hours than were bought, but for the one who owes', async () => {
    const rows = await rowsOf<{ email: string; quarters: number }>(
      app.db,
      sql`select u.email, sum(l.quarters)::int "quarters"
        from tuition_ledger l join students s on s.user_id = l.student_id
        join users u on u.id = l.student_id
        where not s.is_unlimited group by u.email having sum(l.quarters) < 0`,
    )
    expect(rows).toEqual([{ email: 'student-owing@portal.test', quarters: -6 }])
  })

  it('counts every delivered and missed hour in the ledger, once', async () => {
    expect(await countDrift(app.db)).toBe(0)
  })

  it('reports and ratings speak only of hours that were delivered', async () => {
    expect(
      await count(sql`select s.id from tuition_reports r join tuition_sessions s on s.id = r.session_id
        where s.state <> 'delivered'
        union all select s.id from ratings g join tuition_sessions s on s.id = g.session_id
        where s.state <> 'delivered'`),
    ).toBe(0)
  })
})

describe('the dashboards of the demo world', () => {
  it("the student's has something everywhere", async () => {
    const student = await idOf('student@portal.test')
    const { data } = await app.call('GET /Dashboard/Dashboard/GetDashboardDataV2', student)
    expect(data.isNew).toBe(false)
    expect(data.guide).toEqual([])
    expect(data.nextItems).toHaveLength(3)
    expect(data.upcomingEvents).toHaveLength(5)
    expect(data.nextSession?.joinLink).toMatch(/^https:/)
    expect(data.tuition.remaining).toBeGreaterThan(0)
    expect(data.curriculum).toEqual({ completed: 4, total: 9 })
    expect(data.streak).toEqual({ days: 9, best: 23 })
    expect(data.activeTime.lastWeekMs + data.activeTime.thisWeekMs).toBeGreaterThan(0)
    expect(data.readiness.map((part) => part.sectionNo)).toEqual([
      'Mathematics 1',
      'Physics',
      'Mathematics 2',
    ])
    expect(data.latestReport?.wentWell).toContain(data.firstName)
    expect(data.announcements).toHaveLength(2)

    const calendar = await app.call('GET /Tution/Tution/GetCalendarData', student)
    const components = [...new Set(calendar.data.map((event) => event.calendarComponent))]
    expect(components).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]))
  })

  it('an empty new account is shown the guide', async () => {
    const student = await idOf('student-new@portal.test')
    const { data } = await app.call('GET /Dashboard/Dashboard/GetDashboardDataV2', student)
    expect(data.isNew).toBe(true)
    expect(data.guide.map(({ id, isDone }) => `${id} ${isDone}`)).toEqual([
      'sign-in true',
      'esat-parts false',
      'first-practice false',
      'curriculum false',
      'first-session false',
    ])
    expect(data.latestReport).toBeNull()
    expect(data.tuition).toMatchObject({ used: 0, remaining: 20 })
  })

  it("the tutor's day has hours, a late report and one that is due", async () => {
    const tutor = await idOf('tutor@portal.test')
    const { data } = await app.call('GET /Dashboard/Tutor/Dashboard/GetDueToday', tutor)
    expect(data.sessionsToday.length).toBeGreaterThanOrEqual(3)
    expect(data.reportsDue.length).toBe(3)
    expect(data.reportsDue[0]?.isLate).toBe(true)
    const students = await app.call('GET /Dashboard/Tutor/Dashboard/GetMyStudents', tutor)
    expect(students.data.students.some(({ email }) => email === 'student@portal.test')).toBe(true)
    expect(students.data.students.reduce((sum, row) => sum + row.reportsDue, 0)).toBe(3)
  })

  it('the others tie together', async () => {
    const team = await app.call(
      'GET /Dashboard/SeniorTutor/Dashboard/GetTeam',
      await idOf('senior@portal.test'),
    )
    const tutor = team.data.tutors.find(({ email }) => email === 'tutor@portal.test')
    expect(tutor?.ratingCount).toBeGreaterThan(0)

    const parent = await idOf('parent@portal.test')
    const { data: family } = await app.call('GET /Dashboard/Parent/Dashboard/GetChildren', parent)
    expect(family.children).toHaveLength(2)
    expect(family.announcements).toHaveLength(1)
    const child = await app.call('GET /Dashboard/Parent/Dashboard/GetDashboardData', parent, {
      query: { studentId: await idOf('student@portal.test') },
    })
    expect(child.data.openAlerts).toHaveLength(1)
    expect(child.data.latestReport).not.toBeNull()

    const manager = await idOf('school@portal.test')
    const [school] = await rowsOf<{ id: string }>(
      app.db,
      sql`select school_id id from school_managers where user_id = ${manager}`,
    )
    const summary = await app.call('GET /Dashboard/School/Dashboard/GetSchoolSummary', manager, {
      query: { schoolId: school?.id ?? '' },
    })
    expect(summary.data.students).toBeGreaterThan(5)
    expect(summary.data.hoursDelivered).toBeGreaterThan(summary.data.hoursThisMonth)
    expect(summary.data.attendance).toBeGreaterThan(80)
    expect(Math.min(...Object.values(summary.data.lights))).toBeGreaterThan(0)

    const operations = await app.call(
      'GET /Dashboard/Admin/Dashboard/GetOperations',
      await idOf('admin@portal.test'),
    )
    const { lights } = operations.data
    // All but the one whose light is set aside.
    expect(lights.green + lights.orange + lights.red).toBe(62)
    expect(Math.min(lights.green, lights.orange, lights.red)).toBeGreaterThan(0)
    expect(operations.data.alertsByType.every(({ open }) => open > 0)).toBe(true)
    expect(operations.data.bookingsThisWeek).toBeGreaterThan(0)
    expect(operations.data.sessionsToday).toBeGreaterThan(2)
  })
})
