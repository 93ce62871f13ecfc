import type { FeedbackStatus, SurveyBody } from './feedback.queries.ts'
import { isRating, type Rating } from './ratings.ts'

/** What may be chosen for a tutor who is not to be rated. */
export const notApplicable = 'N/A'

/** Said of N/A (word for word as agreed). */
export const notApplicableTooltip =
  "Only select this option if you haven't completed a Tuition Session yet or this Tutor isn't your main Tutor."

/** What a student has filled in so far. */
export interface SurveyAnswers {
  /** By tutor id. */
  tutors: Readonly<Record<string, Rating | typeof notApplicable>>
  programme: Rating | ''
  improvement: string
  sibling: 'yes' | 'no' | ''
  schoolYear: string
}

export const noAnswers: SurveyAnswers = {
  tutors: {},
  programme: '',
  improvement: '',
  sibling: '',
  schoolYear: '',
}

/** What is missing, by place in the answers. Empty when the survey may be sent. */
export type SurveyErrors = Partial<
  Record<`tutors.${string}` | Exclude<keyof SurveyAnswers, 'tutors'>, string>
>

type Asked = Pick<FeedbackStatus, 'tutors' | 'toGiveFeedbackForSibling' | 'feedbackType'>

/**
 * The rule: every listed tutor has a rating or N/A, the programme has one, and
 * the improvement text is not blank. Where a sibling is asked about, that is answered too.
 */
export function surveyErrors(answers: SurveyAnswers, asked: Asked): SurveyErrors {
  const errors: SurveyErrors = {}
  for (const { tutorId, tutorName } of asked.tutors) {
    const rating = answers.tutors[tutorId]
    if (!isRating(rating) && rating !== notApplicable) {
      errors[`tutors.${tutorId}`] = `Rate ${tutorName}, or choose ${notApplicable}`
    }
  }
  if (answers.programme === '') errors.programme = 'Rate your programme'
  if (answers.improvement.trim() === '') errors.improvement = 'Tell us what we could do better'
  if (asked.toGiveFeedbackForSibling) {
    if (answers.sibling === '') errors.sibling = 'Choose Yes or No'
    if (answers.sibling === 'yes' && answers.schoolYear.trim() === '') {
      errors.schoolYear = 'Enter the school year'
    }
  }
  return errors
}

/** The survey as it is sent: tutors rated N/A are left out. */
export function surveyBody(answers: SurveyAnswers, asked: Asked): SurveyBody {
  const hasSibling = asked.toGiveFeedbackForSibling ? answers.sibling === 'yes' : null
  return {
    tutorRatings: asked.tutors.flatMap(({ tutorId, tutorName }) => {
      const rating = answers.tutors[tutorId]
      return isRating(rating)
        ? [{ TutorId: tutorId, TutorName: tutorName, Rating: Number(rating) }]
        : []
    }),
    programRating: Number(answers.programme),
    feedback: answers.improvement.trim(),
    feedbackType: asked.feedbackType,
    hasInterestedSibling: hasSibling,
    siblingSchoolYear: hasSibling === true ? answers.schoolYear.trim() : null,
  }
}
