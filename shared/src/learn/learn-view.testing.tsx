import { Button } from '@portal/shared/ui'
import type { LearnView } from './index.ts'

export const base = '/resources/question-bank/learn'
/** Learn as a student sees it. */
export const view: LearnView = {
  base,
  own: { pathOfSet: ({ id, subjectSlug }) => `/revise/${subjectSlug}/${id}` },
  practise: ({ topicName }) => <Button>Practise {topicName}</Button>,
}
/** Learn as tutors see it. */
export const tutorView: LearnView = { base: '/resources/tutor/question-bank/learn' }
