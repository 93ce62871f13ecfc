import { useDraftStore } from '@portal/shared/drafts'
import { useState } from 'react'
import type { Groups } from './academy.queries.ts'
import { quizLeftOpen } from './course.rules.ts'

/**
 * The video whose quiz is open, and what opens it or, with null, closes it. One that has to be passed is
 * open again when the page is loaded anew: it is not put off by that.
 */
export function useOpenQuiz(
  academyId: string,
  groups: Groups,
): [string | null, (videoId: string | null) => void] {
  const store = useDraftStore(`quiz of ${academyId}`)
  const [quizOf, setQuizOf] = useState(() => quizLeftOpen(groups, store.read(''))?.id ?? null)
  const open = (videoId: string | null) => {
    setQuizOf(videoId)
    store.write(videoId ?? undefined)
  }
  return [quizOf, open]
}
