import type { Icon, MenuEntry, Remote, Viewer } from '@portal/shared/contract'
import { findScreen } from '../routing/screen-state.ts'

/** One entry of the menu as this viewer sees it. */
export interface MenuNode {
  id: string
  label: string
  icon: Icon
  /** Path inside the portal; entries without one are sections, or go to `href`. */
  to?: string
  /** Address outside the portal, opened in a new window. */
  href?: string
  locked: boolean
  startsOpen: boolean
  mobile: boolean
  children: readonly MenuNode[]
}

/**
 * The menu of a remote for one viewer: what they may see, in order, sections with their children.
 * An entry that would lead nowhere is left out: one whose path has no screen for this viewer, one
 * that opens an address the server has not set, and a section in which nothing is left.
 */
export function menuOf(remote: Remote, viewer: Viewer): readonly MenuNode[] {
  const screens = screensFor(remote, viewer)
  const entries = remote.features
    .flatMap((feature) => feature.menu ?? [])
    .filter((entry) => isFor(entry, viewer) && (entry.visible?.(viewer) ?? true))
    .sort((a, b) => a.order - b.order)
  const ids = new Set(entries.map((entry) => entry.id))
  const allIds = new Set(remote.features.flatMap((f) => (f.menu ?? []).map((entry) => entry.id)))

  const nodeOf = (entry: MenuEntry): MenuNode[] => {
    const children = entries.filter((child) => child.parent === entry.id).flatMap(nodeOf)
    const leads = entry.path !== undefined && findScreen(screens, entry.path) !== null
    const address = entry.opens === undefined ? '' : viewer.settings[entry.opens]
    if (!leads && address === '' && children.length === 0) return []
    return [
      {
        id: entry.id,
        label: typeof entry.label === 'function' ? entry.label(viewer) : entry.label,
        icon: entry.icon,
        ...(leads && { to: entry.path }),
        ...(address !== '' && { href: address }),
        locked: entry.locked?.(viewer) ?? false,
        startsOpen: entry.startsOpen ?? false,
        mobile: entry.mobile ?? false,
        children,
      },
    ]
  }
  return entries
    .filter(({ parent }) => parent === undefined || !(ids.has(parent) || allIds.has(parent)))
    .flatMap(nodeOf)
}

/** Screens of a remote that a viewer may open. */
export function screensFor(remote: Remote, viewer: Viewer) {
  return remote.features
    .flatMap((feature) => feature.screens)
    .filter((screen) => isFor(screen, viewer) && (screen.needs?.(viewer) ?? true))
}

function isFor({ roles }: Pick<MenuEntry, 'roles'>, { claims }: Viewer): boolean {
  return roles?.includes(claims.role) ?? true
}

/** All entries that lead somewhere, sections taken apart, in the menu's order. */
export function leavesOf(menu: readonly MenuNode[]): readonly MenuNode[] {
  return menu.flatMap((node) => [
    ...(node.to !== undefined || node.href !== undefined ? [node] : []),
    ...leavesOf(node.children),
  ])
}

/**
 * Id of the entry that an address belongs to: the one with the longest path that the address is or
 * lies under. The dashboard's `/` holds for itself alone.
 */
export function currentEntry(menu: readonly MenuNode[], pathname: string): string | undefined {
  const here = tidy(pathname)
  const fitting = leavesOf(menu).filter(({ to }) => {
    if (to === undefined) return false
    const path = tidy(to)
    return here === path || (path !== '' && here.startsWith(`${path}/`))
  })
  return fitting.sort((a, b) => (b.to ?? '').length - (a.to ?? '').length)[0]?.id
}

/** Id of the section that holds an entry, or of the section itself. */
export function sectionOf(menu: readonly MenuNode[], id: string | undefined): string | undefined {
  if (id === undefined) return undefined
  return menu.find(
    (node) =>
      node.children.length > 0 &&
      (node.id === id || node.children.some((child) => child.id === id)),
  )?.id
}

/** What stands in the bottom bar on phones (at most four) and what is left for its drawer. */
export function mobileMenu(menu: readonly MenuNode[]): {
  bar: readonly MenuNode[]
  more: readonly MenuNode[]
} {
  const leaves = leavesOf(menu)
  const bar = leaves.filter(({ mobile, to }) => mobile && to !== undefined).slice(0, 4)
  return { bar, more: leaves.filter((node) => !bar.includes(node)) }
}

function tidy(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '')
}
