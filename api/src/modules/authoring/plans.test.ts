import type { CallKey } from '@portal/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { statementsOf } from '../../testing/index.ts'
import { goesByIndex, plannedNodes, rowsMet } from '../../testing/plans.ts'
import { recountTopicsOf } from '../questions/index.ts'
import { type Authoring, makeAuthoring } from './testing.ts'

let authoring: Authoring
let app: Authoring['app']
let id = 0
beforeAll(async () => {
  authoring = await makeAuthoring()
  app = authoring.app
  id = await authoring.made({
    isPublished: true,
    questionAssignments: [authoring.inTopic('Surds'), authoring.inPaper('2023', 960)],
  })
  const set = await authoring.simulate.revise.setOf([id])
  await authoring.simulate.save(set.id, id)
  await authoring.simulate.finish(set.id)
})
afterAll(() => app.close())

/** Tables that grow with the bank and with what is answered. */
const large = [
  ...['attempts', 'questions', 'question_versions', 'question_options', 'question_assignments'],
  ...['parked_assignments', 'question_figures', 'revise_sets', 'revise_set_questions'],
  ...['question_flags', 'item_marks', 'question_statistics', 'key_corrections'],
  'bulk_change_questions',
]

const reads: Partial<Record<CallKey, () => Promise<{ status: number }>>> = {
  'GET /question/admin/question/:id': () =>
    app.call('GET /question/admin/question/:id', authoring.ada, { params: { id } }),
  'GET /question/admin/Question/GetPreviewSet': () =>
    app.call('GET /question/admin/Question/GetPreviewSet', authoring.ada, {
      query: { questionIds: String(id) },
    }),
  'GET /question/admin/Question/GetVersions': () =>
    app.call('GET /question/admin/Question/GetVersions', authoring.ada, {
      query: { questionId: id },
    }),
  'GET /question/admin/Question/GetVersion': () =>
    app.call('GET /question/admin/Question/GetVersion', authoring.ada, {
      query: { questionId: id, version: 1 },
    }),
  'GET /question/admin/Question/GetBulkChanges': () =>
    app.call('GET /question/admin/Question/GetBulkChanges', authoring.ada, { query: {} }),
  'GET /question/admin/Question/GetUsage': () =>
    app.call('GET /question/admin/Question/GetUsage', authoring.ada, { query: { questionId: id } }),
}

it.each(Object.entries(reads))(
  '%s reaches what grows by an index, in three statements',
  async (_, read) => {
    const plans = await plannedNodes(app.db, async () => {
      expect((await read()).status).toBe(200)
    })
    const scans = plans.flat().filter((node) => large.includes(node['Relation Name'] ?? ''))
    expect(scans.length).toBeGreaterThan(0)
    expect(scans.filter((node) => !goesByIndex(node))).toEqual([])
    expect(await statementsOf(app.db, read)).toBeLessThanOrEqual(3)
  },
)

it('counts of topics are brought up to date by reading those topics alone', async () => {
  const topicId = authoring.simulate.revise.topicId('Surds')
  const plans = await plannedNodes(app.db, () => recountTopicsOf(app.db, [topicId]))
  const filings = plans.flat().filter((node) => node['Relation Name'] === 'question_assignments')
  expect(filings.length).toBeGreaterThan(0)
  expect(filings.every(goesByIndex)).toBe(true)
  const most = 3 * (await authoring.topicCount('Surds'))
  for (const node of filings) expect(rowsMet(node)).toBeLessThanOrEqual(most)
})
