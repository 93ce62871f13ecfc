import { ApiError, type CallAnswer, type CallInput } from '@portal/shared/api'
import { useWrite } from '@portal/shared/query'

export type FeedbackStatus = CallAnswer<'GET /User/Student/GetCSATStatus'>
export type SurveyBody = CallInput<'POST /User/Student/SubmitCSATFeedback'>['body']
type RatingBody = CallInput<'POST /User/Student/SubmitFeedback'>['body']

/** Sends the rating of an hour. A failure is only logged. */
export function useSendRating() {
  const send = useWrite('POST /User/Student/SubmitFeedback', { failed: log })
  return (body: RatingBody) => send.write({ body }).catch(unlessAnswered)
}

/** Sends the answered survey. A failure is only logged. */
export function useSendSurvey() {
  const send = useWrite('POST /User/Student/SubmitCSATFeedback', { failed: log })
  return (body: SurveyBody) => send.write({ body }).catch(unlessAnswered)
}

const log = (error: ApiError) => console.error('The feedback could not be sent.', error)

/** Answered before, as in another tab: the server has an answer, and asks for no other. */
function unlessAnswered(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 409)) throw error
}
