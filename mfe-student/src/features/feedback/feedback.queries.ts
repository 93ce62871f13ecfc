import type { ApiError, CallAnswer, CallInput } from '@portal/shared/api'
import { useWrite } from '@portal/shared/query'

export type FeedbackStatus = CallAnswer<'GET /User/Student/GetCSATStatus'>
export type SurveyBody = CallInput<'POST /User/Student/SubmitCSATFeedback'>['body']

/** Sends the rating of an hour. A failure is only logged. */
export const useSendRating = (onSent: () => void) =>
  useWrite('POST /User/Student/SubmitFeedback', {
    done: onSent,
    failed: (error) => log(error, onSent),
  })

/** Sends the answered survey. A failure is only logged. */
export const useSendSurvey = (onSent: () => void) =>
  useWrite('POST /User/Student/SubmitCSATFeedback', {
    done: onSent,
    failed: (error) => log(error, onSent),
  })

function log(error: ApiError, onSent: () => void): void {
  console.error('The feedback could not be sent.', error)
  // Answered before, as in another tab: the server has an answer, and asks for no other.
  if (error.status === 409) onSent()
}
