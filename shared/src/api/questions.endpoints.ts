import * as z from 'zod'
import { html, id, idList, idText, summary } from './common.ts'
import { bankStudent, defineEndpoints } from './define.ts'

/** Where a question stands with the student; several may be asked for, any of them counts. */
export const questionStatus = z.enum([
  'unused',
  'incorrect',
  'correct',
  'flagged',
  'bookmarked',
  'due',
])

/** The filters of a revise set as a query (lists are texts with commas). */
export const questionFilters = z.object({
  AdmissionTestId: idText.optional(),
  sectionId: idText.optional(),
  /** One subject, or several with commas. */
  SubjectId: idList.optional(),
  topicIds: idList.optional(),
  status: z
    .string()
    .max(60)
    .regex(
      /^(unused|incorrect|correct|flagged|bookmarked|due)(,(unused|incorrect|correct|flagged|bookmarked|due))*$/,
      'Expected any of unused, incorrect, correct, flagged, bookmarked, due',
    )
    .optional(),
  difficulties: z
    .string()
    .regex(/^[1-5](,[1-5]){0,4}$/, 'Expected 1 to 5')
    .optional(),
  questionTypes: z
    .string()
    .regex(/^[1-4](,[1-4]){0,3}$/, 'Expected 1 to 4')
    .optional(),
})

const subjectsOfPart = z.array(
  z.object({
    id,
    name: z.string(),
    /** Segment of the paths of its sets. */
    slug: z.string(),
    questionCount: z.int(),
    topics: z.array(z.object({ id, name: z.string(), questionCount: z.int() })),
  }),
)

export const given = (at: 'query.questionId' | 'body.questionId') =>
  ({
    who: ['Student'],
    needs: 'questionBank',
    record: { rule: 'given', kind: 'question', at },
  }) as const

/** Questions as students and tutors look for them. */
export const questionEndpoints = defineEndpoints({
  'GET /Question/Question/GetSectionSubjectsForRevise': {
    summary: 'Subjects and topics of one part, with how many Revise questions each has.',
    access: bankStudent,
    query: z.object({ admissionTestId: idText, sectionId: idText }),
    answer: subjectsOfPart,
  },
  'GET /Question/Tutor/Question/GetSectionSubjectsForRevise': {
    summary: 'The same for tutors.',
    access: { who: ['Tutor', 'Senior Tutor'], record: 'none' },
    query: z.object({ admissionTestId: idText, sectionId: idText }),
    answer: subjectsOfPart,
  },
  'POST /question/QuestionById': {
    summary:
      'One question with its options: any for tutors, for students one that was given to them; keys where the caller may see them.',
    access: {
      who: ['Student', 'Tutor', 'Senior Tutor'],
      record: { rule: 'given', kind: 'question', at: 'body.id' },
    },
    // A read, for all that it is a POST.
    whileImpersonating: true,
    body: z.strictObject({ id }),
    answer: z.object({
      id,
      text: html,
      answers: z.array(
        z.object({
          /** Number of the option in its question, from 1. */
          id,
          letter: z.string(),
          text: html,
          /** Null as long as the runner hides the key from the student, too. */
          isCorrect: z.boolean().nullable(),
        }),
      ),
    }),
  },
  'GET /Question/Question/GetQuestionCount': {
    summary: 'How many Revise questions fit the filters.',
    access: { who: ['Student', 'Tutor', 'Senior Tutor'], needs: 'questionBank', record: 'none' },
    query: questionFilters,
    answer: z.object({
      questionCount: z.int(),
      /** The same by topic, with the topic filter itself left aside. */
      byTopic: z.array(z.object({ topicId: id, questionCount: z.int() })),
    }),
  },
  'POST /Question/Question/SetBookmark': {
    summary: 'Put a bookmark on a question, or take it off.',
    access: given('body.questionId'),
    body: z.strictObject({ questionId: id, isBookmarked: z.boolean() }),
  },
  'POST /Question/Question/SetNote': {
    summary: 'Keep an own note on a question; an empty one takes it away.',
    access: given('body.questionId'),
    body: z.strictObject({ questionId: id, text: z.string().trim().max(4_000) }),
  },
  'POST /question/admin/Equation/Render': {
    summary:
      'Equations as pictures, for editors: up to 200 in LaTeX. One that cannot be set comes with the reason instead.',
    access: { who: ['Admin'], record: 'none' },
    body: z.strictObject({ latex: z.array(z.string().min(1).max(2_000)).min(1).max(200) }),
    answer: z.array(
      z.object({ latex: z.string(), svg: z.string().nullable(), message: z.string().nullable() }),
    ),
  },
  'GET /Question/Question/GetSimilarQuestions': {
    summary: 'Questions like one that the student has met: same topic, near in difficulty.',
    access: given('query.questionId'),
    query: z.object({ questionId: idText }),
    answer: z.array(
      z.object({
        questionId: id,
        ...summary,
        topicName: z.string(),
        difficulty: z.int().min(1).max(5),
        status: z.enum(['unused', 'incorrect', 'correct']),
      }),
    ),
  },
})
