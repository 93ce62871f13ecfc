import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at } from '../../database/sql.ts'

/** A post of which people are told. */
export interface Announced {
  id: string
  kind: 'blog' | 'news'
  title: string
  summary: string
  /** Ids of those who have an account and may read it today. */
  people: string[]
}

/** Posts `p` whose moment has come and of which that is not noted, or nobody told yet. */
export const isDue = (now: Date): SQL => sql`p.publish_at <= ${at(now)} and (p.state = 'scheduled'
  or (p.state = 'published' and p.announce and p.announced_at is null))`

/**
 * Takes the posts whose moment has come, each once, by whichever process: they are published from now
 * on, and those of which people are to be told come back with whom. A student whose programme is over
 * is not told.
 */
export async function takeDuePosts(tx: Db, now: Date): Promise<Announced[]> {
  return await rowsOf<Announced>(
    tx,
    sql`with due as (
        select p.id, p.announce and p.announced_at is null is_told from posts p
        where ${isDue(now)}
        for update skip locked
      ), taken as (
        update posts p set state = 'published',
          announced_at = case when due.is_told then ${at(now)} else p.announced_at end
        from due where due.id = p.id
        returning p.id, p.kind, p.title, p.summary, p.publish_at, due.is_told
      )
      select t.id, t.kind, t.title, t.summary, coalesce((
        select json_agg(u.id) from users u
        join post_roles r on r.role = u.role and r.post_id = t.id
        left join students s on s.user_id = u.id
        where u.is_active and (s.user_id is null
          or s.expires_on >= (${at(now)} at time zone u.time_zone)::date)), '[]') "people"
      from taken t where t.is_told order by t.publish_at, t.id`,
  )
}
