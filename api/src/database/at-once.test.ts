import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statementsOf } from '../testing/count-queries.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { atOnce } from './at-once.ts'
import { rowsOf } from './open.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())

it('sends what does not wait for one another as one statement, and gives each its rows', async () => {
  const words = sql`select ${'a"b\\c ☃'}::text "text", 0.1::float8 "part", 7 "whole", true "is",
    null::int "none", '{"deep":[1,2.5]}'::jsonb "json"`
  const many = sql`select n::int "n" from generate_series(1, ${5}::int) n order by n desc`
  const none = sql`select 1 "one" where false`
  const read = () =>
    atOnce(app.db, async (db) => {
      const first = await Promise.all([words, many, none].map((each) => rowsOf(db, each)))
      return [...first, await rowsOf(db, many)]
    })
  const apart = await Promise.all([words, many, none, many].map((each) => rowsOf(app.db, each)))
  expect(await read()).toEqual(apart)
  expect(apart.map((rows) => rows.length)).toEqual([1, 5, 0, 5])
  expect(await statementsOf(app.db, read)).toBe(2)
})

it('fails for all where one does', async () => {
  const run = atOnce(app.db, (db) =>
    Promise.allSettled([rowsOf(db, sql`select 1 "one"`), rowsOf(db, sql`select 1 / 0 "none"`)]),
  )
  expect((await run).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
