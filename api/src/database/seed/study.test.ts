import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('gives the main student an error log with most reasons said', async () => {
  const { data } = await app.call('GET /Revise/api/Revise/GetErrorLog', main)
  expect(data.totalCount).toBeGreaterThan(20)
  const said = data.byReason.filter(({ reason }) => reason !== null)
  expect(said.length).toBeGreaterThanOrEqual(4)
  expect(data.byReason.some(({ reason }) => reason === null)).toBe(true)
})

it('gives the main student reviews that are due, and presets that build', async () => {
  const reviews = await app.call('GET /Revise/api/Revise/GetReviews', main)
  expect(reviews.data.offered).toBeGreaterThan(0)
  const { data: presets } = await app.call('GET /Revise/api/Revise/GetPresets', main)
  expect(presets.map(({ name }) => name)).toEqual(['Exam pace', 'Weak spots'])
  for (const { filters } of presets) {
    const made = await app.call('POST /Revise/api/Revise/CreateSet', main, { body: filters })
    expect(made.status).toBe(200)
  }
})
