import type { Role } from './roles.ts'

/**
 * What the portal reads from an access token, after the two value forms that servers send
 * (booleans, or the texts 'True' / 'False' in any case) have been made one.
 * Names on the wire are older than this code; `session/claims.ts` maps them.
 */
export interface Claims {
  /** The account's id (`sub`). */
  userId: string
  role: Role
  email: string
  /** Ids of the schools; a student's first one counts. */
  schools: readonly string[]
  isHeadStart: boolean
  hasQuestionBank: boolean
  isSeminarTutor: boolean
  isEssayPsTutor: boolean
  isImpersonating: boolean
  hasCourses: boolean
  hasAcademy: boolean
  hasSeminar: boolean
  hasLibrary: boolean
  hasReadingList: boolean
  hasPsSubmission: boolean
  hasEssaySubmission: boolean
  /** Seconds since the epoch. */
  exp: number
}
