import { type SQL, sql } from 'drizzle-orm'
import { type Looker, teamOf } from './queue.sql.ts'

/** Conditions on markers, who are called `t` as tutors and `u` as people. */

/** Whether somebody shares out the work of a marker: of the own team and oneself; of all for admins. */
export function leadsMarker({ role, userId }: Looker): SQL {
  if (role === 'Admin') return sql`true`
  return role === 'Senior Tutor' ? sql`t.user_id in (${teamOf(userId)})` : sql`false`
}

/** Whether somebody may give the item `i` to another: those of such markers, and the pool's. */
export function givesItem({ role, userId }: Looker): SQL {
  if (role === 'Admin') return sql`true`
  return role === 'Senior Tutor'
    ? sql`(i.marker_id is null or i.marker_id in (${teamOf(userId)}))`
    : sql`false`
}

export const personName = sql`trim(u.first_name || ' ' || u.last_name)`
