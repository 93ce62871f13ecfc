import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, likeOf, ms, zoneOf } from '../../database/sql.ts'
import { allAsked, isWithin, type Listed } from '../../lists/index.ts'
import { coverOf, isOut, postsFor, type Reader } from './posts.sql.ts'
import type { PostKind } from './posts.values.ts'

/** Which posts a reader asks for. */
export interface PostsAsked {
  kind: PostKind | 'all'
  search?: string | undefined
  startDate?: string | undefined
  EndDate?: string | undefined
  unread: 'true' | 'false'
}

/** A post as its readers see it; the moment in milliseconds. */
export interface ShownPost {
  id: string
  kind: PostKind
  title: string
  summary: string
  cover: string | null
  publishedMs: number
  isPinned: boolean
  isRead: boolean
}

const columns: SQL = sql`p.id, o.kind, o.title, o.summary, ${coverOf(sql`o.cover_id`)} "cover",
  ${ms(sql`o.publish_at`)} "publishedMs", o.pinned "isPinned", p.is_read "isRead"`

const ofKind = (kind: PostKind | 'all') => (kind === 'all' ? undefined : sql`p.kind = ${kind}`)

/** The posts that are shown to somebody: unread, then pinned, then newest ones first. */
export function postsShown(
  { userId, role }: Reader,
  { kind, search, startDate: from, EndDate: to, unread }: PostsAsked,
  now: Date,
): Listed {
  return {
    fits: sql`select p.id, p.pinned, p.publish_at, x.user_id is not null is_read
      from ${postsFor(role)}
      left join post_reads x on x.post_id = p.id and x.user_id = ${userId}::uuid
      where ${allAsked(
        isOut(now),
        ofKind(kind),
        isWithin(sql`p.publish_at`, zoneOf(userId), { from, to }),
        likeOf(search, sql`p.title`, sql`p.summary`),
        unread === 'true' ? sql`x.user_id is null` : undefined,
      )}`,
    order: sql`p.is_read, p.pinned desc, p.publish_at desc, p.id desc`,
    columns,
    joins: sql`join posts o on o.id = p.id`,
  }
}

/** How many of the posts that are shown to somebody are unread. */
export async function countUnread(
  db: Db,
  { userId, role }: Reader,
  kind: PostKind | 'all',
  now: Date,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int "count" from ${postsFor(role)}
      where ${allAsked(isOut(now), ofKind(kind))} and not exists (
        select 1 from post_reads x where x.post_id = p.id and x.user_id = ${userId}::uuid)`,
  )
  return row?.count ?? 0
}

/** A post with its text as it is kept; undefined where it is not shown to the reader. */
export async function findShown(
  db: Db,
  { userId, role }: Reader,
  { id, kind }: { id: string; kind: PostKind | 'all' },
  now: Date,
): Promise<(ShownPost & { body: string }) | undefined> {
  const [row] = await rowsOf<ShownPost & { body: string }>(
    db,
    sql`with p as (
        select p.id, x.user_id is not null is_read from ${postsFor(role)}
        left join post_reads x on x.post_id = p.id and x.user_id = ${userId}::uuid
        where ${allAsked(sql`p.id = ${id}::uuid`, isOut(now), ofKind(kind))}
      )
      select ${columns}, o.body from p join posts o on o.id = p.id`,
  )
  return row
}

/** Notes that somebody has read a post; false where it is not shown to the reader. */
export async function insertRead(
  db: Db,
  { userId, role }: Reader,
  { id, kind }: { id: string; kind: PostKind | 'all' },
  now: Date,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`with p as (
        select p.id from ${postsFor(role)}
        where ${allAsked(sql`p.id = ${id}::uuid`, isOut(now), ofKind(kind))}
      ), noted as (
        insert into post_reads (post_id, user_id, read_at)
        select p.id, ${userId}::uuid, ${at(now)} from p on conflict do nothing
      )
      select 1 from p`,
  )
  return rows.length > 0
}

/** Whether a post is shown to somebody now. */
export async function isShownTo(db: Db, { role }: Reader, id: string, now: Date): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from ${postsFor(role)} where p.id = ${id}::uuid and ${isOut(now)}`,
  )
  return rows.length > 0
}
