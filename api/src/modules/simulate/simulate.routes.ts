import { readIdList } from '@portal/shared/api/schemas'
import { defineHandlers } from '../../calls.ts'
import { getOpenSittings, giveExtraMinutes } from './open-papers.service.ts'
import { sectionsOfPaper } from './papers.repository.ts'
import { getAllPapers, getPapers, getRules } from './papers.service.ts'
import { getPaper } from './preview.service.ts'
import { getPastSittings, getResult, getStatistics } from './results.service.ts'
import {
  endSitting,
  ownSitting,
  settle,
  sittingView,
  startPart,
  startSitting,
} from './sittings.service.ts'

/** Papers sat under the clock of the server, what tutors see of them, and their parts for admins. */
export const simulateHandlers = defineHandlers({
  'GET /Exam/Simulate/GetPapers': async ({ query, ...asked }) => {
    await settle(asked)
    return await getPapers(asked, query.isOld === 'true')
  },
  'GET /Exam/Simulate/GetRules': ({ query, ...asked }) =>
    getRules(asked, readIdList(query.examSectionIds)),
  'POST /Exam/Simulate/Start': ({ body, ...asked }) => startSitting(asked, body.examSectionIds),
  'GET /Exam/Simulate/GetSitting': async ({ query, ...asked }) =>
    sittingView(await ownSitting(asked, query.sittingId), asked.now),
  'POST /Exam/Simulate/StartPart': ({ body, ...asked }) => startPart(asked, body),
  'POST /Exam/Simulate/EndSitting': async ({ body, ...asked }) => {
    await endSitting(asked, body.sittingId)
    return undefined
  },
  'GET /Exam/Simulate/GetResult': ({ query, ...asked }) => getResult(asked, query.sittingId),
  'GET /Exam/Simulate/GetPastSittings': ({ query, ...asked }) =>
    getPastSittings(asked, { ...query, sectionId: query.sectionId ?? null }),
  'GET /Exam/Simulate/SimulateStatistics': (asked) => getStatistics(asked),

  'GET /Exam/tutor/Simulate/GetPapers': (asked) => getAllPapers(asked),
  'GET /Exam/tutor/Simulate/GetPaper': ({ query, ...asked }) =>
    getPaper(asked, query.examSectionId),
  'GET /Exam/tutor/Simulate/GetOpenSittings': (asked) => getOpenSittings(asked),
  'POST /Exam/tutor/Simulate/GiveExtraMinutes': ({ body, ...asked }) =>
    giveExtraMinutes(asked, body),

  'GET /exam/admin/ExamSection/GetExamSectionByFilterLatestAsync': ({ db, query }) =>
    sectionsOfPaper(db, {
      admissionTestId: query.Admissiontestid,
      paperType: query.Papertype,
      year: query.Year,
      mockPaperNumber: query.MockPaperNumber,
    }),
})
