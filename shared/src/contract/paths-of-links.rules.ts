import type { Role } from './roles.ts'
import { accessOfPath } from './screen-paths.ts'

/** Never a host of the portal: what a path is read against. */
const nowhere = 'https://portal.invalid'

/**
 * The path of a link within the portal, without its query and hash. Undefined for what a browser
 * would not stay in the portal for (`//other.example`, `/\other.example`, `javascript:…`), or would
 * read as something else than what is written.
 */
export function pathOfLink(link: string): string | undefined {
  if (!link.startsWith('/') || /[\s\\\p{Cc}]/u.test(link)) return undefined
  if (!URL.canParse(link, nowhere)) return undefined
  const { origin, pathname } = new URL(link, nowhere)
  return origin === nowhere ? pathname : undefined
}

/**
 * Those of some roles who could not open a link within the portal; all of them where there is no
 * such page.
 */
export function rolesWithoutPath(link: string, roles: readonly Role[]): readonly Role[] {
  const path = pathOfLink(link)
  const access = path === undefined ? 'unknown' : accessOfPath(path)
  if (access === 'public') return []
  return access === 'unknown' ? roles : roles.filter((role) => !access.includes(role))
}

/** Whether a link leads to a page of the portal, whoever may open it. */
export function isPathOfPortal(link: string): boolean {
  const path = pathOfLink(link)
  return path !== undefined && accessOfPath(path) !== 'unknown'
}
