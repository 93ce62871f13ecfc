import * as z from 'zod'
import { html, id, idText, listOf, listQuery, moment, paging, search, uid } from './common.ts'
import { defineEndpoints } from './define.ts'
import { flagAnswer } from './flags.shapes.ts'

const inSight = (at: 'body.flagId' | 'body.flagIds') =>
  ({ who: ['Admin'], record: { rule: 'in sight', kind: 'flag', at } }) as const

/** A flag as whoever settles it looks at it. */
const listedFlag = z.object({
  id: uid,
  studentId: uid,
  studentName: z.string(),
  text: z.string(),
  state: z.enum(['open', 'answered']),
  outcome: z.enum(['explained', 'fault']).nullable(),
  createdAt: moment,
  answeredAt: moment.nullable(),
  answeredBy: z.string().nullable(),
  /** What whoever found the fault would change. */
  suggestedChange: z.string().nullable(),
  settledAt: moment.nullable(),
  settledBy: z.string().nullable(),
  settledAs: z.enum(['changed', 'unchanged']).nullable(),
  messageCount: z.int(),
})

/** A question with what students say is wrong with it. */
const flaggedQuestion = z.object({
  questionId: id,
  key: z.string(),
  summary: z.string(),
  summaryHtml: html,
  sectionNo: z.string(),
  topicName: z.string(),
  /** Of all of its flags: faults that wait for an admin, those that nobody has answered, all. */
  waiting: z.int(),
  open: z.int(),
  flagCount: z.int(),
  /** Those that wait first, then open ones, then the newest; at most 50. */
  flags: z.array(listedFlag),
})

/** Flags as admins bring them to an end. */
export const flagsOfAdmins = defineEndpoints({
  'GET /question/admin/QuestionFlag/GetFlags': {
    summary: 'Flagged questions, those with a fault that has waited longest first.',
    access: { who: ['Admin'], record: 'none' },
    query: listQuery({
      ...paging,
      /** `fault`: found at fault and not settled. */
      state: z.enum(['open', 'fault', 'settled']).optional(),
      AdmissionTestId: idText.optional(),
      sectionId: idText.optional(),
      /** A number finds that question; else what its flags, name or text say. */
      search,
    }),
    answer: listOf('questions', flaggedQuestion),
  },
  'POST /question/admin/QuestionFlag/AnswerFlag': {
    summary: 'Answer a flag as its tutors do; student and tutors hear of it.',
    access: inSight('body.flagId'),
    idempotent: true,
    body: flagAnswer,
  },
  'POST /question/admin/QuestionFlag/SettleFlags': {
    summary:
      'Bring flags to an end that are open or at fault: the question was changed, or stays. All or none; students and tutors hear of it.',
    access: inSight('body.flagIds'),
    idempotent: true,
    body: z.strictObject({
      flagIds: z.array(uid).min(1).max(100),
      settledAs: z.enum(['changed', 'unchanged']),
      text: z.string().trim().min(1, 'Say what came of it').max(4_000),
    }),
  },
})
