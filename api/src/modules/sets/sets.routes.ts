import { defineHandlers } from '../../calls.ts'
import { printedFile } from '../../printing/printed-file.ts'
import { notFound } from '../../problem.ts'
import { finishSet, saveAnswer, selfMark } from './answers.service.ts'
import { clockOf } from './clock.repository.ts'
import { printedSet } from './printed-set.rules.ts'
import { getSet, getSolutions } from './sets.service.ts'

/** Answering a set of any kind, and looking back at it. */
export const setHandlers = defineHandlers({
  'GET /Revise/api/Revise/GetSet': async ({ query, ...asked }) => await getSet(asked, query.setId),
  'POST /Revise/api/Revise/SaveAnswer': async (asked) =>
    // Asked more than all others: the context goes on as it is, without a copy.
    await saveAnswer(asked, asked.body),
  'POST /Revise/api/Revise/SelfMark': async ({ body, ...asked }) => await selfMark(asked, body),
  'POST /Revise/api/Revise/FinishSet': async ({ body, ...asked }) =>
    await finishSet(asked, asked.caller.userId, body),
  'GET /Revise/api/Revise/GetSolutions': async ({ query, ...asked }) =>
    await getSolutions(asked, query.setId),
  'GET /Revise/api/Revise/GetSolutionsPdf': async ({ query, ...asked }) => {
    const { set, summary } = await getSolutions(asked, query.setId)
    return await printedFile(asked, printedSet(set, summary))
  },
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
