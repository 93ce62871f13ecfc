import type { CallAnswer, CallInput } from '@portal/shared/api'
import { hasEntitlement } from '@portal/shared/contract'
import { isExpired } from '../../access/programme.rules.ts'
import type { Asked } from '../../asked.ts'
import { type FieldError, notFound, Problem, sessionEnded } from '../../problem.ts'
import { esatPartsToChoose } from '../subjects/index.ts'
import {
  accountOf,
  addRating,
  addSurvey,
  deliveredHour,
  feedbackStandingOf,
} from './student-checks.repository.ts'
import { feedbackDue, surveyErrors } from './student-checks.rules.ts'

/**
 * Whether the student's programme has ended.
 * @throws Problem 401 when it has been renewed since the access token was made: by a new token the
 *   portal is open again.
 */
export async function getInfo({ db, caller, now }: Asked) {
  const account = await accountOf(db, caller.userId)
  if (account === undefined) throw notFound('The student')
  const hasEnded = isExpired(account, now)
  if (caller.isExpired && !hasEnded) throw sessionEnded()
  return { isExpired: hasEnded }
}

/** Whether the student has yet to choose the parts of the ESAT. */
export async function owesEsatParts({ db, caller, server }: Asked): Promise<boolean> {
  const account = await accountOf(db, caller.userId)
  if (account === undefined) throw notFound('The student')
  const hasBank = hasEntitlement(caller.claims, 'questionBank', server.saved().allowList)
  return hasBank && account.chosenParts < esatPartsToChoose
}

/** Which feedback is due. */
export async function feedbackStatus({
  db,
  caller,
  now,
}: Asked): Promise<CallAnswer<'GET /User/Student/GetCSATStatus'>> {
  return feedbackDue(await feedbackStandingOf(db, caller.userId), now)
}

function refused(status: number, errors: readonly FieldError[]): Problem {
  return new Problem(status, errors[0]?.message ?? '', { errors })
}

/**
 * Rates a delivered hour. The pop-up asks for details at 8 or lower, but they are no must, so a
 * blank text is kept as it is.
 * @throws Problem 422 when the student has no such delivered hour, 409 when it is rated already.
 */
export async function rateHour(
  { db, caller, now }: Asked,
  body: CallInput<'POST /User/Student/SubmitFeedback'>['body'],
): Promise<void> {
  const hour = await deliveredHour(db, caller.userId, body.feedbackHour)
  if (hour === undefined) {
    throw refused(422, [
      { path: 'body.feedbackHour', message: 'This hour of tuition has not been delivered.' },
    ])
  }
  const { rating, feedback } = body
  const { id: sessionId, tutorId } = hour
  if (!(await addRating(db, { sessionId, tutorId, rating, feedback, ratedAt: now }))) {
    throw refused(409, [
      { path: 'body.feedbackHour', message: 'This hour of tuition has been rated already.' },
    ])
  }
}

/**
 * Keeps the answer to the programme survey that is due.
 * @throws Problem 409 when it was answered before; 422 with every wrong field for anything that
 * does not fit what is asked.
 */
export async function answerSurvey(
  { db, caller, now }: Asked,
  body: CallInput<'POST /User/Student/SubmitCSATFeedback'>['body'],
): Promise<void> {
  const studentId = caller.userId
  const { feedbackType, programRating, feedback } = body
  const again = refused(409, [
    { path: 'body.feedbackType', message: 'This survey has been answered already.' },
  ])
  const standing = await feedbackStandingOf(db, studentId)
  if (standing.answered.includes(feedbackType)) throw again
  const due = feedbackDue(standing, now)
  const errors = surveyErrors(body, due)
  if (errors.length > 0) throw refused(422, errors)
  const isNew = await addSurvey(
    db,
    {
      studentId,
      feedbackType,
      programRating,
      feedback,
      hasInterestedSibling: due.toGiveFeedbackForSibling ? body.hasInterestedSibling : null,
      siblingSchoolYear: body.hasInterestedSibling ? body.siblingSchoolYear : null,
      givenAt: now,
    },
    body.tutorRatings.map(({ TutorId, Rating }) => ({ tutorId: TutorId, rating: Rating })),
  )
  if (!isNew) throw again
}
