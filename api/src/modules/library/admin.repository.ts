import type { CallAnswer } from '@portal/shared/api'
import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, likeOf, ms } from '../../database/sql.ts'
import { allAsked, type Listed, orderOf } from '../../lists/index.ts'
import { fileColumn } from '../files/index.ts'
import { readingSince } from './books.rules.ts'
import { addressOf, authorsText, isFinished, isUnder, subjectsOf } from './books.sql.ts'

const listCall = 'GET /Library/admin/Library/GetBooks'
const oneCall = 'GET /Library/admin/Library/GetBook'
type Query = Omit<CallContext<typeof listCall>['query'], 'pageNo' | 'pageSize'>
type Listing = CallAnswer<typeof listCall>['books'][number]

/** A book of the admins' list as the database gives it; moments in milliseconds. */
export type AdminsRow = Omit<Listing, 'closesAt' | 'updatedAt'> & {
  closesMs: number | null
  updatedMs: number
}

/** How many read a book `b` now. */
const readersNow = (now: Date): SQL => sql`(select count(*)::int from book_pages o
  where o.book_id = b.id and o.at >= ${at(readingSince(now))})`

/** How many have reached the last page of a book `b`. */
const finished = sql`(select count(*)::int from book_pages o
  where o.book_id = b.id and ${isFinished})`

const columns = (now: Date): SQL => sql`b.id, b.title, to_json(b.authors) "authors",
  ${addressOf(sql`b.cover_id`)} "coverUrl", ${subjectsOf} "subjects",
  b.file_id is not null "hasFile", b.pages, b.state, ${ms(sql`b.closes_at`)} "closesMs",
  ${readersNow(now)} "readersNow", ${finished} "finished",
  ${ms(sql`b.updated_at`)} "updatedMs", b.version`

/** All books that fit, with their readers. */
export function booksOfAdmins(
  { search, subjectId, state, sort, direction }: Query,
  now: Date,
): Listed {
  const keys: Record<Query['sort'], SQL> = {
    title: sql`lower(b.title)`,
    readers: readersNow(now),
    finished,
    updated: sql`b.updated_at`,
  }
  return {
    fits: sql`select b.id, ${keys[sort]} key, lower(b.title) title
      from books b where ${allAsked(
        likeOf(search, sql`b.title`, authorsText),
        isUnder(subjectId),
        state === undefined ? undefined : sql`b.state = ${state}`,
      )}`,
    order: orderOf(direction, sql`p.key`, sql`p.title`, sql`p.id`),
    columns: columns(now),
    joins: sql`join books b on b.id = p.id`,
  }
}

/** A book as its editor shows it. */
export type EditedRow = AdminsRow &
  Omit<CallAnswer<typeof oneCall>, keyof Listing | 'descriptionHtml'>

/** A book as it is edited, with its readers; undefined for an unknown one. */
export async function findForAdmins(db: Db, id: string, now: Date): Promise<EditedRow | undefined> {
  const [row] = await rowsOf<EditedRow>(
    db,
    sql`select ${columns(now)}, b.description, b.isbn, b.publisher, b.year,
        b.cover_id "coverFileId", ${fileColumn(sql`b.cover_id`)} "cover",
        b.file_id "fileId", ${fileColumn(sql`b.file_id`)} "file",
        ${addressOf(sql`b.file_id`)} "fileUrl", b.may_download "mayDownload",
        coalesce((select json_agg(x.subject_id order by x.subject_id) from book_subjects x
          where x.book_id = b.id), '[]') "subjectIds",
        (select count(*)::int from book_pages o join users u on u.id = o.user_id and u.is_active
          where o.book_id = b.id) "opened"
      from books b where b.id = ${id}::uuid`,
  )
  return row
}
