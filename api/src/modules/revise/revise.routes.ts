import { defineHandlers } from '../../calls.ts'
import { finishSet, saveAnswer, selfMark } from './answers.service.ts'
import { createSet } from './create-set.service.ts'
import { getDashboard, getPastSets, getSet, getSolutions } from './revise.service.ts'

/** Revise: sets that a student builds, answers and looks back at. */
export const reviseHandlers = defineHandlers({
  'GET /Revise/api/Revise/GetReviseDashBoardData': async ({ caller, db, now }) =>
    await getDashboard(db, caller.userId, now),
  'POST /Revise/api/Revise/CreateSet': async ({ body, caller, db, now }) =>
    await createSet(db, caller.userId, body, now),
  'GET /Revise/api/Revise/GetSet': async ({ caller, db, now, query }) =>
    await getSet(db, caller.userId, query.setId, now),
  'POST /Revise/api/Revise/SaveAnswer': async ({ body, caller, db, now }) =>
    await saveAnswer(db, caller.userId, body, now),
  'POST /Revise/api/Revise/SelfMark': async ({ body, caller, db, now }) =>
    await selfMark(db, caller.userId, body, now),
  'POST /Revise/api/Revise/FinishSet': async ({ body, caller, db, now }) =>
    await finishSet(db, caller.userId, body, now),
  'GET /Revise/api/Revise/GetSolutions': async ({ caller, db, now, query }) =>
    await getSolutions(db, caller.userId, query.setId, now),
  'GET /Revise/api/Revise/GetPastSets': async ({ caller, db, query }) =>
    await getPastSets(db, caller.userId, {
      pageNo: query.pageNo,
      pageSize: query.pageSize,
      sectionId: query.sectionId ?? null,
      subjectSlug: query.subjectSlug ?? null,
    }),
})
