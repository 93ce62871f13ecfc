import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { content, figures, filter, ofTheStudent } from '../../access/reasons.fixtures.ts'

const bank = 'questionBank'
const papers = 'papers are everybody’s who may make the call'

export const simulateAccess = {
  calls: {
    'GET /Exam/Simulate/GetPapers': { who: '-S----', needs: bank },
    'GET /Exam/Simulate/GetRules': { who: '-S----', needs: bank },
    'POST /Exam/Simulate/Start': { who: '-S----', needs: bank },
    'GET /Exam/Simulate/GetSitting': { who: '-S----', needs: bank, record: 'own: sitting' },
    'POST /Exam/Simulate/StartPart': { who: '-S----', needs: bank, record: 'own: sitting' },
    'POST /Exam/Simulate/EndSitting': { who: '-S----', needs: bank, record: 'own: sitting' },
    'GET /Exam/Simulate/GetResult': {
      who: '-S----',
      needs: bank,
      record: 'own: sitting',
      after: true,
    },
    'GET /Exam/Simulate/GetPastSittings': { who: '-S----', needs: bank, after: true },
    'GET /Exam/Simulate/SimulateStatistics': { who: '-S----', needs: bank },
    'GET /Exam/tutor/Simulate/GetPapers': { who: '--TR--' },
    'GET /Exam/tutor/Simulate/GetPaper': { who: '--TR--' },
    'GET /Exam/tutor/Simulate/GetOpenSittings': { who: '--TR--' },
    'POST /Exam/tutor/Simulate/GiveExtraMinutes': { who: '--TR--', record: 'own student: student' },
    'GET /exam/admin/ExamSection/GetExamSectionByFilterLatestAsync': { who: 'A-----' },
  },
  inputs: {
    'POST /Exam/Simulate/Start': () => ({ body: { examSectionIds: [1] } }),
    'POST /Exam/Simulate/StartPart': ({ id: sittingId }) => ({ body: { sittingId, position: 1 } }),
    'POST /Exam/Simulate/EndSitting': ({ id: sittingId }) => ({ body: { sittingId } }),
    'POST /Exam/tutor/Simulate/GiveExtraMinutes': ({ id: studentId, setId }) => ({
      body: { studentId, setId, minutes: 5 },
    }),
    'GET /Exam/Simulate/GetSitting': ({ id: sittingId }) => ({ query: { sittingId } }),
    'GET /Exam/Simulate/GetResult': ({ id: sittingId }) => ({ query: { sittingId } }),
  },
  records: {
    sitting: {
      whose: 'a student',
      of: async ({ simulate }, owner, state) => {
        const { examSectionId } = simulate.part('2024')
        if (state === 'finished') {
          return nothingBut(await simulate.whole(examSectionId, 1, 1, owner))
        }
        return nothingBut((await simulate.sit([examSectionId], owner)).sittingId)
      },
    },
  },
  states: {
    'GET /Exam/Simulate/GetResult': 'finished',
    'POST /Exam/tutor/Simulate/GiveExtraMinutes': 'paper',
  },
  openIds: {
    'GET /exam/admin/ExamSection/GetExamSectionByFilterLatestAsync': {
      'query.Admissiontestid': content,
    },
    'GET /Exam/Simulate/GetRules': { 'query.examSectionIds': papers },
    'POST /Exam/Simulate/Start': { 'body.examSectionIds': papers },
    'GET /Exam/Simulate/GetPastSittings': { 'query.sectionId': filter },
    'GET /Exam/tutor/Simulate/GetPaper': { 'query.examSectionId': papers },
    'POST /Exam/tutor/Simulate/GiveExtraMinutes': { 'body.setId': ofTheStudent },
  },
  reads: {
    'GET /Exam/Simulate/GetRules': ({ paperId }) => ({
      query: { examSectionIds: String(paperId) },
    }),
    'GET /Exam/tutor/Simulate/GetPaper': ({ paperId }) => ({ query: { examSectionId: paperId } }),
    'GET /exam/admin/ExamSection/GetExamSectionByFilterLatestAsync': () => ({
      query: { Admissiontestid: 1, Papertype: 1 },
    }),
  },
  shared: {
    'GET /Exam/tutor/Simulate/GetPaper': figures,
  },
} satisfies AreaAccess
