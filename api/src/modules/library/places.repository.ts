import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, ms } from '../../database/sql.ts'
import type { Turned } from './books.rules.ts'
import { addressOf, isOpenNow, isSeen, joinOwn, type Reader, within } from './books.sql.ts'

/** A book that somebody wants to read. */
export interface ToOpen {
  title: string
  url: string | null
  pages: number | null
  mayDownload: boolean
  state: 'published' | 'withdrawn'
  closesMs: number | null
  isOpen: boolean
}

/**
 * A book that somebody sees, which stays as it is until the transaction ends, so that nobody opens
 * for the first time what is being withdrawn.
 */
export async function holdToOpen(
  tx: Db,
  { userId }: Pick<Reader, 'userId'>,
  id: string,
  now: Date,
): Promise<ToOpen | undefined> {
  const [row] = await rowsOf<ToOpen>(
    tx,
    sql`select b.title, ${addressOf(sql`b.file_id`)} "url", b.pages, b.may_download "mayDownload",
        b.state, ${ms(sql`b.closes_at`)} "closesMs", ${isOpenNow(now)} "isOpen"
      from books b ${joinOwn(userId)} where b.id = ${id}::uuid and ${isSeen}
      for share of b`,
  )
  return row
}

/** Where somebody is in a book, within its pages; the moment in milliseconds. */
export interface Place {
  page: number
  furthest: number
  atMs: number
}

/** Puts somebody at a page of a book that they open for the first time; else leaves them where they are. */
export async function addPlace(
  tx: Db,
  { userId }: Pick<Reader, 'userId'>,
  bookId: string,
  { page, at: turnedAt, now }: Turned & { now: Date },
): Promise<void> {
  await tx.execute(sql`insert into book_pages (user_id, book_id, page, furthest, at, opened_at)
    select ${userId}::uuid, b.id, p.page, p.page, ${at(turnedAt)}, ${at(now)}
    from books b cross join lateral (select ${within(sql`${page}::int`)} page) p
    where b.id = ${bookId}::uuid
    on conflict (user_id, book_id) do nothing`)
}

/** Where somebody is in a book that they have opened, and that is no draft. */
export async function findPlace(
  db: Db,
  { userId }: Pick<Reader, 'userId'>,
  bookId: string,
): Promise<Place | undefined> {
  const [row] = await rowsOf<Place>(
    db,
    sql`select ${within(sql`o.page`)} "page", ${within(sql`o.furthest`)} "furthest",
        ${ms(sql`o.at`)} "atMs"
      from book_pages o join books b on b.id = o.book_id
      where o.user_id = ${userId}::uuid and o.book_id = ${bookId}::uuid and b.state <> 'draft'`,
  )
  return row
}

/**
 * Notes a page that a device turned to: the newest one is where the reader is, and of two of one
 * moment the one further on, so that any order of saves comes to the same. The page is within the
 * book. @returns where the reader is now; undefined where the book was not opened, or is a draft
 */
export async function turnTo(
  db: Db,
  { userId }: Pick<Reader, 'userId'>,
  bookId: string,
  { page, at: turnedAt }: Turned,
): Promise<(Place & { own: number }) | undefined> {
  const [row] = await rowsOf<Place & { own: number }>(
    db,
    sql`update book_pages o set
        page = case when (${at(turnedAt)}, p.page) > (o.at, o.page) then p.page else o.page end,
        furthest = greatest(o.furthest, p.page),
        at = greatest(o.at, ${at(turnedAt)})
      from books b cross join lateral (select ${within(sql`${page}::int`)} page) p
      where b.id = o.book_id and b.state <> 'draft'
        and o.user_id = ${userId}::uuid and o.book_id = ${bookId}::uuid
      returning ${within(sql`o.page`)} "page", ${within(sql`o.furthest`)} "furthest",
        ${ms(sql`o.at`)} "atMs", p.page "own"`,
  )
  return row
}

/** The pages of a book that somebody has opened; held, so that bookmarks are counted one by one. */
export async function holdOpened(
  tx: Db,
  { userId }: Pick<Reader, 'userId'>,
  bookId: string,
): Promise<{ pages: number | null } | undefined> {
  const [row] = await rowsOf<{ pages: number | null }>(
    tx,
    sql`select b.pages from book_pages o join books b on b.id = o.book_id
      where o.user_id = ${userId}::uuid and o.book_id = ${bookId}::uuid and b.state <> 'draft'
      for update of o`,
  )
  return row
}
