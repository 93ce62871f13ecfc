import { queryOf, useQueryClient } from '@portal/shared/query'
import { messageOf, toast } from '@portal/shared/ui'
import { setOfQuestions, useQuestionSet } from '../../practice/question-set.ts'
import { bankCall } from './question-bank.prefetch.ts'

/**
 * Starts a set of chosen questions, such as those like one just marked. All are of the test that
 * the given topic belongs to.
 */
export function usePractise(topicId: number | undefined) {
  const client = useQueryClient()
  const build = useQuestionSet()
  return async (questionIds: number[]) => {
    try {
      const { topics } = await client.ensureQueryData(queryOf(bankCall))
      const topic = topics.find((known) => known.topicId === topicId) ?? topics[0]
      if (topic === undefined) throw new Error('The test of these questions is not known.')
      const { admissionTestId } = topic
      build.write({ body: setOfQuestions({ admissionTestId, sectionId: null, questionIds }) })
    } catch (error) {
      toast.danger(`The set could not be built. ${messageOf(error) ?? 'Please try again.'}`)
    }
  }
}
