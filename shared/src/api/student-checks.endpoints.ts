import * as z from 'zod'
import { id, moment, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

const rating = z.int().min(1).max(10)
const text = z.string().trim().max(4_000)
const student = { who: ['Student'], record: 'none' } as const

/** What the shell asks for a student when it starts, and how the student answers. */
export const studentCheckEndpoints = defineEndpoints({
  'GET /User/Student/GetInfo': {
    summary: 'Whether the student’s programme has ended.',
    access: student,
    afterProgramme: true,
    answer: z.object({ isExpired: z.boolean() }),
  },
  'GET /User/Student/GetCSATStatus': {
    summary: 'Whether feedback is due, and which.',
    access: student,
    answer: z.object({
      toGiveFeedback: z.boolean(),
      /**
       * `TuitionHour`: the pop-up after an hour of tuition. Any other text names a programme survey,
       * such as `Programme after 10 hours`. Empty when nothing is due.
       */
      feedbackType: z.string(),
      /** Those to be rated in a programme survey. */
      tutors: z.array(z.object({ tutorId: uid, tutorName: z.string() })),
      toGiveFeedbackForSibling: z.boolean(),
      /** The hour that the pop-up asks about; null for a survey. */
      hour: z
        .object({
          /** Hours delivered so far, this one included. */
          tuitionHours: z.number(),
          /** Which of the delivered sessions it is, counted from 1. */
          feedbackHour: z.int().min(1),
          tutorName: z.string(),
          subject: z.string(),
          startsAt: moment,
        })
        .nullable(),
    }),
  },
  'POST /User/Student/SubmitFeedback': {
    summary: 'Rate an hour of tuition; 8 or lower asks for details.',
    access: student,
    body: z.strictObject({
      rating,
      feedback: text,
      tuitionHours: z.number().min(0).max(100_000),
      feedbackHour: z.int().min(1).max(100_000),
    }),
  },
  'POST /User/Student/SubmitCSATFeedback': {
    summary: 'Answer the programme survey; tutors rated N/A are left out.',
    access: {
      who: ['Student'],
      record: { rule: 'own', kind: 'tutor', at: 'body.tutorRatings.TutorId', optional: true },
    },
    body: z.strictObject({
      tutorRatings: z
        .array(z.strictObject({ TutorId: uid, TutorName: z.string().max(500), Rating: rating }))
        .max(100),
      programRating: rating,
      feedback: text.min(1, 'Tell us what we could do better'),
      feedbackType: z.string().min(1).max(100),
      hasInterestedSibling: z.boolean().nullable(),
      siblingSchoolYear: z.string().trim().max(100).nullable(),
    }),
  },
  'GET /User/Student/ESATInfo': {
    summary: 'Whether the student has yet to choose the parts of the ESAT.',
    access: student,
    answer: z.boolean(),
  },
  'POST /Subject/AdmissionTest/SetESATParts': {
    summary: 'Choose exactly two parts of the ESAT beside the compulsory one.',
    access: student,
    // How many they are is said by the rule itself, in its own sentence.
    body: z.strictObject({ selectedParts: z.array(id).max(20) }),
  },
  'GET /User/Student/DiagnosticTest': {
    summary: 'Whether a diagnostic test waits for the student.',
    access: student,
    answer: z.boolean(),
  },
  'GET /Exam/Diagnostic/GetTest': {
    summary: 'The diagnostic test that waits for the student, or the last one: its timed sections.',
    access: student,
    answer: z
      .object({
        id: uid,
        finishedAt: moment.nullable(),
        sections: z.array(
          z.object({
            /** From 1. */
            position: z.int().min(1),
            name: z.string(),
            questionCount: z.int().min(1),
            /** Minutes for this student, extra time included. */
            minutes: z.int().min(1),
            state: z.enum(['waiting', 'open', 'finished']),
            /** The set of its questions, once it is started. */
            setId: uid.nullable(),
            /** Once it is finished. */
            correct: z.int().nullable(),
          }),
        ),
      })
      .nullable(),
  },
  'POST /Exam/Diagnostic/StartSection': {
    summary: 'Start the next section, whose clock runs from now; the same section again goes on.',
    access: {
      who: ['Student'],
      record: { rule: 'own', kind: 'diagnostic test', at: 'body.testId' },
    },
    body: z.strictObject({ testId: uid, position: z.int().min(1).max(5) }),
    answer: z.object({ setId: uid }),
  },
})
