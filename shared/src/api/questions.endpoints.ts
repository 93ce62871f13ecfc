import * as z from 'zod'
import {
  html,
  id,
  idList,
  idText,
  moment,
  paging,
  percent,
  search,
  summary,
  uid,
} from './common.ts'
import { defineEndpoints } from './define.ts'

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

const given = (at: 'query.questionId' | 'body.questionId') =>
  ({
    who: ['Student'],
    needs: 'questionBank',
    record: { rule: 'given', kind: 'question', at },
  }) as const

/** What students and tutors look at of a flag. */
const flag = z.object({
  id: uid,
  questionId: id,
  /** The question in a few words, equations in one line of plain text. */
  questionSummary: z.string(),
  /** The same as HTML with equations as MathML. */
  questionSummaryHtml: z.string(),
  topicName: z.string(),
  sectionNo: z.string(),
  text: z.string(),
  state: z.enum(['open', 'answered']),
  /** How it was settled; null while it is open. */
  outcome: z.enum(['explained', 'fault']).nullable(),
  createdAt: moment,
  answeredAt: moment.nullable(),
  /** Messages under it. */
  messageCount: z.int(),
})

/** How an item has done over first answers; null where there is not enough to say. */
export const itemStatistics = z.object({
  /** First answers counted. */
  answered: z.int(),
  /** Mean mark over maximum mark, percent. */
  facility: percent.nullable(),
  /** -100 to 100, over first answers in papers. */
  discriminationIndex: z.number().nullable(),
  discriminativeEfficiency: z.number().nullable(),
  /** Whether the discrimination says that somebody should look at it. */
  check: z.enum(['very likely', 'likely', 'none']).nullable(),
  medianMs: z.int().nullable(),
  optionCounts: z.array(z.object({ letter: z.string(), count: z.int() })),
  /** Flags per hundred first answers. */
  flagRate: z.number().nullable(),
})

/** Questions as students and tutors look for them. */
export const questionEndpoints = defineEndpoints({
  'GET /Question/Question/GetSectionSubjectsForRevise': {
    summary: 'Subjects and topics of one part, with how many Revise questions each has.',
    access: { who: ['Student'], needs: 'questionBank', record: 'none' },
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
  'POST /Question/QuestionFlag/FlagQuestion': {
    summary: 'Say that something about a question is wrong or unclear.',
    limit: { max: 10, windowSeconds: 600, what: 'flags' },
    access: given('body.questionId'),
    idempotent: true,
    body: z.strictObject({
      questionId: id,
      text: z.string().trim().min(1, 'Say what is wrong or unclear').max(2_000),
    }),
  },
  'POST /Question/Question/SetNote': {
    summary: 'Keep an own note on a question; an empty one takes it away.',
    access: given('body.questionId'),
    body: z.strictObject({ questionId: id, text: z.string().trim().max(4_000) }),
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
  'GET /Question/QuestionFlag/GetMyFlags': {
    summary: 'Flags that the student has put on questions, newest first.',
    access: { who: ['Student'], needs: 'questionBank', record: 'none' },
    query: z.object({ ...paging, state: z.enum(['open', 'answered']).optional(), search }),
    answer: z.object({ flags: z.array(flag), totalCount: z.int(), openCount: z.int() }),
  },
  'GET /Question/QuestionFlag/GetFlag': {
    summary: 'One flag with its question and thread: the student’s own, an own student’s, or any.',
    access: {
      who: ['Student', 'Tutor', 'Senior Tutor', 'Admin'],
      needs: 'questionBank',
      record: { rule: 'in sight', kind: 'flag', at: 'query.flagId' },
    },
    query: z.object({ flagId: uid }),
    answer: z.object({
      flag,
      student: z.object({ id: uid, name: z.string() }),
      suggestedChange: z.string().nullable(),
      /** Whether the caller may answer it (tutors), or write on (the student). */
      mayAnswer: z.boolean(),
      mayReply: z.boolean(),
      messages: z.array(
        z.object({
          id: uid,
          authorName: z.string(),
          isStudent: z.boolean(),
          isOwn: z.boolean(),
          text: z.string(),
          createdAt: moment,
        }),
      ),
      question: z.object({
        questionType: z.int().min(1).max(4),
        data: html.nullable(),
        text: html,
        options: z.array(z.object({ letter: z.string(), html })),
        /** What the student answered last: an option, or an essay or equation; null before. */
        studentLetter: z.string().nullable(),
        studentText: z.string().nullable(),
        /** Null where the student has not answered it yet and looks at it alone. */
        key: z
          .object({
            correctLetter: z.string().nullable(),
            expected: html.nullable(),
            solution: html,
            reasons: z.array(z.object({ letter: z.string(), html })),
            modelAnswer: html.nullable(),
          })
          .nullable(),
      }),
      /** For tutors and admins; null for students. */
      statistics: itemStatistics.nullable(),
    }),
  },
  'POST /Question/QuestionFlag/Reply': {
    summary: 'Write on under an own flag; an answered one is open again.',
    limit: { max: 20, windowSeconds: 900, what: 'replies' },
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', kind: 'flag', at: 'body.flagId' },
    },
    idempotent: true,
    body: z.strictObject({
      flagId: uid,
      text: z.string().trim().min(1, 'Write what is still unclear').max(2_000),
    }),
  },
  'POST /Question/tutor/QuestionFlag/AnswerFlag': {
    summary: 'Answer an own student’s flag: explained, or the question is at fault.',
    access: {
      who: ['Tutor', 'Senior Tutor'],
      record: { rule: 'in sight', kind: 'flag', at: 'body.flagId' },
    },
    idempotent: true,
    body: z.strictObject({
      flagId: uid,
      text: z.string().trim().min(1, 'Write an answer').max(4_000),
      outcome: z.enum(['explained', 'fault']),
      /** For a fault: what should be changed. */
      suggestedChange: z.string().trim().max(4_000).nullable(),
    }),
  },
  'GET /Question/tutor/QuestionFlag/GetFlags': {
    summary: 'Flags of own students, open ones first.',
    access: { who: ['Tutor', 'Senior Tutor'], record: 'none' },
    query: z.object({ ...paging, state: z.enum(['open', 'answered']).optional() }),
    answer: z.object({
      flags: z.array(flag.extend({ studentName: z.string() })),
      totalCount: z.int(),
      openCount: z.int(),
    }),
  },
})
