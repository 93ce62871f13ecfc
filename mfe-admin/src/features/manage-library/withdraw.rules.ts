import { plural } from '@portal/shared/ui'
import type { BookRow } from './books.queries.ts'

/** How a book is withdrawn. */
export type Way = 'no-new-readers' | 'at-once'

/** Whether a book can be withdrawn, or be withdrawn further: to be closed at once. */
export function canWithdraw(
  { state, closesAt }: Pick<BookRow, 'state' | 'closesAt'>,
  now = Date.now(),
): boolean {
  if (state === 'published') return true
  return state === 'withdrawn' && closesAt !== null && Date.parse(closesAt) > now
}

/** The ways that are left: one that takes no new readers can only be closed at once. */
export function waysFor({ state }: Pick<BookRow, 'state'>): readonly Way[] {
  return state === 'published' ? ['no-new-readers', 'at-once'] : ['at-once']
}

/** Whom it concerns, in a sentence. */
export function readersInWords(opened: number, readersNow: number): string {
  if (opened === 0) return 'Nobody has opened this book.'
  const have = opened === 1 ? 'has' : 'have'
  const told = opened === 1 ? 'They are told and keep' : 'All of them are told and keep'
  return `${plural(opened, 'person', 'people')} ${have} opened this book, ${readersNow} of them read it now. ${told} their bookmarks and notes.`
}
