import { ApiError } from '@portal/shared/api'
import {
  changeAnswer,
  keyOf,
  type QueryClient,
  queryOf,
  useQuery,
  useQueryClient,
  useWrite,
} from '@portal/shared/query'
import type { DiagnosticQuestion } from './results.rules.ts'

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

/**
 * Puts the suggested plan into the student's curriculum, once. Where another tab was first, the page
 * then says since when.
 * @param onAdopted is given how many items it is.
 */
export function useAdoptPlan(testId: string, onAdopted: (items: number) => void) {
  const client = useQueryClient()
  return useWrite('POST /Exam/Diagnostic/AdoptPlan', {
    changes: [
      'GET /Dashboard/Dashboard/GetDashboardDataV2',
      'GET /Curriculum/Curriculum/GetStudentCurriculumV2',
    ],
    done: ({ planAdoptedAt, items }) => {
      changeAnswer(client, topicsCall, { query: { testId } }, (page) => ({
        ...page,
        planAdoptedAt,
      }))
      onAdopted(items)
    },
    failed: ({ status }) => {
      if (status === 409) client.invalidateQueries({ queryKey: keyOf(topicsCall) })
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
  changeAnswer(client, resultCall, { query: { testId } }, (page) => ({
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
  }))
}
