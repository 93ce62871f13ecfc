import { pathTo } from '@portal/shared/contract'
import { plainSlug } from '../slug.rules.ts'

const dayMs = 86_400_000

/** Somebody who turned a page within so many days reads a book now. */
export const readingDays = 14

/** Since when somebody must have turned a page to be a reader now. */
export const readingSince = (now: Date): Date => new Date(now.getTime() - readingDays * dayMs)

/** The readable part of a book's address. */
export function bookSlug(title: string): string {
  const plain = plainSlug(title)
  return plain === '' ? 'book' : plain
}

/** The page of a book, for those who have the library. */
export const bookPath = ({ title, id }: { title: string; id: string }): string =>
  pathTo('/resources/library/:book/:id', { book: bookSlug(title), id })

/** How a book is withdrawn: those who had opened it read on for a while, or nobody does. */
export type WayOut = 'no-new-readers' | 'at-once'

/** Until when a book that is withdrawn now can be read by those who had opened it. */
export function closingOf(way: WayOut, now: Date, days: number): Date {
  return way === 'at-once' ? now : new Date(now.getTime() + days * dayMs)
}

/** What readers are told of a book that is withdrawn. */
export function wordsOfWithdrawal(way: WayOut, days: number): string {
  return way === 'at-once'
    ? 'This book has been withdrawn. You keep your bookmarks and notes.'
    : `This book has been withdrawn. You can read it for ${days} more days, and keep your bookmarks and notes.`
}

/** A page that a device turned to. */
export interface Turned {
  page: number
  /** By the device's clock. */
  at: Date
}

/** A moment that a device says, never later than now: a clock that is ahead would win for ever. */
export const notLater = (at: Date, now: Date): Date => (at > now ? now : at)

/**
 * The page that a device which is at `own` is to be asked about: where another one has turned to since;
 * null where the device is not behind, or has no page of its own.
 */
export function askedAbout(own: number | undefined, kept: number): number | null {
  return own === undefined || own === kept ? null : kept
}

/** What a save of a book changes of its state without being `WithdrawBook`; null where it may. */
export function stateFault(
  before: 'draft' | 'published' | 'withdrawn' | null,
  wanted: 'draft' | 'published' | 'withdrawn',
  isOpened: boolean,
): string | null {
  if (wanted === 'withdrawn' && before !== 'withdrawn') return 'Withdraw the book by its own button'
  if (wanted === 'draft' && before !== null && before !== 'draft' && isOpened) {
    return 'People have opened this book. Withdraw it instead.'
  }
  return null
}
