import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { diagnosticTests } from '../../database/schema/index.ts'

export const diagnosticAccess = {
  calls: {
    'GET /Exam/Diagnostic/GetResults': { who: '-S----', after: true },
    'GET /Exam/Diagnostic/GetResult': {
      who: 'ASTRP-',
      record: 'in sight: diagnostic test',
      after: true,
    },
    'GET /Exam/Diagnostic/GetResultPdf': {
      who: 'ASTRP-',
      record: 'in sight: diagnostic test',
      after: true,
      limit: '30 in 15 min',
    },
    'GET /Exam/Diagnostic/GetResultByTopic': {
      who: 'ASTRP-',
      record: 'in sight: diagnostic test',
      after: true,
    },
    'POST /Exam/Diagnostic/AdoptPlan': { who: '-S----', record: 'own: diagnostic test' },
  },
  inputs: {
    'POST /Exam/Diagnostic/AdoptPlan': ({ id: testId }) => ({ body: { testId } }),
    'GET /Exam/Diagnostic/GetResultPdf': ({ id: testId }) => ({ query: { testId } }),
    'GET /Exam/Diagnostic/GetResult': ({ id: testId }) => ({ query: { testId } }),
    'GET /Exam/Diagnostic/GetResultByTopic': ({ id: testId }) => ({ query: { testId } }),
  },
  records: {
    'diagnostic test': {
      whose: 'a student',
      of: async ({ simulate: { app, revise } }, studentId, state) => {
        const id = newId()
        await app.db.insert(diagnosticTests).values({ id, studentId, assignedAt: app.clock.now() })
        if (state !== 'finished') return nothingBut(id)
        for (const position of [1, 2]) {
          const body = { testId: id, position }
          const { data } = await app.call('POST /Exam/Diagnostic/StartSection', studentId, { body })
          await revise.finish(data.setId, studentId)
        }
        return nothingBut(id)
      },
    },
  },
  states: {
    'GET /Exam/Diagnostic/GetResultPdf': 'finished',
    'GET /Exam/Diagnostic/GetResult': 'finished',
    'GET /Exam/Diagnostic/GetResultByTopic': 'finished',
    'POST /Exam/Diagnostic/AdoptPlan': 'finished',
  },
} satisfies AreaAccess
