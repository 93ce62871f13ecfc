import type { AreaAccess } from '../../access/area.fixtures.ts'
import { content } from '../../access/reasons.fixtures.ts'

const papers = 'papers and their questions are the same for all admins; an unknown one is refused'

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
    'POST /exam/admin/Paper/SetState': () => ({ body: { paperId: 1, state: 'withdrawn' } }),
    'POST /exam/admin/ExamSection/Save': () => ({
      body: {
        ...{ id: 1, paperId: 1, sectionId: 1, minutes: 41, allowsCalculator: false },
        ...{ penalty: 0, planned: null, conversion: null },
      },
    }),
    'POST /exam/admin/ExamSection/SetQuestions': () => ({
      body: { examSectionId: 1, questionIds: [], before: [] },
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
} satisfies AreaAccess
