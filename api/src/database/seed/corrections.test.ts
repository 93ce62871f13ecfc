import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'
import { demoPerson } from './testing.ts'

let app: TestApp
let admin: string
let questionId: number
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  admin = await demoPerson(app.db, 'admin')
  const [row] = await rowsOf<{ id: number }>(
    app.db,
    sql`select question_id id from key_corrections`,
  )
  questionId = row?.id ?? 0
})
afterAll(() => app.close())

it('a wrong key of the demo world has been put right in every mark', async () => {
  const { data } = await app.call('GET /question/admin/KeyCorrection/GetCorrections', admin, {
    query: { questionId },
  })
  expect(data).toHaveLength(1)
  const [correction] = data
  expect(correction?.done).toBe(correction?.total)
  expect(correction?.gained).toBeGreaterThan(0)
  expect(correction?.lost).toBeGreaterThan(0)
  const [marks] = await rowsOf<{ answers: number; wrong: number }>(
    app.db,
    sql`select count(*)::int answers, count(*) filter (where x.is_correct <> o.is_correct)::int wrong
      from attempt_corrections x
      join attempts a on a.id = x.attempt_id
      join questions q on q.id = a.question_id
      join question_versions v on v.question_id = q.id and v.version = q.current_version
      join question_options o on o.version_id = v.id and o.letter = a.response->>'letter'`,
  )
  expect(marks).toEqual({ answers: correction?.total, wrong: 0 })
})

it('whoever has another mark for it has been told once', async () => {
  const [told] = await rowsOf<{ notices: number; people: number; changed: number }>(
    app.db,
    sql`select count(*)::int notices, count(distinct r.user_id)::int people,
        (select count(distinct a.student_id)::int from attempt_corrections x
          join attempts a on a.id = x.attempt_id where x.is_correct <> a.is_correct) changed
      from notifications n join notification_recipients r on r.notification_id = n.id
      where n.title = 'Answer key corrected'`,
  )
  expect(told?.people).toBeGreaterThan(0)
  expect(told).toEqual({ notices: told?.people, people: told?.changed, changed: told?.changed })
})
