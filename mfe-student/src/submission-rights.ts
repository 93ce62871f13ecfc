import type { Viewer } from '@portal/shared/contract'

/**
 * Without the right to hand in essays or personal statements, Library, Reading and Submissions show
 * the lock (specification 2.5).
 */
export function lacksSubmissionRights({ claims }: Viewer): boolean {
  return !claims.hasEssaySubmission && !claims.hasPsSubmission
}
