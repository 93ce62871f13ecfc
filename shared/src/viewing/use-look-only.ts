import { useSession } from '@portal/shared/session'
import { type ReadOnly, useReadOnly } from './use-read-only.ts'

/**
 * As `useReadOnly`, and also once the student’s programme has ended: past results are looked at
 * then, and nothing is added to them.
 */
export function useLookOnly(): ReadOnly | null {
  const readOnly = useReadOnly()
  const hasEnded = useSession((session) => session.hasEnded)
  if (readOnly || !hasEnded) return readOnly
  const reason = 'Your programme has ended, so nothing can be changed until it is renewed.'
  return { reason, control: { 'aria-disabled': true, title: reason } }
}
