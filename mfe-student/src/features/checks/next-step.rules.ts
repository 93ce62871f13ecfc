import type { CallAnswer } from '@portal/shared/api'

/** Which feedback is due, and what it asks for. */
export type FeedbackStatus = CallAnswer<'GET /User/Student/GetCSATStatus'>

/** What a check says; one that failed says no, so that nobody is held up by it. */
export type Check = 'waiting' | 'yes' | 'no'

/** What the checks at the shell's start have found so far. */
export interface Checks {
  expired: Check
  diagnostic: Check
  esat: Check
  feedback: Check | 'hour' | 'survey'
}

/** Where the student is. */
export interface Where {
  /** Inside sidebar and top bar. Bare pages are the runner, the diagnostic test, and the like. */
  isFramed: boolean
}

/** What happens next: at most one thing at a time. */
export type Step = 'expired' | 'diagnostic' | 'esat' | 'hour' | 'survey' | 'nothing'

/**
 * The first thing that is due, in the order expired, diagnostic test, ESAT parts, feedback. A check
 * still under way holds back those after it, or a modal would open for a student who is about to be
 * sent elsewhere. On a bare page only the end of the programme counts: nothing else may cover or
 * leave a running paper; it waits for the next framed page.
 */
export function nextStep(checks: Checks, { isFramed }: Where): Step {
  if (checks.expired === 'yes') return 'expired'
  if (checks.expired === 'waiting' || !isFramed) return 'nothing'
  if (checks.diagnostic === 'yes') return 'diagnostic'
  if (checks.diagnostic === 'waiting') return 'nothing'
  if (checks.esat === 'yes') return 'esat'
  if (checks.esat === 'waiting') return 'nothing'
  return checks.feedback === 'hour' || checks.feedback === 'survey' ? checks.feedback : 'nothing'
}

/** The kind of feedback that is due: on an hour of tuition, or a survey with any other name. */
export function feedbackOf(status: FeedbackStatus): 'no' | 'hour' | 'survey' {
  if (!status.toGiveFeedback) return 'no'
  if (status.feedbackType !== 'TuitionHour') return 'survey'
  // Without the hour that it is about there is nothing to rate.
  return status.hour === null ? 'no' : 'hour'
}
