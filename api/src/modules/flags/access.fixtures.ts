import { and, eq } from 'drizzle-orm'
import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, everybodys } from '../../access/reasons.fixtures.ts'
import { setOfOne } from '../../access/world.fixtures.ts'
import { questionFlags } from '../../database/schema/index.ts'

const bank = 'questionBank'

export const flagAccess = {
  calls: {
    'POST /Question/QuestionFlag/FlagQuestion': {
      who: '-S----',
      needs: bank,
      record: 'given: question',
      limit: '10 in 10 min',
    },
    'GET /Question/QuestionFlag/GetMyFlags': { who: '-S----', needs: bank },
    'GET /Question/QuestionFlag/GetFlag': { who: 'ASTR--', needs: bank, record: 'in sight: flag' },
    'POST /Question/QuestionFlag/Reply': {
      who: '-S----',
      needs: bank,
      record: 'own: flag',
      limit: '20 in 15 min',
    },
    'POST /Question/tutor/QuestionFlag/AnswerFlag': { who: '--TR--', record: 'in sight: flag' },
    'GET /Question/tutor/QuestionFlag/GetFlags': { who: '--TR--' },
    'GET /question/admin/QuestionFlag/GetFlags': { who: 'A-----' },
    'POST /question/admin/QuestionFlag/AnswerFlag': { who: 'A-----', record: 'in sight: flag' },
    'POST /question/admin/QuestionFlag/SettleFlags': { who: 'A-----', record: 'in sight: flag' },
  },
  inputs: {
    'POST /question/admin/QuestionFlag/AnswerFlag': ({ id: flagId }) => ({
      body: { flagId, text: 'So.', outcome: 'explained', suggestedChange: null },
    }),
    'POST /question/admin/QuestionFlag/SettleFlags': ({ id }) => ({
      body: { flagIds: [id], settledAs: 'unchanged', text: 'It is right.' },
    }),
    'POST /Question/QuestionFlag/FlagQuestion': ({ questionId }) => ({
      body: { questionId, text: 'Unclear' },
    }),
    'POST /Question/QuestionFlag/Reply': ({ id: flagId }) => ({ body: { flagId, text: 'Why?' } }),
    'POST /Question/tutor/QuestionFlag/AnswerFlag': ({ id: flagId }) => ({
      body: { flagId, text: 'So.', outcome: 'explained', suggestedChange: null },
    }),
    'GET /Question/QuestionFlag/GetFlag': ({ id: flagId }) => ({ query: { flagId } }),
  },
  records: {
    flag: {
      whose: 'a student',
      of: async (world, owner) => {
        const { db, call } = world.simulate.app
        const { questionId } = await setOfOne(world, owner, world.nextQuestion())
        const body = { questionId, text: 'Unclear' }
        await call('POST /Question/QuestionFlag/FlagQuestion', owner, { body })
        const [flag] = await db
          .select({ id: questionFlags.id })
          .from(questionFlags)
          .where(and(eq(questionFlags.studentId, owner), eq(questionFlags.questionId, questionId)))
        return nothingBut(flag?.id ?? '')
      },
    },
  },
  openIds: {
    'GET /question/admin/QuestionFlag/GetFlags': {
      'query.AdmissionTestId': admins,
      'query.sectionId': admins,
    },
  },
  shared: {
    'GET /question/admin/QuestionFlag/GetFlags': { role: 'Admin', why: everybodys },
  },
} satisfies AreaAccess
