import * as z from 'zod'
import { html, id, listOf, moment, paging, percent, search, uid } from './common.ts'
import { bankStudent, defineEndpoints } from './define.ts'
import { flagAnswer } from './flags.shapes.ts'
import { flagsOfAdmins } from './flags-of-admins.ts'
import { given } from './questions.endpoints.ts'

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
  /** Whether the question was changed for it; null while an admin has not said so. */
  settledAs: z.enum(['changed', 'unchanged']).nullable(),
  settledAt: moment.nullable(),
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

/** What students say is wrong or unclear about a question. */
const readersEndpoints = defineEndpoints({
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
  'GET /Question/QuestionFlag/GetMyFlags': {
    summary: 'Flags that the student has put on questions, newest first.',
    access: bankStudent,
    query: z.object({ ...paging, state: z.enum(['open', 'answered']).optional(), search }),
    answer: listOf('flags', flag).extend({ openCount: z.int() }),
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
      text: z
        .string()
        .trim()
        .min(1, 'Write what is still unclear')
        .max(2_000, 'A reply has at most 2,000 characters'),
    }),
  },
  'POST /Question/tutor/QuestionFlag/AnswerFlag': {
    summary: 'Answer an own student’s flag: explained, or the question is at fault.',
    access: {
      who: ['Tutor', 'Senior Tutor'],
      record: { rule: 'in sight', kind: 'flag', at: 'body.flagId' },
    },
    idempotent: true,
    body: flagAnswer,
  },
  'GET /Question/tutor/QuestionFlag/GetFlags': {
    summary: 'Flags of own students, open ones first.',
    access: { who: ['Tutor', 'Senior Tutor'], record: 'none' },
    query: z.object({ ...paging, state: z.enum(['open', 'answered']).optional() }),
    answer: listOf('flags', flag.extend({ studentName: z.string() })).extend({
      openCount: z.int(),
    }),
  },
})

/** Flags, to those who raise, answer and settle them. */
export const flagEndpoints = { ...readersEndpoints, ...flagsOfAdmins }
