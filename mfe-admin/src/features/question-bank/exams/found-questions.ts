import type { CallAnswer } from '@portal/shared/api'
import { keepPreviousData, queryOf, useQuery } from '@portal/shared/query'

/** The search of the bank; the one place that says which call finds questions for a paper. */
export const foundCall = 'GET /academy/admin/Video/FindQuestions'

type Answer = CallAnswer<typeof foundCall>

/** Questions of the bank that hold these words, filed in a part of the test, a page of them. */
export function useFoundQuestions(search: string, sectionId: number) {
  return useQuery({
    ...queryOf(foundCall, { query: { pageNo: 1, pageSize: 20, search, sectionId } }),
    placeholderData: keepPreviousData,
    select: foundIn,
  })
}

const foundIn = ({ questions, totalCount }: Answer) => ({
  questions: questions.map(({ questionId, summary, topicName }) => ({
    ...{ questionId, summary, facts: topicName ?? 'Filed nowhere' },
  })),
  totalCount,
})
