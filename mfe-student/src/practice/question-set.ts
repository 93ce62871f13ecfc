import type { CallInput } from '@portal/shared/api'
import { useWrite } from '@portal/shared/query'
import { useNavigate } from '@portal/shared/router'
import { toast } from '@portal/shared/ui'
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

/** Builds a set of chosen questions and opens it. */
export function useQuestionSet() {
  const navigate = useNavigate()
  return useWrite('POST /Revise/api/Revise/CreateSet', {
    changes: ['GET /Revise/api/Revise/GetReviseDashBoardData'],
    done: (set) => {
      prefetchSet(set.id)
      return navigate(pathOfSet(set))
    },
    failed: (error) => toast.danger(`The set could not be built. ${error.message}`),
  })
}
