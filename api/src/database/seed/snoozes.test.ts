import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
}, 120_000)
afterAll(() => app.close())

it('shows a light that is set aside, and one that counts again since the student came back', async () => {
  const [admin] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = 'admin@portal.test'`,
  )
  const kept = await rowsOf<{ id: string }>(
    app.db,
    sql`select student_id "id" from audit_snoozes order by made_at`,
  )
  const lights = await Promise.all(
    kept.map(async ({ id }) => {
      const { data } = await app.call('GET /user/admin/AuditDashboard/GetLight', admin?.id, {
        query: { studentId: id },
      })
      return [data.snooze === null, data.snoozedBefore?.endedBy, data.light]
    }),
  )
  expect(lights).toEqual([
    [true, 'activity', 'green'],
    [false, undefined, 'red'],
  ])
})
