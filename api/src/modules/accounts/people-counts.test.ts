import type { CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schoolManagers, studentSchools } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { plannedNodes, rowsMet } from '../../testing/plans.ts'

const listCall = 'GET /User/admin/Account/GetPeople'
type Query = Partial<CallInput<typeof listCall>['query']>

const now = new Date('2026-06-30T09:00:00Z')
const stopped = { isActive: false, stoppedAt: now }

describe('how many people of a school and without a tutor there are', () => {
  let app: TestApp
  let admin: string
  let school: string
  let leaver: string

  beforeAll(async () => {
    app = await makeTestApp({ now })
    const { make } = app
    admin = await make.admin()
    school = await make.school('Hill School')
    const other = await make.school('Dale School')
    const tutor = await make.tutor()
    const joined = { passwordHash: 'x' }
    leaver = await make.student({ schools: [school, other], tutors: [tutor] }, joined)
    await make.student({ schools: [school] }, joined)
    await make.student({ schools: [school] }, { passwordHash: null })
    await make.student({ schools: [school], tutors: [tutor] }, { passwordHash: null })
    await make.student({ schools: [school] }, stopped)
    await make.student({ schools: [other] }, joined)
    await make.student({ tutors: [tutor] }, { ...joined, ...stopped })
    await make.schoolManager([school, other], joined)
    await make.schoolManager([school], stopped)
    // No role has both links, and yet nobody would count twice who had.
    const both = await make.student({ schools: [school] }, joined)
    await app.db.insert(schoolManagers).values({ userId: both, schoolId: school })
  })
  afterAll(() => app.close())

  const states = [undefined, 'active', 'invited', 'stopped', 'merged'] as const
  const roles = [undefined, 'Student', 'School Manager', 'Tutor'] as const
  /** By every role and state; a search for the sign in every address finds the same row by row. */
  const counts = async (filter: Query, search?: string) => {
    const found: [string, number, number][] = []
    for (const role of roles) {
      for (const state of states) {
        const query = { ...filter, role, state, search }
        const { people, totalCount } = (await app.call(listCall, admin, { query })).data
        found.push([`${role} ${state}`, totalCount, people.length])
      }
    }
    return found
  }

  it('is as many as are listed, by every role and state', async () => {
    for (const filter of [{ schoolId: school }, { tutorId: 'none' }]) {
      const known = await counts(filter)
      expect(known).toEqual(await counts(filter, '@'))
      expect(known.map(([kind, count]) => [kind, count])).toEqual(
        known.map(([kind, , listed]) => [kind, listed]),
      )
      expect(new Set(known.map(([, count]) => count)).size).toBeGreaterThan(3)
    }
  })

  it('does not know of a student who was forgotten', async () => {
    const before = await counts({ schoolId: school })
    const { data: asked } = await app.call('POST /User/Account/RequestDeletion', leaver)
    const decided = await app.call('POST /User/admin/Account/DecideDeletion', admin, {
      body: { requestId: asked.id, decision: 'confirmed' },
    })
    expect(decided.status).toBe(200)
    expect(
      (await app.db.select().from(studentSchools)).map((link) => link.studentId),
    ).not.toContain(leaver)
    const known = await counts({ schoolId: school })
    expect(known).toEqual(await counts({ schoolId: school }, '@'))
    expect(known[0]?.[1]).toBe((before[0]?.[1] ?? 0) - 1)
  })
})

it('goes by indexes with 20,000 students, in a large school and in a small one', async () => {
  const app = await makeTestApp({ now })
  try {
    const { db, make } = app
    const admin = await make.admin()
    const tutor = await make.tutor()
    const large = await make.school('Large School')
    const small = await make.school('Small School')
    const id = sql`('019009be-8800-7000-8000-' || lpad(n::text, 12, '0'))::uuid`
    await db.execute(sql`insert into users
        (id, email, role, first_name, last_name, password_hash, created_at)
      select ${id}, 'pupil-' || n || '@many.test', 'Student', 'Pupil ' || (n * 7919) % 20011, 'P', 'x',
        now() from generate_series(1, 20000) n`)
    await db.execute(sql`insert into students (user_id, program_name, year_group, started_on, expires_on)
      select ${id}, 'Premium', 12, '2026-01-01', '2026-12-31' from generate_series(1, 20000) n`)
    await db.execute(sql`insert into student_schools (student_id, school_id, position)
      select ${id}, ${large}::uuid, 1 from generate_series(1, 1600) n
      union all select ${id}, ${small}::uuid, 2 from generate_series(1, 20) n`)
    await db.execute(sql`insert into tutor_students (tutor_id, student_id)
      select ${tutor}::uuid, ${id} from generate_series(1, 20) n`)
    await db.execute(sql`vacuum analyze`)
    const usersMet = async (query: Query) => {
      const run = async () => {
        const { people, totalCount } = (await app.call(listCall, admin, { query })).data
        expect([query, totalCount > 0, people.length]).toEqual([query, true, 20])
      }
      const scans = (await plannedNodes(db, run)).flat()
      return scans
        .filter((node) => node['Relation Name'] === 'users')
        .reduce((met, node) => met + rowsMet(node), 0)
    }
    const role = 'Student'
    const untaught = { role, state: 'active', tutorId: 'none' } as const
    for (const query of [{}, { role }, { role, state: 'active' }] as const) {
      expect(await usersMet({ ...query, schoolId: large })).toBeLessThan(1_000)
      expect(await usersMet({ ...query, schoolId: small })).toBeLessThan(200)
    }
    expect(await usersMet({ schoolId: large, sort: 'email' })).toBeLessThan(1_000)
    expect(await usersMet(untaught)).toBeLessThan(1_000)
  } finally {
    await app.close()
  }
})
