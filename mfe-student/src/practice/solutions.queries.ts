import type { CallAnswer } from '@portal/shared/api'
import {
  changeAnswer,
  keyOf,
  type QueryClient,
  queryOf,
  useQuery,
  useQueryClient,
  useWrite,
} from '@portal/shared/query'
import type { AfterwardsCalls } from '@portal/shared/question-runner'
import { toast } from '@portal/shared/ui'
import { useMemo } from 'react'
import { afterwardsCalls } from './set-calls.ts'

const solutionsCall = 'GET /Revise/api/Revise/GetSolutions'

/** A finished set with answers, keys and worked solutions. */
export type Solutions = CallAnswer<typeof solutionsCall>

/** A finished set with its solutions. */
export const useSolutions = (setId: string | null) =>
  useQuery({
    ...queryOf(solutionsCall, { query: { setId: setId ?? '' } }),
    enabled: setId !== null,
  })

/** Changes one question of the solutions on the screen. */
function changeSolution(
  client: QueryClient,
  setId: string,
  questionId: number,
  change: Partial<Solutions['set']['questions'][number]>,
): void {
  changeAnswer(client, solutionsCall, { query: { setId } }, (solutions) => ({
    ...solutions,
    set: {
      ...solutions.set,
      questions: solutions.set.questions.map((question) =>
        question.questionId === questionId ? { ...question, ...change } : question,
      ),
    },
  }))
}

/** Marks an own essay of a finished set. */
export function useSelfMark(setId: string) {
  const client = useQueryClient()
  return useWrite('POST /Revise/api/Revise/SelfMark', {
    changes: ['GET /Revise/api/Revise/GetReviseDashBoardData'],
    done: (verdict, { body: { questionId } }) =>
      changeSolution(client, setId, questionId, { verdict }),
  })
}

/** Puts a bookmark on a question of a finished set, or takes it off; shown at once. */
export function useBookmark(setId: string) {
  const client = useQueryClient()
  return useWrite('POST /Question/Question/SetBookmark', {
    show: ({ body: { questionId, isBookmarked } }) => {
      changeSolution(client, setId, questionId, { isBookmarked })
      return () => changeSolution(client, setId, questionId, { isBookmarked: !isBookmarked })
    },
    failed: (error) => toast.danger(`The bookmark could not be changed. ${error.message}`),
  })
}

/** What can be done with the questions of a finished set; the solutions on the screen follow. */
export function useAfterwards(setId: string): AfterwardsCalls {
  const client = useQueryClient()
  return useMemo(
    () => ({
      similar: afterwardsCalls.similar,
      setMissReason: async (questionId, missReason) => {
        await afterwardsCalls.setMissReason(questionId, missReason)
        changeSolution(client, setId, questionId, { missReason })
        void client.invalidateQueries({ queryKey: keyOf('GET /Revise/api/Revise/GetErrorLog') })
      },
      setNote: async (questionId, note, sending) => {
        await afterwardsCalls.setNote(questionId, note, sending)
        changeSolution(client, setId, questionId, { note })
      },
    }),
    [client, setId],
  )
}
