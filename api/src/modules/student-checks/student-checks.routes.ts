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
  'GET /User/Student/GetInfo': (asked) => getInfo(asked),
  'GET /User/Student/GetCSATStatus': (asked) => feedbackStatus(asked),
  'POST /User/Student/SubmitFeedback': async ({ body, ...asked }) => {
    await rateHour(asked, body)
  },
  'POST /User/Student/SubmitCSATFeedback': async ({ body, ...asked }) => {
    await answerSurvey(asked, body)
  },
  'GET /User/Student/ESATInfo': (asked) => owesEsatParts(asked),
})
