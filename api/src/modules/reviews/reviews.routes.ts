import { defineHandlers } from '../../calls.ts'
import { setReviewLimit } from './due.repository.ts'
import { getErrorLog, setMissReason, startMisses } from './misses.service.ts'
import { getReviews, startReview } from './reviews.service.ts'

/** What a student goes over again: what is due, and what went wrong. */
export const reviewHandlers = defineHandlers({
  'GET /Revise/api/Revise/GetReviews': async ({ caller, db, now }) =>
    await getReviews(db, caller.userId, now),
  'POST /Revise/api/Revise/SetReviewLimit': async ({ body, caller, db }) => {
    await setReviewLimit(db, caller.userId, body.dailyLimit)
    return undefined
  },
  'POST /Revise/api/Revise/StartReview': async ({ caller, db, now }) =>
    await startReview(db, caller.userId, now),
  'GET /Revise/api/Revise/GetErrorLog': async ({ caller, db, query }) =>
    await getErrorLog(db, caller.userId, {
      pageNo: query.pageNo,
      pageSize: query.pageSize,
      reason: query.reason ?? null,
      topicId: query.topicId ?? null,
    }),
  'POST /Revise/api/Revise/SetMissReason': async ({ body, caller, db, now }) => {
    await setMissReason(db, caller.userId, body, now)
    return undefined
  },
  'POST /Revise/api/Revise/StartMisses': async ({ body, caller, db, now }) =>
    await startMisses(db, caller.userId, body, now),
})
