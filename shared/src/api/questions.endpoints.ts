import * as z from 'zod'
import { id, idList, idText } from './common.ts'
import { defineEndpoints } from './define.ts'

/** Where a question stands with the student; several may be asked for, any of them counts. */
export const questionStatus = z.enum(['unused', 'incorrect', 'correct', 'flagged', 'bookmarked'])

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
      /^(unused|incorrect|correct|flagged|bookmarked)(,(unused|incorrect|correct|flagged|bookmarked))*$/,
      'Expected any of unused, incorrect, correct, flagged, bookmarked',
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

/** Questions as students and tutors look for them. */
export const questionEndpoints = defineEndpoints({
  'GET /Question/Question/GetSectionSubjectsForRevise': {
    summary: 'Subjects and topics of one part, with how many Revise questions each has.',
    access: { who: ['Student'], needs: 'questionBank', record: 'none' },
    query: z.object({ admissionTestId: idText, sectionId: idText }),
    answer: z.array(
      z.object({
        id,
        name: z.string(),
        questionCount: z.int(),
        topics: z.array(z.object({ id, name: z.string(), questionCount: z.int() })),
      }),
    ),
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
    access: { who: ['Student'], needs: 'questionBank', record: 'none' },
    body: z.strictObject({ questionId: id, isBookmarked: z.boolean() }),
  },
  'POST /Question/QuestionFlag/FlagQuestion': {
    summary: 'Say that something about a question is wrong or unclear.',
    access: { who: ['Student'], needs: 'questionBank', record: 'none' },
    idempotent: true,
    body: z.strictObject({
      questionId: id,
      text: z.string().trim().min(1, 'Say what is wrong or unclear').max(2_000),
    }),
  },
})
