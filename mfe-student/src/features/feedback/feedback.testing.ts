import type { FeedbackStatus } from './feedback.queries.ts'

/** An hour with Tom Harper that is to be rated. */
export const hourDue: FeedbackStatus = {
  toGiveFeedback: true,
  feedbackType: 'TuitionHour',
  tutors: [],
  toGiveFeedbackForSibling: false,
  hour: {
    tuitionHours: 12.5,
    feedbackHour: 7,
    tutorName: 'Tom Harper',
    subject: 'Physics',
    startsAt: '2027-03-01T10:00:00.000Z',
  },
}

/** A survey about two tutors, with the question about a sibling. */
export const surveyDue: FeedbackStatus = {
  toGiveFeedback: true,
  feedbackType: 'Programme after 10 hours',
  tutors: [
    { tutorId: '00000000-0000-4000-8000-0000000000a1', tutorName: 'Tom Harper' },
    { tutorId: '00000000-0000-4000-8000-0000000000a2', tutorName: 'Sana Rahman' },
  ],
  toGiveFeedbackForSibling: true,
  hour: null,
}
