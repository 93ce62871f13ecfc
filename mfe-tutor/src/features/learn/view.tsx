import type { LearnView } from '@portal/shared/learn'

/** Learn as tutors have it: the pages themselves, with nobody's progress. */
export const tutorView: LearnView = {
  base: '/resources/tutor/question-bank/learn',
}
