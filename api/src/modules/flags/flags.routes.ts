import { defineHandlers } from '../../calls.ts'
import { notFound } from '../../problem.ts'
import { flaggedQuestions } from './admin.repository.ts'
import { flagsOf } from './flags.repository.ts'
import { answerFlag, flagAndTell, getFlag, reply } from './flags.service.ts'
import { settleFlags } from './settling.service.ts'

/** Flagged questions: what students ask about questions, and what tutors answer. */
export const flagHandlers = defineHandlers({
  'POST /Question/QuestionFlag/FlagQuestion': async ({ body, ...asked }) => {
    if (!(await flagAndTell(asked, body))) throw notFound('The question')
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
  'GET /Question/QuestionFlag/GetFlag': async ({ query, ...asked }) =>
    await getFlag(asked, query.flagId),
  'POST /Question/QuestionFlag/Reply': async ({ body, ...asked }) => {
    await reply(asked, body)
    return undefined
  },
  'GET /Question/tutor/QuestionFlag/GetFlags': async ({ caller, db, query }) =>
    await flagsOf(db, caller, {
      ...query,
      state: query.state ?? null,
      search: '',
    }),
  'POST /Question/tutor/QuestionFlag/AnswerFlag': async ({ body, ...asked }) => {
    await answerFlag(asked, body)
    return undefined
  },
  'GET /question/admin/QuestionFlag/GetFlags': ({ db, query }) => flaggedQuestions(db, query),
  'POST /question/admin/QuestionFlag/AnswerFlag': async ({ body, ...asked }) => {
    await answerFlag(asked, body)
    return undefined
  },
  'POST /question/admin/QuestionFlag/SettleFlags': async ({ body, ...asked }) => {
    await settleFlags(asked, body)
    return undefined
  },
})
