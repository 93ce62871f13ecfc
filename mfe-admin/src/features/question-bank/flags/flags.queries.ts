import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const flagsCall = 'GET /question/admin/QuestionFlag/GetFlags'

/** A question with what students say is wrong with it. */
export type FlaggedQuestion = CallAnswer<typeof flagsCall>['questions'][number]
export type ListedFlag = FlaggedQuestion['flags'][number]

/** What shows flags to admins. */
const changes = [flagsCall, 'GET /Question/QuestionFlag/GetFlag'] as const

/** The flags of one question; undefined while they are on their way, null where there are none. */
export function useFlagsOf(questionId: number) {
  const found = useQuery({
    ...queryOf(flagsCall, { query: { pageNo: 1, pageSize: 1, search: String(questionId) } }),
    // What was known before a save says nothing of what waits now.
    staleTime: 0,
  })
  const [question = null] = found.data?.questions ?? []
  return { ...found, question: found.data === undefined ? undefined : question }
}

export const useAnswerFlag = () =>
  useWrite('POST /question/admin/QuestionFlag/AnswerFlag', { changes })
export const useSettleFlags = () =>
  useWrite('POST /question/admin/QuestionFlag/SettleFlags', { changes })

/** The parts of a test, for a filter; waits for nothing while none is chosen. */
export const usePartsOf = (testId: number | undefined) =>
  useQuery({
    ...queryOf('GET /Subject/SectionNumber/:id', { params: { id: String(testId ?? 0) } }),
    enabled: testId !== undefined,
  })
