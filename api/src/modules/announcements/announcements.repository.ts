import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { at, dayIn } from '../../database/sql.ts'

/** A banner; both days belong to its span. */
export interface Announcement {
  id: string
  title: string
  text: string
  from: string
  to: string
}

/** Condition that the banner `n` is shown to the user `u` today, put away or not. */
const isShown = (now: Date): SQL =>
  sql`${dayIn(at(now), sql`u.time_zone`)} between n.from_day and n.to_day
    and (not n.needs_question_bank or u.role <> 'Student' or exists (select 1 from students st
      where st.user_id = u.id and st.has_question_bank))`

/**
 * The banners of the user `u` today, newest first, as a JSON column: those for the user's role,
 * by the user's own day, that the user has not put away. A student without the question bank gets
 * none that leads there.
 */
export function announcementsOf(now: Date): SQL {
  return sql`coalesce((
    select json_agg(json_build_object('id', n.id, 'title', n.title, 'text', n.text,
        'from', n.from_day, 'to', n.to_day) order by n.from_day desc, n.id)
    from announcements n
    join announcement_roles nr on nr.announcement_id = n.id and nr.role = u.role
    where ${isShown(now)}
      and not exists (select 1 from announcement_dismissals d
        where d.announcement_id = n.id and d.user_id = u.id)), '[]'::json)`
}

/**
 * Puts a banner away for one person; again is no different from once.
 * @returns false when the person is shown no such banner today
 */
export async function dismiss(
  db: Db,
  userId: string,
  announcementId: string,
  now: Date,
): Promise<boolean> {
  const rows = await rowsOf<{ found: number }>(
    db,
    sql`with found as (
        select n.id announcement_id, u.id user_id from users u
        join announcement_roles nr on nr.role = u.role
        join announcements n on n.id = nr.announcement_id
        where u.id = ${userId} and n.id = ${announcementId} and ${isShown(now)}
      ), put_away as (
        insert into announcement_dismissals (announcement_id, user_id)
        select announcement_id, user_id from found on conflict do nothing
      )
      select count(*)::int found from found`,
  )
  return rows[0]?.found === 1
}
