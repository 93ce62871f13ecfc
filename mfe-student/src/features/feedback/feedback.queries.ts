import { ApiError, type CallAnswer, type CallInput, call } from '@portal/shared/api'
import { useMutation } from '@portal/shared/query'

export type FeedbackStatus = CallAnswer<'GET /User/Student/GetCSATStatus'>
type HourBody = CallInput<'POST /User/Student/SubmitFeedback'>['body']
export type SurveyBody = CallInput<'POST /User/Student/SubmitCSATFeedback'>['body']

/** Sends the rating of an hour. A failure is only logged (specification 8). */
export function useSendRating(onSent: () => void) {
  return useMutation({
    mutationFn: (body: HourBody) => call('POST /User/Student/SubmitFeedback', { body }),
    onSuccess: onSent,
    onError: (error) => log(error, onSent),
  })
}

/** Sends the answered survey. A failure is only logged (specification 8). */
export function useSendSurvey(onSent: () => void) {
  return useMutation({
    mutationFn: (body: SurveyBody) => call('POST /User/Student/SubmitCSATFeedback', { body }),
    onSuccess: onSent,
    onError: (error) => log(error, onSent),
  })
}

function log(error: Error, onSent: () => void): void {
  console.error('The feedback could not be sent.', error)
  // Answered before, as in another tab: the server has an answer, and asks for no other.
  if (error instanceof ApiError && error.status === 409) onSent()
}
