import type { Claims } from '@portal/shared/contract'
import { Navigate, useLocation } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import type { ReactNode } from 'react'
import { ErrorPage } from '../errors/index.ts'
import { rememberAskedPage } from './asked-page.ts'

/**
 * Lets through whoever holds a session token and sends everyone else to the sign-in page,
 * remembering the page asked for. A token that cannot be read or renewed any
 * more leads to the error page, which offers to sign in again.
 */
export function TokenGuard({ children }: { children: (claims: Claims) => ReactNode }) {
  const claims = useSession((session) => session.claims)
  const status = useSession((session) => session.status)
  const leftHere = useSession((session) => session.leftHere)
  const { pathname, search, hash } = useLocation()

  if (status === 'signed-out') {
    if (!leftHere) rememberAskedPage(pathname + search + hash)
    return <Navigate to="/login" replace />
  }
  if (status === 'expired' || claims === null) return <ErrorPage type="error" />
  return children(claims)
}
