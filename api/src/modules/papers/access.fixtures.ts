import type { AreaAccess } from '../../access/area.fixtures.ts'
import { content } from '../../access/reasons.fixtures.ts'
import type { World } from '../../access/world.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { insertTest } from '../subjects/tests.repository.ts'
import { insertNode } from '../subjects/tree-nodes.repository.ts'
import { insertPaper, insertPart, setPaperState } from './paper-writes.repository.ts'

const papers = 'papers and their questions are the same for all admins; an unknown one is refused'

/** The id of no paper. */
const unknown = 2_000_000_000

const settings = {
  ...{ minutes: 40, allowsCalculator: false, penalty: 0, planned: null, conversion: null },
}

/** A paper of a test of its own, with a part that has no questions. */
async function makePaper({ simulate }: World) {
  const { db } = simulate.app
  const admissionTestId = await insertTest(db, { name: newId(), isRetired: false })
  const part = { parentId: admissionTestId, name: 'Part' }
  const sectionId = await insertNode(db, 'part', part, { isCompulsory: false })
  const named = { paperType: 2, year: null, mockPaperNumber: 1, isOlder: false }
  const paperId = await insertPaper(db, { admissionTestId, ...named })
  const examSectionId = await insertPart(
    db,
    { id: paperId, admissionTestId },
    { sectionId, ...settings },
  )
  return { paperId, sectionId, examSectionId }
}

export const paperAccess = {
  calls: {
    'GET /exam/admin/Paper/GetPapers': { who: 'A-----' },
    'GET /exam/admin/Paper/GetPaper': { who: 'A-----' },
    'POST /exam/admin/Paper/Save': { who: 'A-----' },
    'POST /exam/admin/Paper/SetState': { who: 'A-----' },
    'POST /exam/admin/ExamSection/Save': { who: 'A-----' },
    'POST /exam/admin/ExamSection/SetQuestions': { who: 'A-----' },
  },
  inputs: {
    'POST /exam/admin/Paper/Save': ({ questionId }) => ({
      body: {
        ...{ admissionTestId: 1, paperType: 2, year: null },
        ...{ mockPaperNumber: 900 + questionId, isOlder: false },
      },
    }),
    'POST /exam/admin/Paper/SetState': () => ({ body: { paperId: unknown, state: 'withdrawn' } }),
    'POST /exam/admin/ExamSection/Save': () => ({
      body: { paperId: unknown, sectionId: 1, ...settings },
    }),
    'POST /exam/admin/ExamSection/SetQuestions': () => ({
      body: { examSectionId: unknown, questionIds: [], before: [] },
    }),
  },
  openIds: {
    'GET /exam/admin/Paper/GetPapers': { 'query.AdmissionTestId': content },
    'GET /exam/admin/Paper/GetPaper': { 'query.paperId': papers },
    'POST /exam/admin/Paper/Save': { 'body.id': papers, 'body.admissionTestId': content },
    'POST /exam/admin/Paper/SetState': { 'body.paperId': papers },
    'POST /exam/admin/ExamSection/Save': {
      'body.id': papers,
      'body.paperId': papers,
      'body.sectionId': content,
    },
    'POST /exam/admin/ExamSection/SetQuestions': {
      'body.examSectionId': papers,
      'body.questionIds': papers,
      'body.before': 'only compared with what there is',
    },
  },
  reads: {
    'GET /exam/admin/Paper/GetPaper': () => ({ query: { paperId: 1 } }),
  },
  shared: {
    'GET /exam/admin/Paper/GetPaper': 'admins are told whether anybody has begun it, and not who',
  },
  doing: {
    'POST /exam/admin/Paper/SetState': async (world: World) => {
      const { paperId } = await makePaper(world)
      await setPaperState(world.simulate.app.db, paperId, 'published', new Date())
      return { body: { paperId, state: 'withdrawn' } }
    },
    'POST /exam/admin/ExamSection/Save': async (world: World) => {
      const { paperId, sectionId, examSectionId: id } = await makePaper(world)
      return { body: { id, paperId, sectionId, ...settings, minutes: 45 } }
    },
    'POST /exam/admin/ExamSection/SetQuestions': async (world: World) => {
      const { examSectionId } = await makePaper(world)
      return { body: { examSectionId, questionIds: [], before: [] } }
    },
  },
} satisfies AreaAccess
