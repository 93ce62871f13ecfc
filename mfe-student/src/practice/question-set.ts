import { type CallAnswer, type CallInput, call } from '@portal/shared/api'
import { keyOf, useMutation, useQueryClient } from '@portal/shared/query'
import { useNavigate } from '@portal/shared/router'
import { toast } from '@portal/shared/ui'
import { useRef } from 'react'
import { prefetchSet } from './set.prefetch.ts'
import { pathOfSet } from './topic-set.ts'

/** Which questions a set is to hold: at most 100 of one test. */
export interface QuestionsOfTest {
  admissionTestId: number
  sectionId: number | null
  questionIds: readonly number[]
}

type SetBody = CallInput<'POST /Revise/api/Revise/CreateSet'>['body']

/** A set of exactly these questions, marked one by one. */
export function setOfQuestions({
  admissionTestId,
  sectionId,
  questionIds,
}: QuestionsOfTest): SetBody {
  const taken = questionIds.slice(0, 100)
  return {
    admissionTestId,
    sectionId,
    subjectIds: [],
    topicIds: [],
    status: [],
    difficulties: [],
    questionTypes: [],
    size: taken.length,
    order: 'random',
    feedback: 'each',
    timing: 'none',
    minutes: null,
    questionIds: taken,
  }
}

/** Builds a set of chosen questions and opens it. Pressing again after a lost answer builds no second. */
export function useQuestionSet() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const request = useRef({ text: '', key: '' })
  return useMutation({
    mutationFn: (
      questions: QuestionsOfTest,
    ): Promise<CallAnswer<'POST /Revise/api/Revise/CreateSet'>> => {
      const body = setOfQuestions(questions)
      const text = JSON.stringify(body)
      if (request.current.text !== text) request.current = { text, key: crypto.randomUUID() }
      return call(
        'POST /Revise/api/Revise/CreateSet',
        { body },
        { idempotencyKey: request.current.key },
      )
    },
    onSuccess: (set) => {
      request.current = { text: '', key: '' }
      prefetchSet(set.id)
      void client.invalidateQueries({
        queryKey: keyOf('GET /Revise/api/Revise/GetReviseDashBoardData'),
      })
      return navigate(pathOfSet(set))
    },
    onError: (error) => toast.danger(`The set could not be built. ${error.message}`),
  })
}
