import { afterAll, beforeAll, expect, it } from 'vitest'
import { askedInTest, makeTestApp, type TestApp } from '../../testing/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { nextStudents, setsToMark } from './marking.repository.ts'
import { planCorrection } from './plan.service.ts'
import { makeWorld, type World } from './world.testing.ts'

/** What grows with every answer. */
const growing = new Set(['attempts', 'attempt_corrections', 'revise_set_questions'])

let app: TestApp
let world: World

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-03-04T10:00:00.000Z') })
  world = await makeWorld({ app, name: 'Plans', key: 'b' })
  await world.sit(world.students[0] ?? '', 'b', 1)
})
afterAll(() => app.close())

const correction = () => ({
  ...{ id: crypto.randomUUID(), questionId: world.questionIds[0] ?? 0 },
  ...{ versionId: 2, versionIds: [1], total: 1, countsOld: false },
  ...{ before: { letter: 'b' }, after: { letter: 'd' } },
})

it.each([
  [
    'the plan',
    async () => {
      const asked = await askedInTest(app, world.admin)
      const questionId = world.questionIds[0] ?? 0
      const wanted = { questionId, version: 1, correctLetter: 'd', countsOld: false }
      await planCorrection(asked, wanted)
    },
  ],
  [
    'the next students',
    async () => {
      await nextStudents(app.db, correction(), '00000000-0000-0000-0000-000000000000', 500)
    },
  ],
  [
    'the answers of a student',
    async () => {
      await setsToMark(app.db, correction(), world.students[0] ?? '')
    },
  ],
])('%s finds answers by an index, not among all', async (_name, run) => {
  const nodes = (await plannedNodes(app.db, run)).flat()
  const scans = nodes.filter((node) => growing.has(node['Relation Name'] ?? ''))
  expect(scans.length).toBeGreaterThan(0)
  expect(scans.filter((node) => !goesByIndex(node))).toEqual([])
})
