import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { bookPages, bookSubjects, books, contentSubjects } from '../../database/schema/index.ts'
import { at, intArray } from '../../database/sql.ts'
import type { Standing } from '../../versions/index.ts'
import type { BookValues } from './book.kind.ts'
import { isOpenTo, type Reader } from './books.sql.ts'

/** A book as it is edited, held as it is until the transaction ends where that is asked for. */
export async function findBook(
  db: Db,
  id: string,
  isHeld: boolean,
): Promise<Standing<BookValues> | undefined> {
  const found = db.select().from(books).where(eq(books.id, id))
  const [row] = await (isHeld ? found.for('update') : found)
  if (row === undefined) return undefined
  const subjects = await db
    .select({ id: bookSubjects.subjectId })
    .from(bookSubjects)
    .where(eq(bookSubjects.bookId, id))
    .orderBy(bookSubjects.subjectId)
  const { title, authors, description, isbn, publisher, year, coverId, fileId, mayDownload } = row
  return {
    values: {
      ...{ title, authors, description, isbn, publisher, year, coverFileId: coverId, fileId },
      ...{ mayDownload, subjectIds: subjects.map((subject) => subject.id), state: row.state },
    },
    version: row.version,
  }
}

/** Whether all of these subjects are there. */
export async function areSubjects(db: Db, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const count = await db.$count(contentSubjects, sql`${contentSubjects.id} = any(${intArray(ids)})`)
  return count === ids.length
}

/** How many pages a PDF that was uploaded has. */
export async function pagesOfFile(db: Db, id: string): Promise<number> {
  const [row] = await rowsOf<{ pages: number | null }>(
    db,
    sql`select pages from files where id = ${id}::uuid`,
  )
  // A PDF is taken only where its pages can be read.
  if (row?.pages == null) throw new Error('A PDF without pages was kept')
  return row.pages
}

/** What a save writes beside what is edited. */
interface Written {
  now: Date
  pages: number | null
  /** Of one that is withdrawn; left as it is where it is undefined. */
  closesAt: Date | undefined
}

/** Writes a book as it now is, whether it was there before or not. */
export async function writeBook(
  tx: Db,
  id: string,
  { values: { subjectIds, coverFileId, ...values }, version }: Standing<BookValues>,
  { now, pages, closesAt }: Written,
): Promise<void> {
  const asBefore = sql`(select closes_at from books where id = ${id}::uuid)`
  const row = {
    ...{ ...values, coverId: coverFileId, version, pages, updatedAt: now },
    closesAt: values.state === 'withdrawn' ? (closesAt ?? asBefore) : null,
  }
  await tx
    .insert(books)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: books.id, set: row })
  await tx.delete(bookSubjects).where(eq(bookSubjects.bookId, id))
  if (subjectIds.length === 0) return
  await tx.insert(bookSubjects).values(subjectIds.map((subjectId) => ({ bookId: id, subjectId })))
}

/** Says until when a withdrawn book can be read by those who had opened it. */
export async function setClosing(tx: Db, id: string, closesAt: Date): Promise<void> {
  await tx.update(books).set({ closesAt }).where(eq(books.id, id))
}

/** Whether anybody has opened a book. */
export async function isOpened(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(bookPages)
    .where(eq(bookPages.bookId, id))
    .limit(1)
  return rows.length > 0
}

/** Ids of those with an account who have opened a book. */
export async function findReaders(db: Db, id: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select u.id from book_pages o join users u on u.id = o.user_id and u.is_active
      where o.book_id = ${id}::uuid order by u.id`,
  )
  return rows.map((row) => row.id)
}

/**
 * Whether somebody may open the files of a book: one who sees the library, of a published book, or
 * of one that they had opened before it was withdrawn, until it closes.
 */
export async function mayRead(
  db: Db,
  { userId, role }: Reader,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from books b
      join users u on u.id = ${userId}::uuid and u.role = ${role} and u.is_active
      left join students s on s.user_id = u.id
      left join book_pages o on o.book_id = b.id and o.user_id = u.id
      where b.id = ${id}::uuid
        and ${isOpenTo(now)}
        and (u.role in ('Tutor', 'Senior Tutor') or (u.role = 'Student' and s.has_library
          and (s.has_essay_submission or s.has_ps_submission)
          and s.expires_on >= (${at(now)} at time zone u.time_zone)::date))`,
  )
  return rows.length > 0
}
