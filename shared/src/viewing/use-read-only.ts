import { queryOf, useQuery } from '@portal/shared/query'
import { useSession } from '@portal/shared/session'

/** Why and how nothing can be changed while a parent views the student's portal. */
export interface ReadOnly {
  /** A sentence for the page. */
  reason: string
  /**
   * For every control that writes: `<Button {...readOnly?.control}>`. The design system's buttons
   * cannot be pressed then but keep their focus; mouse and screen reader get the reason.
   */
  control: { 'aria-disabled': true; title: string }
}

const isViewingNow = ({ claims }: { claims: { isImpersonating: boolean } | null }) =>
  claims?.isImpersonating ?? false

/** Whose portal is viewed: the name, or the email until it is known. */
export function useViewedName(): string {
  const isViewing = useSession(isViewingNow)
  const email = useSession((session) => session.email)
  // The frame asks for the same, so this costs no call.
  const me = useQuery({
    ...queryOf('GET /User/Account/GetMe'),
    staleTime: 300_000,
    enabled: isViewing,
  }).data
  return me === undefined ? (email ?? '') : `${me.firstName} ${me.lastName}`
}

/**
 * Null, unless the portal is viewed as somebody: then whatever writes is disabled with the reason.
 * The server refuses such writes by itself (403); this tells people before they try.
 */
export function useReadOnly(): ReadOnly | null {
  const isViewing = useSession(isViewingNow)
  const name = useViewedName()
  if (!isViewing) return null
  const reason = `You are viewing the portal as ${name}, so nothing can be changed.`
  return { reason, control: { 'aria-disabled': true, title: reason } }
}
