import { queryOf, useQuery } from '@portal/shared/query'
import type { Tree } from '../lookups.queries.ts'
import { questionsCall } from '../questions.queries.ts'

export type PartOfTree = Tree[number]['parts'][number]

const first = { pageNo: 1, pageSize: 1 } as const

/** How many questions have flags that wait. */
export const useFlaggedCount = () =>
  useQuery(queryOf(questionsCall, { query: { ...first, isFlagged: 'true' } }))

/** How many questions there are, and by their figures how many need a check. */
export const useQuestionCounts = () =>
  useQuery(queryOf('GET /question/admin/Report/GetItems', { query: first }))

/** Ids of the live questions of a topic, as many as are looked through at once. */
export const idsOfTopic = (topicId: number) =>
  queryOf(questionsCall, {
    query: { pageNo: 1, pageSize: 100, topicId: String(topicId), state: 'live' },
  })
