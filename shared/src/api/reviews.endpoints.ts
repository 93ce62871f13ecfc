import * as z from 'zod'
import { id, idText, listOf, moment, paging, summary, uid, wholeNumber } from './common.ts'
import { bankStudent, defineEndpoints } from './define.ts'
import { madeSet } from './revise.endpoints.ts'
import { missReason } from './sets.endpoints.ts'

/** What a student goes over again. */
export const reviewEndpoints = defineEndpoints({
  'GET /Revise/api/Revise/GetReviews': {
    summary: 'Spaced review: what is due today, under the student’s own daily limit.',
    access: bankStudent,
    answer: z.object({
      dailyLimit: z.int().min(1).max(200),
      /** Due by now and not yet reviewed. */
      due: z.int(),
      reviewedToday: z.int(),
      /** What `StartReview` would give now: due, within what is left of the limit. */
      offered: z.int(),
      /** When the next one is due; null when none is waiting. */
      nextDueAt: moment.nullable(),
      /** Due per day for the next seven days, today first. */
      forecast: z.array(z.object({ day: z.iso.date(), due: z.int() })),
    }),
  },
  'POST /Revise/api/Revise/SetReviewLimit': {
    summary: 'How many reviews the student wants in a day, at most.',
    access: bankStudent,
    body: z.strictObject({ dailyLimit: wholeNumber(1, 200, 'Choose 1 to 200 a day') }),
  },
  'POST /Revise/api/Revise/StartReview': {
    summary: 'A set of what is due, oldest first; 422 when nothing is.',
    limit: { max: 200, windowSeconds: 900, what: 'sets' },
    access: bankStudent,
    idempotent: true,
    answer: madeSet,
  },
  'GET /Revise/api/Revise/GetErrorLog': {
    summary:
      'Questions missed and not mastered since, newest first, with counts by reason and topic.',
    access: bankStudent,
    query: z.object({
      ...paging,
      reason: missReason.or(z.literal('not said')).optional(),
      topicId: idText.optional(),
    }),
    answer: listOf(
      'misses',
      z.object({
        questionId: id,
        setId: uid,
        ...summary,
        topicId: id,
        topicName: z.string(),
        sectionNo: z.string(),
        difficulty: z.int().min(1).max(5),
        reason: missReason.nullable(),
        times: z.int(),
        missedAt: moment,
        dueAt: moment.nullable(),
      }),
    ).extend({
      byReason: z.array(z.object({ reason: missReason.nullable(), count: z.int() })),
      byTopic: z.array(
        z.object({ topicId: id, topicName: z.string(), sectionNo: z.string(), count: z.int() }),
      ),
      masteredCount: z.int(),
    }),
  },
  'POST /Revise/api/Revise/SetMissReason': {
    summary: 'Say why a question was missed.',
    access: {
      who: ['Student'],
      needs: 'questionBank',
      record: { rule: 'own', kind: 'missed question', at: 'body.questionId' },
    },
    body: z.strictObject({ questionId: id, reason: missReason }),
  },
  'POST /Revise/api/Revise/StartMisses': {
    summary: 'A set of questions from the error log, at most 100; 422 when there are none.',
    limit: { max: 200, windowSeconds: 900, what: 'sets' },
    access: bankStudent,
    idempotent: true,
    body: z.strictObject({
      reason: missReason.or(z.literal('not said')).nullable(),
      topicId: id.nullable(),
      size: z.int().min(1).max(100),
      /** Which page of so many it takes, as GetErrorLog gives them; the first when left out. */
      pageNo: z.int().min(1).max(1_000_000).optional(),
    }),
    answer: madeSet,
  },
})
