import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { askedInTest, makeTestApp, statementsOf, type TestApp } from '../../testing/index.ts'
import { resultsTable } from './results-file.service.ts'
import { makeResult, makeScoredTest } from './testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-03-02T10:00:00Z') })
})
afterAll(() => app.close())

it('rows of a file are checked in three statements, written together and undone as one', async () => {
  const { testId, physics, name } = await makeScoredTest(app)
  const admin = await app.make.admin()
  const maya = await app.make.student({}, { email: 'maya@file.test' })
  await app.make.student({}, { email: 'theo@file.test' })
  await makeResult(app, { studentId: maya, admissionTestId: testId, sectionId: physics, score: 4 })
  const line = (at: number, email: string, score: string) => ({
    line: at,
    cells: new Map(
      Object.entries({
        email,
        test: name,
        part: 'Physics',
        year: '2025',
        sitting: 'October',
        score,
      }),
    ),
  })
  const rows = [
    line(2, 'MAYA@file.test', '5'),
    line(3, 'theo@file.test', '6.5'),
    line(4, "o'nobody@file.test", '7'),
  ]
  const asked = await askedInTest(app, admin)
  expect(await statementsOf(app.db, () => resultsTable.plan(asked, rows))).toBeLessThanOrEqual(3)
  const stored = () =>
    rowsOf<{ score: number; source: string; version: number }>(
      app.db,
      sql`select score::float8 "score", source, version from official_results
        where admission_test_id = ${testId} order by score`,
    )
  const batch = newId()
  const written = await inTransaction(asked, async (within) => {
    const plan = await resultsTable.plan(within, rows)
    expect(plan.rows.map(({ outcome }) => outcome)).toEqual(['update', 'create', 'bad'])
    return await plan.apply(within, { batch })
  })
  expect(written.map((one) => one.line)).toEqual([2, 3])
  expect(await stored()).toEqual([
    { score: 5, source: 'imported', version: 2 },
    { score: 6.5, source: 'imported', version: 1 },
  ])
  const again = await resultsTable.plan(asked, rows)
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'bad'])
  const undo = 'POST /User/admin/Audit/Undo'
  expect((await app.call(undo, admin, { body: { batchId: batch } })).data).toEqual({ undone: 2 })
  expect(await stored()).toEqual([{ score: 4, source: 'typed', version: 3 }])
})
