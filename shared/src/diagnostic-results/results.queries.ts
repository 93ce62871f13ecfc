import { ApiError, call } from '@portal/shared/api'
import {
  keyOf,
  type QueryClient,
  queryOf,
  useMutation,
  useQuery,
  useQueryClient,
} from '@portal/shared/query'
import type { DiagnosticQuestion, ResultPage, TopicsPage } from './results.rules.ts'

const resultCall = 'GET /Exam/Diagnostic/GetResult'
const topicsCall = 'GET /Exam/Diagnostic/GetResultByTopic'

/** The student's own finished tests, newest first. */
export const useResults = () => useQuery(queryOf('GET /Exam/Diagnostic/GetResults'))

/** A finished test with every question. */
export const useResult = (testId: string) =>
  useQuery({ ...queryOf(resultCall, { query: { testId } }), refetchOnWindowFocus: false })

/** A finished test by topic, with the suggested plan. */
export const useTopics = (testId: string) => useQuery(queryOf(topicsCall, { query: { testId } }))

/** Whether a failure says that there is nothing to see for this reader. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

/** Puts the suggested plan into the student's curriculum, once. */
export function useAdoptPlan(testId: string) {
  const client = useQueryClient()
  const queryKey = keyOf(topicsCall, { query: { testId } })
  return useMutation({
    mutationFn: () => call('POST /Exam/Diagnostic/AdoptPlan', { body: { testId } }),
    onSuccess: ({ planAdoptedAt }) => {
      client.setQueryData<TopicsPage>(queryKey, (page) =>
        page === undefined ? page : { ...page, planAdoptedAt },
      )
      for (const changed of [
        'GET /Dashboard/Dashboard/GetDashboardDataV2',
        'GET /Curriculum/Curriculum/GetStudentCurriculumV2',
      ] as const) {
        void client.invalidateQueries({ queryKey: keyOf(changed) })
      }
    },
    // Another tab or device was first: the page then says since when.
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 409) {
        await client.invalidateQueries({ queryKey })
      }
    },
  })
}

/** Changes one question of the result on the screen. */
export function changeReviewed(
  client: QueryClient,
  testId: string,
  questionId: number,
  change: Partial<DiagnosticQuestion>,
): void {
  client.setQueryData<ResultPage>(keyOf(resultCall, { query: { testId } }), (page) =>
    page === undefined
      ? page
      : {
          ...page,
          sections: page.sections.map((section) => ({
            ...section,
            set: {
              ...section.set,
              questions: section.set.questions.map((question) =>
                question.questionId === questionId ? { ...question, ...change } : question,
              ),
            },
          })),
        },
  )
}
