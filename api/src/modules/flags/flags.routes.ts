import { defineHandlers } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { flagsOf } from './flags.repository.ts'
import { answerFlag, flagAndTell, getFlag, reply } from './flags.service.ts'

/** Flagged questions: what students ask about questions, and what tutors answer. */
export const flagHandlers = defineHandlers({
  'POST /Question/QuestionFlag/FlagQuestion': async ({ body, caller, db, now, server }) => {
    const flag = { ...body, studentId: caller.userId }
    const isThere = await flagAndTell(db, flag, server.settings.publicUrl, now)
    if (!isThere) throw notFound('The question')
    return undefined
  },
  'GET /Question/QuestionFlag/GetMyFlags': async ({ caller, db, query }) => {
    const { flags, ...counts } = await flagsOf(db, caller, {
      ...query,
      state: query.state ?? null,
      search: query.search ?? '',
    })
    return { ...counts, flags: flags.map(({ studentName: _name, ...flag }) => flag) }
  },
  'GET /Question/QuestionFlag/GetFlag': async ({ caller, db, query }) =>
    await getFlag(db, caller, query.flagId),
  'POST /Question/QuestionFlag/Reply': async ({ body, caller, db, now, server }) => {
    await reply(db, caller, body, server.settings.publicUrl, now)
    return undefined
  },
  'GET /Question/tutor/QuestionFlag/GetFlags': async ({ caller, db, query }) =>
    await flagsOf(db, caller, {
      ...query,
      state: query.state ?? null,
      search: '',
    }),
  'POST /Question/tutor/QuestionFlag/AnswerFlag': async ({ body, caller, db, now, server }) => {
    await answerFlag(db, caller, body, server.settings.publicUrl, now)
    return undefined
  },
})
