import { hasEntitlement } from '@portal/shared/contract'
import { type Caller, defineHandlers, type Server } from '../../calls.ts'
import { type Asker, getTest, hasOpenTest, startSection } from './diagnostic.service.ts'
import { adoptPlan, getResult, getResultByTopic, getResults } from './results.service.ts'

const asker = (caller: Caller, { saved }: Server): Asker => ({
  studentId: caller.userId,
  hasBank: hasEntitlement(caller.claims, 'questionBank', saved().allowList),
  isImpersonating: caller.isImpersonating,
})

/** The diagnostic test: sections that the runner serves like any other set. */
export const diagnosticHandlers = defineHandlers({
  'GET /User/Student/DiagnosticTest': ({ caller, db, now, server }) =>
    hasOpenTest(db, asker(caller, server), now),
  'GET /Exam/Diagnostic/GetTest': ({ caller, db, now, server }) =>
    getTest(db, asker(caller, server), now),
  'POST /Exam/Diagnostic/StartSection': ({ body, caller, db, now, server }) =>
    startSection(db, asker(caller, server), body, now),
  'GET /Exam/Diagnostic/GetResults': ({ caller, db }) => getResults(db, caller.userId),
  'GET /Exam/Diagnostic/GetResult': ({ caller, db, now, query }) =>
    getResult(db, caller, query.testId, now),
  'GET /Exam/Diagnostic/GetResultByTopic': ({ caller, db, query }) =>
    getResultByTopic(db, caller, query.testId),
  'POST /Exam/Diagnostic/AdoptPlan': ({ body, caller, db, now }) =>
    adoptPlan(db, caller, body.testId, now),
})
