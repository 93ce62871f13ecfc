import { call } from '@portal/shared/api'
import { keyOf, queryOf, useMutation, useQuery, useQueryClient } from '@portal/shared/query'
import { toast } from '@portal/shared/ui'
import { useRef } from 'react'
import type { Reviews } from './home.rules.ts'
import { useOpenSet } from './question-bank.queries.ts'

const reviewsCall = 'GET /Revise/api/Revise/GetReviews'

/** What is due for review, and in the days to come. */
export const useReviews = () => useQuery(queryOf(reviewsCall))

/** Makes a set of what is due and opens it. Pressing again after a lost answer makes no second. */
export function useStartReview() {
  const open = useOpenSet()
  const client = useQueryClient()
  const key = useRef(crypto.randomUUID())
  return useMutation({
    mutationFn: () =>
      call('POST /Revise/api/Revise/StartReview', {}, { idempotencyKey: key.current }),
    onSuccess: (set) => {
      key.current = crypto.randomUUID()
      return open(set)
    },
    onError: (error) => {
      toast.danger(`The review could not be started. ${error.message}`)
      void client.invalidateQueries({ queryKey: keyOf(reviewsCall) })
    },
  })
}

/** Changes how many reviews the student takes in a day at most. */
export function useReviewLimit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (dailyLimit: number) =>
      call('POST /Revise/api/Revise/SetReviewLimit', { body: { dailyLimit } }),
    onSuccess: (_, dailyLimit) => {
      client.setQueryData<Reviews>(
        keyOf(reviewsCall),
        (reviews) => reviews && { ...reviews, dailyLimit },
      )
      void client.invalidateQueries({ queryKey: keyOf(reviewsCall) })
    },
  })
}
