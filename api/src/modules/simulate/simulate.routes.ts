import { readIdList } from '@portal/shared/api/schemas'
import { type Caller, defineHandlers } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { allSubjects, sectionsOfPaper, topicsOfSubject } from './lookups.repository.ts'
import { getOpenSittings, giveExtraMinutes } from './open-papers.service.ts'
import { getAllPapers, getPapers, getRules } from './papers.service.ts'
import { getPaper } from './preview.service.ts'
import { getPastSittings, getResult, getStatistics } from './results.service.ts'
import {
  type Asker,
  endSitting,
  ownSitting,
  settle,
  sittingView,
  startPart,
  startSitting,
} from './sittings.service.ts'

const asker = ({ userId, isImpersonating }: Caller): Asker => ({
  studentId: userId,
  isImpersonating,
})

/** Papers sat under the clock of the server, what tutors see of them, and admins' lookups. */
export const simulateHandlers = defineHandlers({
  'GET /Exam/Simulate/GetPapers': async ({ caller, db, now, query }) => {
    await settle(db, asker(caller), now)
    return await getPapers(db, caller.userId, query.isOld === 'true')
  },
  'GET /Exam/Simulate/GetRules': ({ caller, db, query }) =>
    getRules(db, caller.userId, readIdList(query.examSectionIds)),
  'POST /Exam/Simulate/Start': ({ body, caller, db, now }) =>
    startSitting(db, asker(caller), body.examSectionIds, now),
  'GET /Exam/Simulate/GetSitting': async ({ caller, db, now, query }) =>
    sittingView(await ownSitting(db, asker(caller), query.sittingId, now), now),
  'POST /Exam/Simulate/StartPart': ({ body, caller, db, now }) =>
    startPart(db, asker(caller), body, now),
  'POST /Exam/Simulate/EndSitting': async ({ body, caller, db, now }) => {
    await endSitting(db, asker(caller), body.sittingId, now)
    return undefined
  },
  'GET /Exam/Simulate/GetResult': ({ caller, db, now, query }) =>
    getResult(db, asker(caller), query.sittingId, now),
  'GET /Exam/Simulate/GetPastSittings': ({ caller, db, now, query }) =>
    getPastSittings(db, asker(caller), { ...query, sectionId: query.sectionId ?? null }, now),
  'GET /Exam/Simulate/SimulateStatistics': ({ caller, db, now }) =>
    getStatistics(db, asker(caller), now),

  'GET /Exam/tutor/Simulate/GetPapers': ({ db }) => getAllPapers(db),
  'GET /Exam/tutor/Simulate/GetPaper': ({ db, now, query }) =>
    getPaper(db, query.examSectionId, now),
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
  'GET /subject/Subject': ({ db, query }) => allSubjects(db, query),
  'GET /subject/Topic': async ({ db, query }) => {
    const topics = await topicsOfSubject(db, query.subjectId)
    if (topics === null) throw notFound('The subject')
    return topics
  },
})
