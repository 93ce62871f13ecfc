import { defineHandlers } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { finishSet, saveAnswer, selfMark } from './answers.service.ts'
import { clockOf } from './clock.repository.ts'
import { getSet, getSolutions } from './sets.service.ts'

/** Answering a set of any kind, and looking back at it. */
export const setHandlers = defineHandlers({
  'GET /Revise/api/Revise/GetSet': async ({ caller, db, now, query }) =>
    await getSet(db, caller.userId, query.setId, now, caller.isImpersonating),
  'POST /Revise/api/Revise/SaveAnswer': async ({ body, caller, db, now }) =>
    await saveAnswer(db, caller.userId, body, now),
  'POST /Revise/api/Revise/SelfMark': async ({ body, caller, db, now }) =>
    await selfMark(db, caller.userId, body, now),
  'POST /Revise/api/Revise/FinishSet': async ({ body, caller, db, now }) =>
    await finishSet(db, caller.userId, body, now),
  'GET /Revise/api/Revise/GetSolutions': async ({ caller, db, now, query }) =>
    await getSolutions(db, caller.userId, query.setId, now, caller.isImpersonating),
  'GET /Revise/api/Revise/GetClock': async ({ caller, db, now, query }) => {
    const clock = await clockOf(db, query.setId, caller.userId, now, !caller.isImpersonating)
    if (clock === undefined) throw notFound('The set')
    return {
      serverNow: now.toISOString(),
      deadlineAt: clock.deadlineAt?.toISOString() ?? null,
      extraMinutes: clock.extraMinutes,
      state: clock.finishedAt === null ? 'open' : 'finished',
    }
  },
})
