import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { plannedNodes, rowsMet } from '../../testing/plans.ts'

const now = new Date('2026-07-01T11:00:00Z')
const list = 'GET /user/admin/AuditDashboard/GetStudents'
const many = 2_000

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
  // Each was active for the last time at another hour of the last 80 days.
  await app.db.execute(sql`insert into users (id, email, role, first_name, last_name, created_at)
    select ('01900000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 'many-' || i || '@portal.test', 'Student', 'Pupil' || i * 7919 % 2003,
      'Of Many', ${now.toISOString()} from generate_series(1, ${many}::int) i`)
  await app.db.execute(sql`insert into students (user_id, program_name, year_group, started_on,
      expires_on)
    select ('01900000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 'Programme ' || i % 3, 13, '2026-01-01', '2027-01-01'
    from generate_series(1, ${many}::int) i`)
  await app.db.execute(sql`insert into student_activity (student_id, kind, last_at)
    select ('01900000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 'learn', ${now.toISOString()}::timestamptz - make_interval(hours => i)
    from generate_series(1, ${many}::int) i`)
  await app.db.execute(sql`analyze`)
})
afterAll(() => app.close())

/** Rows of students that a page of ten goes through, of whichever table. */
async function goneThrough(query: object): Promise<number> {
  const asked = { query: { ...query, pageSize: 10 } }
  const plans = await plannedNodes(app.db, () => app.call(list, admin, asked))
  const of = ['student_lights', 'users', 'students']
  const met = of.map((table) =>
    plans
      .flat()
      .filter((node) => node['Relation Name'] === table)
      .reduce((sum, node) => sum + rowsMet(node), 0),
  )
  return Math.max(...met)
}

describe('a page of two thousand students', () => {
  it.each([
    ['by name', {}, 40],
    ['by last activity', { sort: 'lastActivity' }, 40],
    ['by last activity, backwards', { sort: 'lastActivity', direction: 'desc' }, 40],
    ['of red ones by last activity', { sort: 'lastActivity', light: 'red' }, 40],
    ['of green ones by last activity', { sort: 'lastActivity', light: 'green' }, 120],
    ['of orange ones by last activity', { sort: 'lastActivity', light: 'orange' }, 120],
    ['of those set aside', { snoozed: 'yes' }, 40],
  ])('%s goes through few of them', async (_, query, most) => {
    expect(await goneThrough(query)).toBeLessThanOrEqual(most)
  })

  it('has the programmes without going through the students', async () => {
    const read = () => app.call('GET /user/admin/AuditDashboard/GetLights', admin)
    const nodes = (await plannedNodes(app.db, read)).flat()
    const students = nodes.filter((node) => node['Relation Name'] === 'students')
    expect(students.reduce((sum, node) => sum + rowsMet(node), 0)).toBeLessThanOrEqual(5)
    const { data } = await read()
    expect(data.programmes).toEqual(['Programme 0', 'Programme 1', 'Programme 2'])
    expect(data.lights.green + data.lights.orange + data.lights.red).toBe(many)
  })
})
