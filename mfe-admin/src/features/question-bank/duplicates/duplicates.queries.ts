import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'
import { changes } from '../questions.queries.ts'

export const pairsCall = 'GET /question/admin/Question/GetDuplicates'
export const dismissCall = 'POST /question/admin/Question/DismissDuplicate'
export const similarCall = 'GET /question/admin/Question/GetSimilar'

/** Two questions that read alike. */
export type Pair = CallAnswer<typeof pairsCall>['pairs'][number]
export type Side = Pair['one']

/** What a withdrawal changes of what is shown here. */
export const pairChanges = [...changes, pairsCall] as const

export const useDismiss = () => useWrite(dismissCall, { changes: [pairsCall, similarCall] })

/** Questions that read like a text; none is asked for one that is too short to say. */
export const useSimilar = (text: string, isAsked: boolean) =>
  useQuery({
    ...queryOf(similarCall, { query: { text } }),
    enabled: isAsked,
    refetchOnWindowFocus: false,
  })
