import * as z from 'zod'
import { difficulty, questionsFiltered, sentAssignments } from './authoring.shapes.ts'
import { asRule, chosenRows, id, listOf, moment, paging, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

/** Questions that are named one by one at most; all that a filter finds may be more. */
const mostNamed = 1_000

/** Which filings are taken away: those that fit all of these. */
const unfiled = z
  .strictObject({
    AdmissionTestId: id.optional(),
    sectionId: id.optional(),
    SubjectId: id.optional(),
    topicId: id.optional(),
    paperId: id.optional(),
  })
  .refine(
    (fields) => Object.values(fields).some((field) => field !== undefined),
    asRule('Say where the questions are to stand no more'),
  )

/** What is done to each of the questions. */
const change = z.union([
  z.strictObject({ file: sentAssignments.min(1) }),
  z.strictObject({ unfile: unfiled }),
  z.strictObject({ difficulty }),
  z.strictObject({ publish: z.literal(true) }),
  z.strictObject({
    withdraw: z.strictObject({
      reason: z
        .string()
        .trim()
        .min(1, 'Say why they are withdrawn')
        .max(500, 'At most 500 characters'),
    }),
  }),
])

/**
 * What came of it for a question: `same` where nothing was to be done, `refused` with its reason,
 * `left` where it was changed since and so not undone. Null until its turn has come.
 */
const outcome = z.enum(['done', 'same', 'refused', 'undone', 'left']).nullable()

/** A question that was not undone, and why. */
const left = z.object({ questionId: id, summary: z.string(), message: z.string() })

/**
 * How a change stands, and how far it is. `stopped`: the job that did or undid it has given up.
 */
const standing = {
  change: z.record(z.string(), z.unknown()),
  state: z.enum(['running', 'stopped', 'done', 'undoing', 'undone']),
  done: z.int(),
  total: z.int(),
  /** How many of each outcome there are. */
  counts: z.object({
    ...{ done: z.int(), same: z.int(), refused: z.int(), undone: z.int(), left: z.int() },
  }),
  /** Whether it can still be undone: all is done, and no 30 days are over. */
  canUndo: z.boolean(),
}

/** Changes of many questions at once. */
export const bulkEndpoints = defineEndpoints({
  'POST /question/admin/Question/BulkUpdate': {
    summary:
      'File, unfile, grade, publish or withdraw many questions: these, or all that match (409 where that are not as many as somebody saw). Of each it is kept what came of it; more than 500, and more than 20 of another difficulty, are a job.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'question to edit', at: 'body.questionIds', optional: true },
    },
    idempotent: true,
    body: chosenRows({ questionIds: z.array(id).min(1).max(mostNamed) }, questionsFiltered, {
      change,
    }),
    answer: z.object({ changeId: uid }),
  },
  'GET /question/admin/Question/GetBulk': {
    summary:
      'How far a change of many questions is, and what came of it for each: refused ones first.',
    access: { who: ['Admin'], record: { rule: 'any', kind: 'bulk change', at: 'query.changeId' } },
    query: z.object({ changeId: uid, ...paging }),
    answer: listOf(
      'results',
      z.object({
        questionId: id,
        summary: z.string(),
        outcome,
        /** Why it was refused or left; null otherwise. */
        message: z.string().nullable(),
      }),
    ).extend(standing),
  },
  'GET /question/admin/Question/GetBulkChanges': {
    summary: 'Changes of many questions, the newest first, each with how it stands.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({ ...paging }),
    answer: listOf(
      'changes',
      z.object({
        id: uid,
        ...standing,
        /** Where they were filed, or are to stand no more, in words; null for any other change. */
        place: z.string().nullable(),
        createdAt: moment,
        createdBy: z.string().nullable(),
        /** Until when it can be undone. */
        undoUntil: moment,
      }),
    ),
  },
  'POST /question/admin/Question/UndoBulk': {
    summary:
      'Take a change of many questions back, within 30 days and where nobody changed the question since; says which it left.',
    access: { who: ['Admin'], record: { rule: 'any', kind: 'bulk change', at: 'body.changeId' } },
    body: z.strictObject({ changeId: uid }),
    answer: z.object({ undone: z.int(), left: z.array(left) }),
  },
})
