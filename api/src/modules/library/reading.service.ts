import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound } from '../../problem.ts'
import { renderHtml } from '../../rich-text/index.ts'
import { bookSlug } from './books.rules.ts'
import { booksShown, findMarks, findMore, findSeen, type ShownBook } from './reading.repository.ts'

const listCall = 'GET /Library/Library/GetBooks'
const oneCall = 'GET /Library/Library/GetBook'

/** Books of the same subjects that a book's page shows. */
const mostMore = 6

/** A moment of a statement, in milliseconds, as it is sent; null for none. */
export const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

const listedOf = ({
  closesMs,
  ...book
}: ShownBook): CallAnswer<typeof listCall>['books'][number] => ({
  ...book,
  slug: bookSlug(book.title),
  closesAt: momentOf(closesMs),
})

/** A page of the books that the caller finds. */
export async function getBooks(
  { db, caller }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const { rows, totalCount } = await pageOf<ShownBook>(db, booksShown(caller, query), query)
  return { books: rows.map(listedOf), totalCount }
}

/**
 * A book with the caller's own place in it.
 * @throws Problem 404 for a draft, and for a withdrawn one that the caller never opened.
 */
export async function getBook(
  { db, caller, now }: Asked,
  id: string,
): Promise<CallAnswer<typeof oneCall>> {
  const found = await findSeen(db, caller, id, now)
  if (found === undefined) throw notFound('The book')
  const { readMs, description, isbn, publisher, year, mayDownload, isOpen, marks, ...book } = found
  const more = await findMore(db, caller, id, mostMore)
  return {
    ...listedOf(book),
    ...{ description: renderHtml(description), isbn, publisher, year, mayDownload, isOpen, marks },
    readAt: momentOf(readMs),
    more: more.map(listedOf),
  }
}

/**
 * The caller's bookmarks of a book.
 * @throws Problem 404 for a book that the caller does not see.
 */
export async function getMarks(
  { db, caller }: Asked,
  bookId: string,
): Promise<CallAnswer<'GET /Library/Library/GetMarks'>> {
  const marks = await findMarks(db, caller, bookId)
  if (marks === undefined) throw notFound('The book')
  return {
    marks: marks.map(({ updatedMs, ...mark }) => ({
      ...mark,
      updatedAt: new Date(updatedMs).toISOString(),
    })),
  }
}
