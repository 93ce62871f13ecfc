import type { CallAnswer } from '@portal/shared/api'
import { eq, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { books, contentSubjects, readingItems } from '../../database/schema/index.ts'
import { likeOf, ms, uuidArray } from '../../database/sql.ts'
import { allAsked, type Listed, orderOf } from '../../lists/index.ts'
import type { Standing } from '../../versions/index.ts'
import type { ReadingValues } from './reading.values.ts'

const listCall = 'GET /readinglist/admin/reading-list'
type Query = Omit<CallContext<typeof listCall>['query'], 'pageNo' | 'pageSize'>
type Managed = CallAnswer<typeof listCall>['items'][number]

/** An item of the admins' list as the database gives it; the moment in milliseconds. */
export type ManagedRow = Omit<Managed, 'updatedAt'> & { updatedMs: number }

/** Of an item `i` with its book `b`, if it has one: it leads to a book that nobody is shown. */
const isBroken = sql`coalesce(b.state <> 'published', false)`
const readers = sql`(select count(*)::int from reading_marks m
  where m.item_id = i.id and m.read_at is not null)`

/** All items that fit, in their places or in another order. */
export function itemsOfAdmins(query: Query): Listed {
  const { subjectId, state, link, search, sort, direction } = query
  const keys = {
    title: [sql`p.title`],
    readers: [sql`p.readers`],
    updated: [sql`p.updated_at`],
    place: [sql`p.subject`, sql`p.position`],
  }
  const [first = sql`p.id`, ...further] = keys[sort]
  return {
    fits: sql`select i.id, lower(i.title) title, lower(s.name) subject, i.position, i.updated_at,
        ${sort === 'readers' ? readers : sql`0`} readers
      from reading_items i join content_subjects s on s.id = i.subject_id
      left join books b on b.id = i.book_id
      where ${allAsked(
        subjectId === undefined ? undefined : sql`i.subject_id = ${subjectId}`,
        state === undefined ? undefined : sql`i.state = ${state}`,
        link === undefined ? undefined : isBroken,
        likeOf(search, sql`i.title`, sql`i.authors`),
      )}`,
    order: orderOf(direction, first, ...further, sql`p.id`),
    columns: sql`i.id, json_build_object('id', s.id, 'name', s.name) "subject", i.kind, i.title,
      i.authors, i.why, i.level, i.minutes, i.address,
      case when b.id is null then null
        else json_build_object('id', b.id, 'title', b.title) end "book",
      ${isBroken} "isBroken", i.state, ${readers} "readers", ${ms(sql`i.updated_at`)} "updatedMs",
      i.version`,
    joins: sql`join reading_items i on i.id = p.id
      join content_subjects s on s.id = i.subject_id
      left join books b on b.id = i.book_id`,
  }
}

/** How many items lead to a book that is not published. */
export async function countBroken(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int count from reading_items i join books b on b.id = i.book_id
      where b.state <> 'published'`,
  )
  return row?.count ?? 0
}

/** Whether there is such a subject. */
export async function isSubject(db: Db, id: number): Promise<boolean> {
  return (await db.$count(contentSubjects, eq(contentSubjects.id, id))) > 0
}

/** All items of a subject in their order. */
export async function findOrder(
  db: Db,
  subjectId: number,
): Promise<CallAnswer<'GET /readinglist/admin/reading-list/GetOrder'>['items']> {
  return await rowsOf(
    db,
    sql`select id, title, state from reading_items where subject_id = ${subjectId}
      order by position, id`,
  )
}

/** An item as it is edited; held as it is until the transaction ends where that is asked for. */
export async function findItem(
  db: Db,
  id: string,
  isHeld: boolean,
): Promise<Standing<ReadingValues> | undefined> {
  const found = db.select().from(readingItems).where(eq(readingItems.id, id))
  const [row] = await (isHeld ? found.for('update') : found)
  if (row === undefined) return undefined
  const { subjectId, kind, title, authors, why, address, bookId, level, minutes, state } = row
  return {
    values: { subjectId, kind, title, authors, why, address, bookId, level, minutes, state },
    version: row.version,
  }
}

/** Which of the things that an item names are not there. */
export async function findUnknown(
  db: Db,
  { subjectId, bookId }: Pick<ReadingValues, 'subjectId' | 'bookId'>,
): Promise<{ subject: boolean; book: boolean }> {
  const [row] = await rowsOf<{ subject: boolean; book: boolean }>(
    db,
    sql`select not exists (select 1 from content_subjects where id = ${subjectId}) "subject",
      ${bookId}::uuid is not null
        and not exists (select 1 from books where id = ${bookId}::uuid) "book"`,
  )
  if (row === undefined) throw new Error('A statement without a table has one row')
  return row
}

/** Writes an item as it now is; one that is new to its subject stands behind all others. */
export async function writeItem(
  tx: Db,
  id: string,
  { values, version }: Standing<ReadingValues>,
  isMoved: boolean,
  now: Date,
): Promise<void> {
  const row = { ...values, version, updatedAt: now }
  const position = sql`(select coalesce(max(position), 0) + 1 from reading_items
    where subject_id = ${values.subjectId})`
  await tx
    .insert(readingItems)
    .values({ ...row, id, position })
    .onConflictDoUpdate({ target: readingItems.id, set: isMoved ? { ...row, position } : row })
}

/** Ids of a subject's items in their order, held until the transaction ends. */
export async function holdItems(tx: Db, subjectId: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from reading_items where subject_id = ${subjectId}
      order by position, id for update`,
  )
  return rows.map(({ id }) => id)
}

/** Puts items into an order. */
export async function orderItems(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`update reading_items i set position = o.place
    from unnest(${uuidArray(ids)}) with ordinality o (id, place) where i.id = o.id`)
}

/** What rows of a file may name, and what is in the list already. */
export interface KnownForImport {
  subjects: readonly { id: number; name: string }[]
  books: readonly { id: string; title: string }[]
  items: readonly { subjectId: number; title: string }[]
}

/** Reads what the rows of a file are checked against. */
export async function findKnown(tx: Db): Promise<KnownForImport> {
  return {
    subjects: await tx.select().from(contentSubjects),
    books: await tx.select({ id: books.id, title: books.title }).from(books),
    items: await tx
      .select({ subjectId: readingItems.subjectId, title: readingItems.title })
      .from(readingItems),
  }
}
