import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { allOf, pageOf } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { saveVersioned } from '../../versions/index.ts'
import {
  countBroken,
  findOrder,
  holdItems,
  isSubject,
  itemsOfAdmins,
  type ManagedRow,
  orderItems,
} from './items.repository.ts'
import { readingKind } from './reading.kind.ts'

const listCall = 'GET /readinglist/admin/reading-list'
const fileCall = 'GET /readinglist/admin/reading-list/ExportReadingList'
const orderCall = 'GET /readinglist/admin/reading-list/GetOrder'
const saveCall = 'POST /readinglist/admin/reading-list/Save'

/**
 * A page of all items, and how many of all lead to a book that is not published.
 * @throws Problem 404 for an unknown subject.
 */
export async function getItems(
  { db }: Asked,
  query: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const { rows, totalCount } = await pageOf<ManagedRow>(db, itemsOfAdmins(query), query)
  const { subjectId } = query
  if (totalCount === 0 && subjectId !== undefined && !(await isSubject(db, subjectId))) {
    throw notFound('The subject')
  }
  return {
    items: rows.map(({ updatedMs, ...item }) => ({
      ...item,
      updatedAt: new Date(updatedMs).toISOString(),
    })),
    totalCount,
    brokenCount: await countBroken(db),
  }
}

const columns: readonly CsvColumn<ManagedRow>[] = [
  { header: 'Subject', cell: ({ subject }) => subject.name },
  { header: 'Kind', cell: ({ kind }) => kind },
  { header: 'Title', cell: ({ title }) => title },
  { header: 'Authors', cell: ({ authors }) => authors },
  { header: 'Why', cell: ({ why }) => why },
  { header: 'Address', cell: ({ address }) => address },
  { header: 'Book', cell: ({ book }) => book?.title ?? null },
  { header: 'Level', cell: ({ level }) => level },
  { header: 'Minutes', cell: ({ minutes }) => minutes },
  { header: 'State', cell: ({ state }) => state },
  { header: 'Read by', cell: ({ readers }) => readers },
  { header: 'Link broken', cell: ({ isBroken }) => (isBroken ? 'yes' : 'no') },
  { header: 'Changed', cell: ({ updatedMs }) => new Date(updatedMs).toISOString() },
]

/** All items that fit, as CSV; whoever took it along is written down. */
export async function itemsFile(
  asked: Asked,
  query: CallContext<typeof fileCall>['query'],
): Promise<FileAnswer> {
  await audit(asked.db, asked, 'list exported', { details: { list: 'reading list' } })
  const content = csvOf(columns, allOf<ManagedRow>(asked.db, itemsOfAdmins(query)))
  return { content, type: 'text/csv', name: 'reading-list.csv' }
}

/** All items of a subject in their order; none of a subject that is not there. */
export async function getOrder(
  { db }: Asked,
  subjectId: number,
): Promise<CallAnswer<typeof orderCall>> {
  return { items: await findOrder(db, subjectId) }
}

/**
 * Makes an item or changes one.
 * @throws Problem 404 for an unknown one, 409 for a stale version, 422 at the field of a subject or
 * book that is not there.
 */
export async function saveItem(
  asked: Asked,
  { id, version, ...values }: CallInput<typeof saveCall>['body'],
): Promise<CallAnswer<typeof saveCall>> {
  return await saveVersioned(asked, readingKind, {
    version,
    ...(id === undefined ? { values } : { id, change: () => values }),
  })
}

/**
 * Puts the items of a subject into an order.
 * @throws Problem 404 for an unknown subject, 409 where others are there by now.
 */
export async function saveOrder(
  asked: Asked,
  { subjectId, ids }: CallInput<'POST /readinglist/admin/reading-list/Order'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const there = await holdItems(tx, subjectId)
    if (there.length === 0 && !(await isSubject(tx, subjectId))) throw notFound('The subject')
    const wanted = new Set(ids)
    const isWhole = wanted.size === ids.length && wanted.size === there.length
    if (!isWhole || !there.every((id) => wanted.has(id))) {
      throw new Problem(409, 'Items have come or gone meanwhile. Load the page anew.')
    }
    await orderItems(tx, ids)
    const details = { subject: String(subjectId), items: ids.join(' ') }
    await audit(tx, within, 'reading items ordered', { details })
  })
}
