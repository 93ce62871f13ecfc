import type { CallAnswer, CallInput } from '@portal/shared/api'
import { isbn13 } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { allOf, pageOf } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { cleanHtml, renderHtml } from '../../rich-text/index.ts'
import { saveVersioned } from '../../versions/index.ts'
import { type AdminsRow, booksOfAdmins, findForAdmins } from './admin.repository.ts'
import { books } from './book.kind.ts'
import { findBook, isOpened } from './books.repository.ts'
import { stateFault } from './books.rules.ts'
import { momentOf } from './reading.service.ts'

const listCall = 'GET /Library/admin/Library/GetBooks'
const fileCall = 'GET /Library/admin/Library/GetCsv'
const oneCall = 'GET /Library/admin/Library/GetBook'
const saveCall = 'POST /Library/admin/Library/SaveBook'

const rowOf = ({
  closesMs,
  updatedMs,
  ...row
}: AdminsRow): CallAnswer<typeof listCall>['books'][number] => ({
  ...row,
  closesAt: momentOf(closesMs),
  updatedAt: new Date(updatedMs).toISOString(),
})

/** A page of all books. */
export async function getAdminsBooks(
  { db, now }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const { rows, totalCount } = await pageOf<AdminsRow>(db, booksOfAdmins(query, now), query)
  return { books: rows.map(rowOf), totalCount }
}

/**
 * A book as it is edited.
 * @throws Problem 404 for an unknown one.
 */
export async function getAdminsBook(
  { db, now }: Asked,
  id: string,
): Promise<CallAnswer<typeof oneCall>> {
  const found = await findForAdmins(db, id, now)
  if (found === undefined) throw notFound('The book')
  const { closesMs, updatedMs, ...row } = found
  return {
    ...row,
    closesAt: momentOf(closesMs),
    updatedAt: new Date(updatedMs).toISOString(),
    descriptionHtml: renderHtml(row.description),
  }
}

const columns: readonly CsvColumn<AdminsRow>[] = [
  { header: 'Title', cell: ({ title }) => title },
  { header: 'Authors', cell: ({ authors }) => authors.join(', ') },
  { header: 'Subjects', cell: ({ subjects }) => subjects.map(({ name }) => name).join(', ') },
  { header: 'State', cell: ({ state }) => state },
  { header: 'Open until', cell: ({ closesMs }) => momentOf(closesMs) },
  { header: 'Pages', cell: ({ pages }) => pages },
  { header: 'Readers now', cell: ({ readersNow }) => readersNow },
  { header: 'Finished', cell: ({ finished }) => finished },
  { header: 'Changed', cell: ({ updatedMs }) => momentOf(updatedMs) },
]

/** All books that fit, as CSV; whoever took it along is written down. */
export async function booksFile(
  asked: Asked,
  query: CallContext<typeof fileCall>['query'],
): Promise<FileAnswer> {
  await audit(asked.db, asked, 'list exported', { details: { list: 'books' } })
  const content = csvOf(columns, allOf<AdminsRow>(asked.db, booksOfAdmins(query, asked.now)))
  return { content, type: 'text/csv', name: 'books.csv' }
}

/**
 * Makes or changes a book.
 * @throws Problem 404 for an unknown one, 409 for one that somebody has saved meanwhile, 422 at the
 * field of what is not there or not the caller's to use, and for a state that a save does not bring.
 */
export async function saveBook(
  asked: Asked,
  { id, version, isbn, ...wanted }: CallInput<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  const values = {
    ...wanted,
    isbn: isbn === null ? null : (isbn13(isbn) ?? null),
    description: cleanHtml(wanted.description, 'page'),
    subjectIds: wanted.subjectIds.toSorted((one, other) => one - other),
  }
  return await inTransaction(asked, async (within) => {
    await refuseState(within, id, version, values.state)
    return await saveVersioned(within, books, { id, version, values })
  })
}

/** Refuses a state that a save does not bring; of a stale save others say what is wrong with it. */
async function refuseState(
  { db: tx }: Asked,
  id: string | undefined,
  version: number | undefined,
  wanted: 'draft' | 'published' | 'withdrawn',
): Promise<void> {
  const before = id === undefined ? undefined : await findBook(tx, id, true)
  if (id !== undefined && before?.version !== version) return
  const opened = id !== undefined && wanted === 'draft' && (await isOpened(tx, id))
  const message = stateFault(before?.values.state ?? null, wanted, opened)
  if (message === null) return
  throw new Problem(422, message, { errors: [{ path: 'body.state', message }] })
}
