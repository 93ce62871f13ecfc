import type { CallAnswer } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { likeOf, ms } from '../../database/sql.ts'
import { allAsked, type Listed } from '../../lists/index.ts'
import {
  authorsText,
  isFinished,
  isOpenNow,
  isSeen,
  isUnder,
  joinOwn,
  type Reader,
  shownColumns,
} from './books.sql.ts'

const listCall = 'GET /Library/Library/GetBooks'
type Query = Omit<CallContext<typeof listCall>['query'], 'pageNo' | 'pageSize'>
type Shown = CallAnswer<typeof listCall>['books'][number]

/** A book of the readers' list as the database gives it; the moment in milliseconds. */
export type ShownBook = Omit<Shown, 'slug' | 'closesAt'> & { closesMs: number | null }

/** The books that somebody finds: all that are published, or those that were opened. */
export function booksShown(
  { userId }: Pick<Reader, 'userId'>,
  { search, subjectId, mine, sort }: Query,
): Listed {
  const isMine = mine === 'finished' ? isFinished : sql`not ${isFinished}`
  const orders = {
    title: sql`p.title, p.id`,
    // An id begins with the moment at which it was made.
    newest: sql`p.id desc`,
    read: sql`p.read_at desc nulls last, p.title, p.id`,
  }
  return {
    fits: sql`select b.id, lower(b.title) title, o.at read_at
      from books b ${joinOwn(userId)}
      where ${allAsked(
        mine === undefined
          ? sql`b.state = 'published'`
          : allAsked(sql`o.user_id = ${userId}::uuid`, sql`b.state <> 'draft'`, isMine),
        likeOf(search, sql`b.title`, authorsText),
        isUnder(subjectId),
      )}`,
    order: orders[sort],
    columns: shownColumns,
    joins: sql`join books b on b.id = p.id ${joinOwn(userId)}`,
  }
}

/** A book as its page shows it. */
export interface BookFound extends ShownBook {
  description: string
  isbn: string | null
  publisher: string | null
  year: number | null
  mayDownload: boolean
  isOpen: boolean
  readMs: number | null
  marks: number
}

/** A book as somebody sees it; undefined for a draft, and a withdrawn one that they never opened. */
export async function findSeen(
  db: Db,
  { userId }: Pick<Reader, 'userId'>,
  id: string,
  now: Date,
): Promise<BookFound | undefined> {
  const [row] = await rowsOf<BookFound>(
    db,
    sql`select ${shownColumns}, b.description, b.isbn, b.publisher, b.year,
        b.may_download "mayDownload", ${isOpenNow(now)} "isOpen", ${ms(sql`o.at`)} "readMs",
        (select count(*)::int from book_marks m
          where m.book_id = b.id and m.user_id = ${userId}::uuid) "marks"
      from books b ${joinOwn(userId)} where b.id = ${id}::uuid and ${isSeen}`,
  )
  return row
}

/** Other published books under one of the subjects of this one, by title. */
export async function findMore(
  db: Db,
  { userId }: Pick<Reader, 'userId'>,
  id: string,
  most: number,
): Promise<ShownBook[]> {
  return await rowsOf<ShownBook>(
    db,
    sql`select ${shownColumns} from books b ${joinOwn(userId)}
      where b.state = 'published' and b.id <> ${id}::uuid and exists (
        select 1 from book_subjects y join book_subjects z on z.subject_id = y.subject_id
        where y.book_id = b.id and z.book_id = ${id}::uuid)
      order by lower(b.title), b.id limit ${most}`,
  )
}

/** A bookmark; the moment in milliseconds. */
export interface Mark {
  id: string
  page: number
  note: string
  updatedMs: number
}

/** The bookmarks of somebody in a book by page; undefined where they do not see the book. */
export async function findMarks(
  db: Db,
  { userId }: Pick<Reader, 'userId'>,
  bookId: string,
): Promise<Mark[] | undefined> {
  const [row] = await rowsOf<{ marks: Mark[] }>(
    db,
    sql`select coalesce((
          select json_agg(json_build_object('id', m.id, 'note', m.note,
            'page', case when m.page > b.pages then b.pages else m.page end,
            'updatedMs', ${ms(sql`m.updated_at`)}) order by m.page, m.id)
          from book_marks m where m.book_id = b.id and m.user_id = ${userId}::uuid), '[]') "marks"
      from books b ${joinOwn(userId)} where b.id = ${bookId}::uuid and ${isSeen}`,
  )
  return row?.marks
}
