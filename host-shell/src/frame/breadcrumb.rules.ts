import type { Remote, Screen, Viewer } from '@portal/shared/contract'
import type { Crumb } from '@portal/shared/ui'
import { findScreen } from '../routing/screen-state.ts'
import { screensFor } from './menu.rules.ts'

/**
 * The breadcrumb of an address: the person's home, then a part for each segment, except those that
 * hold an id and those that the remote leaves without a name. A part is named by its screen where it
 * has one of its own, else by its segment in words; it is a link where this viewer has a screen
 * there, and never in the last place. The last part is the page: where the address ends with an id,
 * it has the page's title.
 * @param remote the role's remote; null where it could not be loaded.
 */
export function breadcrumbOf(
  pathname: string,
  remote: Remote | null,
  viewer: Viewer,
): readonly Crumb[] {
  const screens = remote ? screensFor(remote, viewer) : []
  const segments = pathname.split('/').filter(Boolean)
  const page = findScreen(screens, pathname)?.screen
  const idAt = idPlaces(page?.path)
  const isDropped = (segment: string, index: number) =>
    remote?.unnamedSegments?.includes(segment.toLowerCase()) ||
    idAt.has(index) ||
    looksLikeId(segment)
  const home = findScreen(screens, '/')?.screen
  const homeTitle = home ? titleOf(home, viewer) : 'Dashboard'
  // Nobody is led to a home that is closed to them.
  const crumbs: Crumb[] = home || remote === null ? [{ label: homeTitle, to: '/' }] : []
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
