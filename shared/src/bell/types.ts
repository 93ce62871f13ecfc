/** One entry of the bell. */
export interface BellItem {
  id: string
  /** Colour of its mark; a semantic token such as `alert.red`, left out for the plain one. */
  colour?: string
  title: string
  description: string
  /** How much of the description shows until it is hovered or focused, 15 to 25 characters. */
  shownCharacters: number
  isRead: boolean
  /** A link out of the portal. */
  link?: { text: string; href: string }
  /** A path of the portal that the item opens in the same window. */
  to?: string
  /** ISO 8601, UTC. */
  createdAt: string
}

/** What the bell needs of the role's notification feed. */
export interface BellFeed {
  /** The newest entries, 100 at most. */
  list: () => Promise<readonly BellItem[]>
  markAsRead: (id: string) => Promise<unknown>
}

/** The role's notification feed, drawn by the shell's bell. */
export interface Bell {
  load: () => Promise<{ default: BellFeed }>
}
