import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { officialResults } from '../schema/index.ts'
import { demoPerson } from './testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
}, 120_000)
afterAll(() => app.close())

it('the demo world has two years of official results of 40 students, against what was predicted', async () => {
  const results = await app.db.select().from(officialResults)
  expect(new Set(results.map(({ studentId }) => studentId)).size).toBe(40)
  expect(new Set(results.map(({ year, month }) => `${year} ${month}`)).size).toBe(4)
  const admin = await demoPerson(app.db, 'admin')
  const { data: of } = await app.call('GET /User/admin/Score/GetTests', admin)
  const esat = of.tests.find(({ name }) => name === 'ESAT')
  expect(esat?.scale).toEqual({ from: 1, to: 9, step: 0.1 })
  const query = { admissionTestId: esat?.admissionTestId ?? 0 }
  const { data } = await app.call('GET /User/admin/Score/GetCalibration', admin, { query })
  expect(data).toMatchObject({ scale: 'official', n: expect.any(Number) })
  expect(data.n).toBeGreaterThan(80)
  expect(data.withoutPrediction).toBeGreaterThan(0)
  expect(data.rankCorrelation).toBeGreaterThan(0.3)
  expect(data.bins.some(({ isHidden }) => isHidden)).toBe(true)
  expect(data.bins.some(({ isHidden }) => !isHidden)).toBe(true)
  const tutors = await app.call('GET /User/admin/Score/GetCalibration', admin, {
    query: { ...query, predictor: 'simulation' },
  })
  expect(tutors.status).toBe(200)
})
