import { hasEntitlement } from '@portal/shared/contract'
import { defineHandlers } from '../../calls.ts'
import {
  answerSurvey,
  feedbackStatus,
  getInfo,
  owesEsatParts,
  rateHour,
} from './student-checks.service.ts'

/** What the shell asks for a student when it starts, and how the student answers. */
export const studentCheckHandlers = defineHandlers({
  'GET /User/Student/GetInfo': ({ caller, db, now }) => getInfo(db, caller, now),
  'GET /User/Student/GetCSATStatus': ({ caller, db, now }) =>
    feedbackStatus(db, caller.userId, now),
  'POST /User/Student/SubmitFeedback': async ({ body, caller, db, now }) => {
    await rateHour(db, caller.userId, body, now)
  },
  'POST /User/Student/SubmitCSATFeedback': async ({ body, caller, db, now }) => {
    await answerSurvey(db, caller.userId, body, now)
  },
  'GET /User/Student/ESATInfo': ({ caller, db, server }) =>
    owesEsatParts(
      db,
      caller.userId,
      hasEntitlement(caller.claims, 'questionBank', server.saved().allowList),
    ),
})
