import { accessOfPath, type Role } from '@portal/shared/contract'

/**
 * What a role gets at an address, before any screen is looked for; deny is the default.
 * `open`: the screen, if the role's remote has it. `closed`: the unauthorized page. `closed slowly`:
 * a spinner first, as the specification has it for the curriculum of other roles (2.4).
 * `unknown`: the error page.
 */
export type PageAccess = 'open' | 'closed' | 'closed slowly' | 'unknown'

export function pageAccess(pathname: string, role: Role): PageAccess {
  const access = accessOfPath(pathname)
  // Public pages stand before the guard; one that is not there yet is as unknown as any other.
  if (access === 'unknown' || access === 'public') return 'unknown'
  if (access.includes(role)) return 'open'
  return /^\/curriculum\/*$/i.test(pathname) ? 'closed slowly' : 'closed'
}
