import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, content, everybodys, nothing } from '../../access/reasons.fixtures.ts'
import { makeResult, makeScoredTest } from './testing.ts'

const list = {
  'query.admissionTestId': content,
  'query.sectionId': content,
  'query.schoolId': everybodys,
  'query.tutorId': everybodys,
}

export const scoreAccess = {
  calls: {
    'GET /User/admin/Score/GetTests': { who: 'A-----' },
    'GET /User/admin/Score/GetResults': { who: 'A-----' },
    'GET /User/admin/Score/ExportResults': { who: 'A-----' },
    'POST /User/admin/Score/FindStudents': { who: 'A-----' },
    'POST /User/admin/Score/Save': { who: 'A-----', record: 'any: official result' },
    'POST /User/admin/Score/Remove': { who: 'A-----', record: 'any: official result' },
    'GET /User/admin/Score/GetCalibration': { who: 'A-----' },
  },
  inputs: {
    'POST /User/admin/Score/FindStudents': () => ({
      body: { texts: ['Ada'], admissionTestId: 1, year: 2025, sitting: 'October' },
    }),
    'POST /User/admin/Score/Save': ({ id: resultId, person = resultId, questionId }) => ({
      body: {
        results: [
          {
            ...{ resultId, version: 1, studentId: person, admissionTestId: questionId },
            ...{ sectionId: null, year: 2025, sitting: 'October', score: 7 },
          },
        ],
      },
    }),
    'POST /User/admin/Score/Remove': ({ id: resultId }) => ({ body: { resultId, version: 1 } }),
  },
  records: {
    /** Of a student (`person`) in a test, whose number stands where a question's does. */
    'official result': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => {
        const { testId } = await makeScoredTest(app)
        const person = await app.make.student()
        const id = await makeResult(app, { studentId: person, admissionTestId: testId })
        return { ...nothingBut(id), person, questionId: testId }
      },
    },
  },
  reads: { 'GET /User/admin/Score/GetCalibration': () => ({ query: { admissionTestId: 1 } }) },
  openIds: {
    'GET /User/admin/Score/GetResults': list,
    'GET /User/admin/Score/ExportResults': list,
    'GET /User/admin/Score/GetCalibration': {
      'query.admissionTestId': content,
      'query.sectionId': content,
    },
    'POST /User/admin/Score/FindStudents': { 'body.admissionTestId': content },
    'POST /User/admin/Score/Save': {
      'body.results.studentId': admins,
      'body.results.admissionTestId': admins,
      'body.results.sectionId': admins,
    },
  },
  unaudited: { 'POST /User/admin/Score/FindStudents': nothing },
} satisfies AreaAccess
