import type { MenuEntry, Viewer } from '@portal/shared/contract'

/** The section's entries that somebody sees, in the menu's order. */
export function entriesFor(entries: readonly MenuEntry[], viewer: Viewer): readonly MenuEntry[] {
  return entries
    .filter((entry) => entry.visible?.(viewer) ?? true)
    .toSorted((one, other) => one.order - other.order)
}
