import { defineHandlers } from '../../calls.ts'
import { setReviewLimit } from './due.repository.ts'
import { getErrorLog, setMissReason, startMisses } from './misses.service.ts'
import { getReviews, startReview } from './reviews.service.ts'

/** What a student goes over again: what is due, and what went wrong. */
export const reviewHandlers = defineHandlers({
  'GET /Revise/api/Revise/GetReviews': async (asked) => await getReviews(asked),
  'POST /Revise/api/Revise/SetReviewLimit': async ({ body, caller, db }) => {
    await setReviewLimit(db, caller.userId, body.dailyLimit)
    return undefined
  },
  'POST /Revise/api/Revise/StartReview': async (asked) => await startReview(asked),
  'GET /Revise/api/Revise/GetErrorLog': async ({ query, ...asked }) =>
    await getErrorLog(asked, {
      pageNo: query.pageNo,
      pageSize: query.pageSize,
      reason: query.reason ?? null,
      topicId: query.topicId ?? null,
    }),
  'POST /Revise/api/Revise/SetMissReason': async ({ body, ...asked }) => {
    await setMissReason(asked, body)
    return undefined
  },
  'POST /Revise/api/Revise/StartMisses': async ({ body, ...asked }) =>
    await startMisses(asked, body),
})
