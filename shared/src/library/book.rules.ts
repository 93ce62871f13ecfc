import { pathTo } from '@portal/shared/contract'
import type { ListedBook } from './library.queries.ts'

/** The address of a book’s page; with a page of it, the reader there. */
export function bookPath({ slug, id }: Pick<ListedBook, 'slug' | 'id'>, page?: number): string {
  const path = pathTo('/resources/library/:book/:id', { book: slug, id })
  return page === undefined ? path : `${path}?page=${page}`
}

/** What is known of a reader’s way through a book. */
type Way = Pick<ListedBook, 'page' | 'furthest' | 'pages'>

/** Where somebody is: `Page 37 of 200`; null where they never opened it, and without pages. */
export function placeInWords({ page, pages }: Way): string | null {
  return page === null || pages === null ? null : `Page ${page} of ${pages}`
}

/** Whether the last page was reached. */
export function isFinished({ furthest, pages }: Way): boolean {
  return furthest !== null && pages !== null && furthest >= pages
}

/** What opens a book, by where somebody is in it: `Read now`, `Continue at page 87`. */
export function readingWords({ page }: Pick<Way, 'page'>, first: string): string {
  return page === null ? first : `Continue at page ${page}`
}

/**
 * Whether a book can be read: it has a file, and is not withdrawn, or its time is not over.
 * @param now in milliseconds
 */
export function isOpenAt(
  { hasFile, state, closesAt }: Pick<ListedBook, 'hasFile' | 'state' | 'closesAt'>,
  now: number,
): boolean {
  if (!hasFile) return false
  return state === 'published' || (closesAt !== null && Date.parse(closesAt) > now)
}

/** An ISBN as it is printed on its book, without the inner dashes that only its publisher knows. */
export const isbnInWords = (isbn: string) => `${isbn.slice(0, 3)}-${isbn.slice(3)}`
