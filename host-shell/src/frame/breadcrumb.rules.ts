import type { Role, Screen, Viewer } from '@portal/shared/contract'
import type { Crumb } from '@portal/shared/ui'
import { findScreen } from '../routing/screen-state.ts'

/** What the top bar calls each role's home (specification 2.6). */
export const homeTitles: Readonly<Record<Role, string>> = {
  Admin: 'Admin Dashboard',
  Student: 'Dashboard',
  Tutor: 'My Student Dashboard',
  'Senior Tutor': 'My Student Dashboard (Senior Tutor)',
  'School Manager': 'School Dashboard',
  Parent: 'Parent Dashboard',
}

/** Segments that say for whom a page is, not where it is (specification 2.6). */
const droppedSegments = ['tutor', 'parent']

/**
 * The breadcrumb of an address (specification 2.6): the role's home, then a part for each segment,
 * except those that hold an id and `/tutor` and `/parent`. A part is named by its screen where it
 * has one of its own, else by its segment in words; it is a link where this viewer has a screen
 * there, and never in the last place. The last part is the page: where the address ends with an id,
 * it has the page's title.
 * @param screens the screens that the viewer may open.
 */
export function breadcrumbOf(
  pathname: string,
  screens: readonly Screen[],
  viewer: Viewer,
): readonly Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  const page = findScreen(screens, pathname)?.screen
  const idAt = idPlaces(page?.path)
  const isDropped = (segment: string, index: number) =>
    droppedSegments.includes(segment.toLowerCase()) || idAt.has(index) || looksLikeId(segment)
  const crumbs: Crumb[] = [{ label: homeTitles[viewer.claims.role], to: '/' }]
  segments.forEach((segment, index) => {
    if (isDropped(segment, index)) return
    const to = `/${segments.slice(0, index + 1).join('/')}`
    const screen = findScreen(screens, to)?.screen
    const named = screen !== undefined && !screen.path.split('/').at(-1)?.startsWith(':')
    crumbs.push({
      label: named ? titleOf(screen, viewer) : inWords(segment),
      ...(screen && { to }),
    })
  })
  const end = segments.length - 1
  const last = crumbs.at(-1)
  if (page && last && end >= 0 && isDropped(segments[end] ?? '', end)) {
    const title = titleOf(page, viewer)
    const isNamed = page.path
      .split('/')
      .filter(Boolean)
      .some((part) => /^:(?!u?id$)/i.test(part))
    // Another page, as the list that this one is from, stays before it; a name from the address says
    // more than the title; plain words say less.
    if (last.to !== undefined && last.label !== title) crumbs.push({ label: title })
    else if (last.to === undefined && !isNamed) last.label = title
  }
  return crumbs.map(({ label, to }, index) =>
    index === crumbs.length - 1 || to === undefined ? { label } : { label, to },
  )
}

function titleOf(screen: Screen, viewer: Viewer): string {
  return typeof screen.title === 'function' ? screen.title(viewer) : screen.title
}

/** Places of the parameters that hold an id, in a route path such as `/academy/:name/:id`. */
function idPlaces(path: string | undefined): ReadonlySet<number> {
  const parts = path?.split('/').filter(Boolean) ?? []
  return new Set(parts.flatMap((part, index) => (/^:u?id$/i.test(part) ? [index] : [])))
}

/** A number, a UUID or another long token with digits. */
export function looksLikeId(segment: string): boolean {
  return (
    /^\d+$/.test(segment) ||
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(segment) ||
    /^(?=.*\d)[\da-z]{16,}$/i.test(segment)
  )
}

/** `my-application-&-account` becomes `My application & account`, `12-mechanics` `Mechanics`. */
export function inWords(segment: string): string {
  const words = decoded(segment)
    // An id that makes a readable segment unique.
    .replace(/^\d+-(?=\D)/, '')
    // Which form of a page it is says nothing to its reader.
    .replace(/-v\d+$/, '')
    .replaceAll('_~_', ' / ')
    .replace(/[-_]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray percent sign in an address that somebody typed.
    return segment
  }
}
