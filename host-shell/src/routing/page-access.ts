import { accessOfPath, type Role } from '@portal/shared/contract'

/**
 * What a role gets at an address, before any screen is looked for; deny is the default.
 * `open`: the screen, if the role's remote has it. `closed`: the unauthorized page. `closed slowly`:
 * a spinner first, which is only so at the curriculum of other roles.
 * `public`: a page for whoever is not signed in. `unknown`: not in the portal's table.
 */
export type PageAccess = 'open' | 'closed' | 'closed slowly' | 'public' | 'unknown'

export function pageAccess(pathname: string, role: Role): PageAccess {
  const access = accessOfPath(pathname)
  if (access === 'unknown' || access === 'public') return access
  if (access.includes(role)) return 'open'
  return /^\/curriculum\/*$/i.test(pathname) ? 'closed slowly' : 'closed'
}
