import { changeAnswer, queryOf, useQuery, useQueryClient, useWrite } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'
import { bankCall } from './question-bank.prefetch.ts'
import { useOpenSet } from './question-bank.queries.ts'

const reviewsCall = 'GET /Revise/api/Revise/GetReviews'

/** What is due for review, and in the days to come. */
export const useReviews = () => useQuery(queryOf(reviewsCall))

/** Makes a set of what is due and opens it. */
export const useStartReview = () =>
  useWrite('POST /Revise/api/Revise/StartReview', {
    changes: [bankCall, reviewsCall],
    done: useOpenSet(),
    failed: (error) => toast.danger(`The review could not be started. ${error.message}`),
  })

/** Changes how many reviews the student takes in a day at most. */
export function useReviewLimit() {
  const client = useQueryClient()
  return useWrite('POST /Revise/api/Revise/SetReviewLimit', {
    changes: [reviewsCall],
    done: (_, { body: { dailyLimit } }) =>
      changeAnswer(client, reviewsCall, undefined, (reviews) => ({ ...reviews, dailyLimit })),
  })
}
