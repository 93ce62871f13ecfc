import { pathTo } from '@portal/shared/contract'

/** Where tutors answer a flag. */
export const pathOfTutor = (flagId: string) => pathTo('/tutor/flagged-question/:id', { id: flagId })

/** Where its student reads the answer. */
export const pathOfStudent = (flagId: string) =>
  pathTo('/flagged-question-view/:id', { id: flagId })
