import { afterAll, beforeAll, expect, it } from 'vitest'
import { queriesOf } from '../../testing/index.ts'
import { makeSummary } from './testing.ts'

let world: Awaited<ReturnType<typeof makeSummary>>

beforeAll(async () => {
  world = await makeSummary()
})
afterAll(() => world.app.close())

it('gives ratings of the team to senior tutors, all of them to admins, and none to anybody else', async () => {
  const { app, people, rated, feedback } = world
  await rated(people.tutor, '2026-11-02T16:00:00Z', 8, 'Clear.')
  await rated(people.tutor, '2026-11-09T16:00:00Z', 10)
  await rated(people.second, '2026-11-16T16:00:00Z', 2, 'Late.')
  const ratingsFor = async (who: string, query = {}) => {
    const { data } = await feedback(who, query)
    return { of: data.totalCount, ratings: data.ratings.map(({ rating }) => rating) }
  }
  expect(await ratingsFor(people.senior)).toEqual({ of: 2, ratings: [10, 8] })
  expect(await ratingsFor(people.admin)).toEqual({ of: 3, ratings: [2, 10, 8] })
  expect(await ratingsFor(people.admin, { pageSize: 1, pageNo: 3 })).toEqual({
    ...{ of: 3, ratings: [8] },
  })
  for (const who of [people.tutor, people.parent, people.manager, people.student]) {
    expect((await feedback(who)).status).toBe(403)
  }
  expect((await feedback(await app.make.seniorTutor())).status).toBe(404)
  const query = { studentId: people.student }
  expect(await queriesOf(app, 'GET /Student/Summary/GetFeedback', people.senior, { query })).toBe(2)
})
