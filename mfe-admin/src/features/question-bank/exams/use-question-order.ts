import { tellOutcome } from '@portal/shared/lists'
import { useEffect, useRef } from 'react'
import { type Part, useSetQuestions } from './papers.queries.ts'

/**
 * Saves which questions a part has, and their order. Each save says what it goes by: what the last one
 * left, or what has been read since.
 */
export function useQuestionOrder({ examSectionId, questions }: Part) {
  const write = useSetQuestions()
  const known = useRef<readonly number[]>([])
  useEffect(() => {
    known.current = questions.map(({ questionId }) => questionId)
  }, [questions])
  const save = async (questionIds: readonly number[]) => {
    const before = [...known.current]
    await write.write({ body: { examSectionId, questionIds: [...questionIds], before } })
    known.current = questionIds
  }
  return {
    save,
    /** Puts a question at the end. */
    add: (questionId: number) => save([...known.current, questionId]),
    takeOut: (questionId: number) =>
      tellOutcome(async () => {
        const before = known.current
        await save(before.filter((id) => id !== questionId))
        return { said: `qu-${questionId} is taken out.`, undo: () => save(before) }
      }),
  }
}
