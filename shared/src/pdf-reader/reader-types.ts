import type { Zoom } from './zoom.rules.ts'

/** Something kept at a page, with what its reader thought of it. */
export interface Mark {
  id: string
  /** From 1. */
  page: number
  /** Plain text; may be empty. */
  note: string
}

/** Own bookmarks of a document, and what is done with them. What is given up on rejects. */
export interface Marks {
  list: readonly Mark[]
  /** Keeps one at a page. */
  onAdd: (page: number, note: string) => Promise<unknown>
  onChange: (id: string, note: string) => Promise<unknown>
  onRemove: (id: string) => Promise<unknown>
}

/** An entry of a document's outline. */
export interface OutlineEntry {
  title: string
  /** Where it leads within the document, for `Reader.goToEntry`; null where it leads nowhere in it. */
  goal: string | readonly unknown[] | null
  entries: readonly OutlineEntry[]
}

/** Where a document stands. */
export type ReaderStatus =
  | 'opening'
  | 'open'
  /** What came is no PDF, or a spoilt one. */
  | 'broken'
  /** It wants a password. */
  | 'locked'
  /** The server has it no more, or not for this person. */
  | 'gone'

/** What is sought in a document, and what was found so far. */
export interface Found {
  /** Empty when nothing is sought. */
  query: string
  isSearching: boolean
  /** Which of the hits is shown, from 1; 0 for none. */
  current: number
  total: number
}

/** All that is drawn of a reader. */
export interface ReaderState {
  status: ReaderStatus
  /** How many pages it has; 0 until it is open. */
  pages: number
  /** From 1. */
  page: number
  zoom: Zoom
  /** How large pages are at the moment; 1 is their own size. */
  scale: number
  /** By how much pages are turned to the right, in degrees: 0, 90, 180 or 270. */
  turned: number
  /** Something that was asked for cannot be had at the moment; what is drawn stays. */
  isCut: boolean
  found: Found
}

/** A document that is read: what is done with it, and where it stands. */
export interface Reader {
  subscribe: (changed: () => void) => () => void
  read: () => ReaderState
  /** Opens it in these elements, the one that scrolls and the one with the pages; ends it again. */
  attach: (box: HTMLDivElement, pages: HTMLDivElement) => () => void
  /** Shows a page, or the nearest that there is. */
  goTo: (page: number) => void
  goToEntry: (entry: OutlineEntry) => void
  zoomTo: (zoom: Zoom) => void
  /** A quarter to the right. */
  rotate: () => void
  /** Seeks a text anew; an empty one ends it. */
  find: (query: string) => void
  /** Shows the next hit, or the one before. */
  findNext: (steps: 1 | -1) => void
  outline: () => Promise<readonly OutlineEntry[]>
  /** Address of a small picture of a page; null where there is none. It stays good until the reader ends. */
  thumbnail: (page: number) => Promise<string | null>
  /** Asks again for what could not be had. */
  retry: () => void
}
