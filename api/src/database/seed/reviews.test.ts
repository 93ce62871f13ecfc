import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newestCorrection } from '../../modules/standing/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'

let app: TestApp
let main: string

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  const [row] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = 'student@portal.test'`,
  )
  main = row?.id ?? ''
})
afterAll(() => app.close())

it('lets the main student have mastered some of what was missed, and have some due', async () => {
  const log = await app.call('GET /Revise/api/Revise/GetErrorLog', main)
  expect(log.data.masteredCount).toBeGreaterThan(20)
  expect(log.data.totalCount).toBeGreaterThan(20)
  const { data } = await app.call('GET /Revise/api/Revise/GetReviews', main)
  expect(data).toMatchObject({ dailyLimit: 20, reviewedToday: 0, offered: 20 })
  expect(data.forecast.slice(1).some((each) => each.due > 0)).toBe(true)
  const past = await app.call('GET /Revise/api/Revise/GetPastSets', main, { query: {} })
  expect(past.data.sets.map((each) => each.title)).toContain('Spaced review')
})

it('gives the main student three notes, on questions met', async () => {
  const notes = await rowsOf<{ isMet: boolean }>(
    app.db,
    sql`select exists (select 1 from attempts a where a.student_id = n.student_id
        and a.question_id = n.question_id) "isMet"
      from question_notes n where n.student_id = ${main}`,
  )
  expect(notes).toEqual([{ isMet: true }, { isMet: true }, { isMet: true }])
})

it('has a card and a miss for every question that was answered wrongly, and no others', async () => {
  const differences = await rowsOf(
    app.db,
    sql`select * from (
        select a.student_id, a.question_id, count(*) times from attempts a ${newestCorrection}
        where not coalesce(c.is_correct, a.is_correct) group by 1, 2
      ) a
      full join misses m using (student_id, question_id)
      full join review_cards r using (student_id, question_id)
      where a.times is distinct from m.times or r.question_id is null`,
  )
  expect(differences).toEqual([])
})
