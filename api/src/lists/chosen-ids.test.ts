import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { chosenIds } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())

/** The numbers up to one, as ids. */
const upTo = ({ last }: { last: number }) => ({
  fits: sql`select n::text id from generate_series(1, ${last}::int) n`,
})
const all = (last: number, expectedCount: number) =>
  chosenIds(app.db, { filter: { last }, expectedCount }, upTo)

it('are those that were said, each once', async () => {
  expect(await chosenIds(app.db, { ids: ['a', 'b', 'a'] }, upTo)).toEqual(['a', 'b'])
})

it('are all that match, where that is as many as somebody saw', async () => {
  expect((await all(3, 3)).sort()).toEqual(['1', '2', '3'])
  expect(await all(0, 0)).toEqual([])
})

it.each([
  ['fewer', 2, 3, 'The list has changed: 2 match now instead of 3. Nothing was done.'],
  ['more', 4_321, 3, 'The list has changed: 4,321 match now instead of 3. Nothing was done.'],
  ['none', 0, 3, 'The list has changed: 0 match now instead of 3. Nothing was done.'],
])('are refused where %s match by now', async (_, last, expected, message) => {
  await expect(all(last, expected)).rejects.toMatchObject({ status: 409, message })
})

it('are no more than can be changed at once', async () => {
  await expect(all(1_001, 1_001)).rejects.toMatchObject({ status: 422 })
  expect(await all(1_000, 1_000)).toHaveLength(1_000)
})

it('are more where a job changes them', async () => {
  const chosen = { filter: { last: 1_500 }, expectedCount: 1_500 }
  expect(await chosenIds(app.db, chosen, upTo, 2_000)).toHaveLength(1_500)
  await expect(chosenIds(app.db, chosen, upTo, 1_400)).rejects.toMatchObject({
    ...{ status: 422, message: 'At most 1,400 can be changed at once.' },
  })
})
