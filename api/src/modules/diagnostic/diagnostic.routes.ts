import { defineHandlers } from '../../calls.ts'
import { printedFile } from '../../printing/printed-file.ts'
import { getTest, hasOpenTest, startSection } from './diagnostic.service.ts'
import { printedResult } from './printed-result.rules.ts'
import { adoptPlan, getResult, getResultByTopic, getResults } from './results.service.ts'

/** The diagnostic test: sections that the runner serves like any other set. */
export const diagnosticHandlers = defineHandlers({
  'GET /User/Student/DiagnosticTest': (asked) => hasOpenTest(asked),
  'GET /Exam/Diagnostic/GetTest': (asked) => getTest(asked),
  'POST /Exam/Diagnostic/StartSection': ({ body, ...asked }) => startSection(asked, body),
  'GET /Exam/Diagnostic/GetResults': (asked) => getResults(asked),
  'GET /Exam/Diagnostic/GetResult': ({ query, ...asked }) => getResult(asked, query.testId),
  'GET /Exam/Diagnostic/GetResultPdf': async ({ query, ...asked }) =>
    await printedFile(asked, printedResult(await getResult(asked, query.testId))),
  'GET /Exam/Diagnostic/GetResultByTopic': ({ query, ...asked }) =>
    getResultByTopic(asked, query.testId),
  'POST /Exam/Diagnostic/AdoptPlan': ({ body, ...asked }) => adoptPlan(asked, body.testId),
})
