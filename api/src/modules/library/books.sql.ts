import type { Role } from '@portal/shared/contract'
import { type SQL, sql } from 'drizzle-orm'
import { at, ms } from '../../database/sql.ts'

/** Who reads. */
export interface Reader {
  userId: string
  role: Role
}

/** Joins where a reader is in a book `b`, as `o`; nothing of one that was never opened. */
export const joinOwn = (userId: string | null): SQL =>
  sql`left join book_pages o on o.book_id = b.id and o.user_id = ${userId}::uuid`

/** Whether a reader finds a book `b` with their own place `o`: of withdrawn ones, what was opened. */
export const isSeen: SQL = sql`(b.state = 'published'
  or (b.state = 'withdrawn' and o.user_id is not null))`

/**
 * Whether whoever has the place `o` may go to a book `b` to read it: it is published, or withdrawn
 * since they opened it and not closed yet.
 */
export const isOpenTo = (now: Date): SQL => sql`(b.state = 'published'
  or (b.state = 'withdrawn' and o.user_id is not null and b.closes_at > ${at(now)}))`

/** Whether a book `b` may be read now by whoever has the place `o`: it is open to them, and has a file. */
export const isOpenNow = (now: Date): SQL => sql`(b.file_id is not null and ${isOpenTo(now)})`

/** A page, or none, within a book `b` as it is now: a new file may be shorter than the one before. */
export const within = (page: SQL): SQL =>
  sql`(case when ${page} > b.pages then b.pages else ${page} end)`

/** Whether all of a book `b` is read by whoever has the place `o`. */
export const isFinished: SQL = sql`(b.pages is not null and o.furthest >= b.pages)`

/** Address of a file by the column with its id; null where there is none. */
export const addressOf = (column: SQL): SQL => sql`('/media/file/' || ${column} || '/file')`

/** Names of what a book `b` is filed under. */
export const subjectsOf: SQL = sql`coalesce((
  select json_agg(json_build_object('id', s.id, 'name', s.name) order by lower(s.name))
  from book_subjects x join content_subjects s on s.id = x.subject_id
  where x.book_id = b.id), '[]')`

/** Authors of a book `b` in one text, to be searched. */
export const authorsText: SQL = sql`array_to_string(b.authors, ', ')`

/** Whether a book `b` is filed under a subject; not asked for without one. */
export const isUnder = (subjectId: number | undefined): SQL | undefined =>
  subjectId === undefined
    ? undefined
    : sql`exists (select 1 from book_subjects y
        where y.book_id = b.id and y.subject_id = ${subjectId})`

/** What is shown of a book `b` to whoever has the place `o`. */
export const shownColumns: SQL = sql`b.id, b.title, to_json(b.authors) "authors",
  ${addressOf(sql`b.cover_id`)} "coverUrl", ${subjectsOf} "subjects",
  b.file_id is not null "hasFile", b.state, ${ms(sql`b.closes_at`)} "closesMs",
  ${within(sql`o.page`)} "page", ${within(sql`o.furthest`)} "furthest", b.pages`
