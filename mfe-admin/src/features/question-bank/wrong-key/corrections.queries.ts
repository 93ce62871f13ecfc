import type { CallAnswer, CallInput } from '@portal/shared/api'
import { keepPreviousData, queryOf, useQuery, useWrite } from '@portal/shared/query'

export const planCall = 'POST /question/admin/KeyCorrection/Plan'
export const applyCall = 'POST /question/admin/KeyCorrection/Apply'
export const correctionsCall = 'GET /question/admin/KeyCorrection/GetCorrections'

/** What another key would do. */
export type CorrectionPlan = CallAnswer<typeof planCall>
/** How a key was put right, and how far that is. */
export type Correction = CallAnswer<typeof correctionsCall>[number]
type AskedPlan = CallInput<typeof planCall>['body']
/** A new key: the letter that is right, or how a typed answer is marked. */
export type KeyChange = Pick<AskedPlan, 'correctLetter' | 'marking'>

/** What another key would do to the answers that there are at this moment. */
export const useCorrectionPlan = (asked: AskedPlan) =>
  useQuery({
    ...queryOf(planCall, { body: asked }),
    staleTime: 0,
    gcTime: 0,
    // The figures stay while they are worked out for the other choice.
    placeholderData: keepPreviousData,
  })

export const useApplyCorrection = () =>
  useWrite(applyCall, {
    changes: [
      correctionsCall,
      'GET /question/admin/question/:id',
      'GET /question/admin/Question/GetQuestions',
      'GET /question/admin/Question/GetVersions',
      'GET /question/admin/Question/GetUsage',
    ],
  })

/** How often it is looked how far a correction is, in milliseconds. */
const lookMs = 2_000

/** How the key of a question was put right, the newest first; followed while one is under way. */
export const useCorrections = (questionId: number) =>
  useQuery({
    ...queryOf(correctionsCall, { query: { questionId: String(questionId) } }),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ isDone, hasStopped }) => !isDone && !hasStopped) ? lookMs : false,
  })
