import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { FieldError } from '../../problem.ts'

type Status = CallAnswer<'GET /User/Student/GetCSATStatus'>
type Survey = CallInput<'POST /User/Student/SubmitCSATFeedback'>['body']

/** Delivered hours from one programme survey to the next. */
export const hoursPerSurvey = 10

/** For how many days after its end an hour is asked about. */
export const feedbackDays = 7

/** For how many days nobody is asked about a sibling again. */
export const siblingDays = 365

/** The type under which feedback on an hour is due. */
export const hourFeedback = 'TuitionHour'

const dayMs = 86_400_000

/** A delivered hour without a rating. */
export interface UnratedHour {
  /** Its number among the student's delivered hours, from 1. */
  number: number
  tutorName: string
  subject: string
  startsAt: Date
  endsAt: Date
}

/** What decides which feedback is due. */
export interface FeedbackStanding {
  /** Quarters of an hour of all delivered tuition. */
  quarters: number
  /** Types of the surveys that have been answered. */
  answered: readonly string[]
  /** When a survey last asked about a sibling; null for never. */
  siblingAskedAt: Date | null
  tutors: readonly { tutorId: string; tutorName: string }[]
  /** The newest one; null when all are rated. */
  unrated: UnratedHour | null
}

/** Type of the survey after so many hours, in full tens. */
export function surveyTypeAfter(hours: number): string {
  return `Programme after ${hours} hours`
}

/**
 * The survey that is due: of the last full ten of delivered hours, unless it has been answered.
 * Earlier ones that were never answered are not asked for any more.
 */
export function dueSurvey(quarters: number, answered: readonly string[]): string | null {
  const hours = Math.floor(quarters / 4 / hoursPerSurvey) * hoursPerSurvey
  const type = surveyTypeAfter(hours)
  return hours === 0 || answered.includes(type) ? null : type
}

/** Whether a survey now asks about a sibling. */
export function asksForSibling(siblingAskedAt: Date | null, now: Date): boolean {
  return siblingAskedAt === null || now.getTime() - siblingAskedAt.getTime() >= siblingDays * dayMs
}

/** Whether an hour is recent enough to be asked about. */
export function isRecent(endsAt: Date, now: Date): boolean {
  const age = now.getTime() - endsAt.getTime()
  return age >= 0 && age <= feedbackDays * dayMs
}

/** Which feedback is due. A programme survey comes before the pop-up of an hour. */
export function feedbackDue(standing: FeedbackStanding, now: Date): Status {
  const nothing: Status = {
    toGiveFeedback: false,
    feedbackType: '',
    tutors: [],
    toGiveFeedbackForSibling: false,
    hour: null,
  }
  const survey = dueSurvey(standing.quarters, standing.answered)
  if (survey !== null) {
    return {
      ...nothing,
      toGiveFeedback: true,
      feedbackType: survey,
      tutors: [...standing.tutors],
      toGiveFeedbackForSibling: asksForSibling(standing.siblingAskedAt, now),
    }
  }
  const { unrated } = standing
  if (unrated === null || !isRecent(unrated.endsAt, now)) return nothing
  return {
    ...nothing,
    toGiveFeedback: true,
    feedbackType: hourFeedback,
    hour: {
      tuitionHours: standing.quarters / 4,
      feedbackHour: unrated.number,
      tutorName: unrated.tutorName,
      subject: unrated.subject,
      startsAt: unrated.startsAt.toISOString(),
    },
  }
}

/** What is wrong with an answered survey, seen against what is due; every field is named. */
export function surveyErrors(survey: Survey, due: Status): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path: `body.${path}`, message })
  if (!due.toGiveFeedback || survey.feedbackType !== due.feedbackType || due.hour !== null) {
    refuse('feedbackType', 'This survey is not due.')
    return errors
  }
  const seen = new Set<string>()
  for (const [index, { TutorId }] of survey.tutorRatings.entries()) {
    const path = `tutorRatings.${index}.TutorId`
    if (seen.has(TutorId)) refuse(path, 'A tutor can be rated only once.')
    else if (due.tutors.every(({ tutorId }) => tutorId !== TutorId)) {
      refuse(path, 'Only your own tutors can be rated.')
    }
    seen.add(TutorId)
  }
  const year = survey.siblingSchoolYear ?? ''
  if (!due.toGiveFeedbackForSibling) {
    if (survey.hasInterestedSibling === true || year !== '') {
      refuse('hasInterestedSibling', 'This survey does not ask about a sibling.')
    }
  } else if (survey.hasInterestedSibling === null) {
    refuse('hasInterestedSibling', 'Say whether you have a sibling who may be interested.')
  } else if (survey.hasInterestedSibling && year === '') {
    refuse('siblingSchoolYear', 'Enter your sibling’s school year.')
  } else if (!survey.hasInterestedSibling && year !== '') {
    refuse('siblingSchoolYear', 'A school year is only for an interested sibling.')
  }
  return errors
}
