import { defineHandlers } from '../../calls.ts'
import { exportResults, getCalibration, getResults, getTests } from './reading.service.ts'
import { findMeant, removeResult, saveResults } from './scores.service.ts'

export const scoreHandlers = defineHandlers({
  'GET /User/admin/Score/GetTests': (asked) => getTests(asked),
  'GET /User/admin/Score/GetResults': ({ query, ...asked }) => getResults(asked, query),
  'GET /User/admin/Score/ExportResults': ({ query, ...asked }) => exportResults(asked, query),
  'POST /User/admin/Score/FindStudents': ({ body, ...asked }) => findMeant(asked, body),
  'POST /User/admin/Score/Save': ({ body, ...asked }) => saveResults(asked, body),
  'POST /User/admin/Score/Remove': ({ body, ...asked }) => removeResult(asked, body),
  'GET /User/admin/Score/GetCalibration': ({ query, ...asked }) => getCalibration(asked, query),
})
