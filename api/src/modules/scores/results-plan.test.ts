import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { makeTestApp } from '../../testing/index.ts'
import { plannedNodes, rowsMet } from '../../testing/plans.ts'
import { makeScoredTest } from './testing.ts'

const listCall = 'GET /User/admin/Score/GetResults'

it('a page of 5,000 results by their sitting reads only the people on it', async () => {
  const app = await makeTestApp({ now: new Date('2026-03-02T10:00:00Z') })
  try {
    const { db } = app
    const admin = await app.make.admin()
    const { testId } = await makeScoredTest(app)
    const id = sql`('019009be-8800-7000-8000-' || lpad(n::text, 12, '0'))::uuid`
    await db.execute(sql`insert into users (id, email, role, first_name, last_name, created_at)
      select ${id}, 'pupil-' || n || '@many.test', 'Student', 'Pupil ' || n, 'P', now()
      from generate_series(1, 5000) n`)
    await db.execute(sql`insert into students (user_id, program_name, year_group, started_on, expires_on)
      select ${id}, 'Premium', 12, '2025-01-01', '2026-12-31' from generate_series(1, 5000) n`)
    await db.execute(sql`insert into official_results
        (id, student_id, admission_test_id, year, month, score, source, saved_at)
      select ${id}, ${id}, ${testId}::int, 2000 + n % 25, 10, 5, 'imported', now()
      from generate_series(1, 5000) n`)
    await db.execute(sql`vacuum analyze`)
    for (const direction of ['asc', 'desc'] as const) {
      const query = { pageNo: 1, pageSize: 20, sort: 'sitting', direction } as const
      const plans = await plannedNodes(db, async () => {
        const { results, totalCount } = (await app.call(listCall, admin, { query })).data
        expect([results.length, totalCount]).toEqual([20, 5_000])
      })
      const people = plans.flat().filter((node) => node['Relation Name'] === 'users')
      expect(people.reduce((met, node) => met + rowsMet(node), 0)).toBeLessThan(200)
    }
  } finally {
    await app.close()
  }
})
