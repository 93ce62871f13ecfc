import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { reportCards, reportCardVersions, terms } from '../../database/schema/index.ts'
import { makeSimulate, type Simulate } from '../simulate/testing.ts'

let simulate: Simulate

beforeAll(async () => {
  simulate = await makeSimulate()
})
afterAll(() => simulate.app.close())

it('tells a school what its student practised, and of the card that was submitted last', async () => {
  const { app } = simulate
  const schoolId = await app.make.school()
  const manager = await app.make.schoolManager([schoolId])
  const tutorId = await app.make.tutor({}, { firstName: 'Ada', lastName: 'Lee' })
  const own = await app.make.student({ schools: [schoolId] })
  await simulate.whole(simulate.part('2024').examSectionId, 2, 0, own)
  const [autumn, spring] = [newId(), newId()]
  for (const [id, name, startsOn, endsOn] of [
    [autumn, 'Autumn', '2030-09-01', '2030-12-20'],
    [spring, 'Spring', '2031-01-06', '2031-03-28'],
  ] as const) {
    await app.db.insert(terms).values({ id, name, startsOn, endsOn, cardsDueOn: endsOn })
  }
  for (const [termId, at, grade] of [
    [spring, '2026-03-20T10:00:00Z', 4],
    [autumn, '2026-02-20T10:00:00Z', 2],
  ] as const) {
    const [id, submittedAt] = [newId(), new Date(at)]
    await app.db.insert(reportCards).values({
      ...{ id, termId, tutorId, studentId: own, subject: 'Physics', state: 'submitted' },
      ...{ version: 1, savedAt: submittedAt, submittedAt, firstSubmittedAt: submittedAt },
    })
    const grades = [{ skillId: 1, skill: 'Method', grade }]
    const content = {
      subject: 'Physics',
      grades,
      predictedGrade: null,
      test: null,
      comment: 'Well.',
    }
    await app.db.insert(reportCardVersions).values({ cardId: id, version: 1, content, submittedAt })
  }
  const query = { studentId: own }
  const { data } = await app.call('GET /Student/Summary/GetOverview', manager, { query })
  expect(data.simulations).toEqual([
    {
      setId: expect.any(String),
      title: expect.stringMatching(/2024 style · /),
      finishedAt: expect.any(String),
      percent: expect.any(Number),
    },
  ])
  expect(data.accuracy.reduce((sum, { answered }) => sum + answered, 0)).toBe(2)
  expect(data.latestCard).toMatchObject({
    ...{ termName: 'Spring', tutorName: 'Ada Lee', submittedAt: '2026-03-20T10:00:00.000Z' },
    grades: [{ skill: 'Method', grade: 4 }],
  })
  const topics = (await app.call('GET /Student/Summary/GetTopics', manager, { query })).data.topics
  expect(topics.filter(({ answered }) => answered > 0).length).toBeGreaterThan(0)
  // The other student is of no school of the manager's.
  const other = { query: { studentId: await app.make.student() } }
  for (const call of [
    'GET /Student/Summary/GetOverview',
    'GET /Student/Summary/GetTopics',
  ] as const) {
    expect((await app.call(call, manager, other)).status).toBe(404)
  }
  const { entries } = (
    await app.call('GET /Student/Summary/GetTimeline', manager, {
      query: { ...query, kinds: 'simulations' },
    })
  ).data
  expect(entries.map(({ text, path }) => [text, path])).toEqual([
    [expect.stringMatching(/: 2 of \d+ right$/), '?tab=question-bank'],
  ])
})
