import type { CallAnswer } from '@portal/shared/api'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'

/** The search of the bank; the one place that says which call finds questions for a paper. */
export const foundCall = 'GET /question/admin/Question/GetQuestions'

export type FoundQuestion = CallAnswer<typeof foundCall>['questions'][number]

/** Questions that these words, key or number find and that are filed in a part of the test, a page of them. */
export function useFoundQuestions(search: string, sectionId: number) {
  return useQuery({
    ...queryOf(foundCall, { query: { pageNo: 1, pageSize: 20, search, sectionId } }),
    placeholderData: keepPreviousData,
  })
}
