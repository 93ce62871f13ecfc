import { type SQL, sql } from 'drizzle-orm'
import { ms } from '../../database/sql.ts'

/** Pieces of statements about people, the account being `u`. */

/** First and last name. */
export const fullName = sql`u.first_name || ' ' || u.last_name`

/** An account whose person was forgotten is nobody any more. */
export const isSomebody = sql`u.email not like '%@deleted.invalid'`

/**
 * Whether somebody is a student or a manager of a school. Both links are one relation here, so that
 * the database may go either way: from the links of a small school, or through people in the order of
 * the list, looking at the links of each, until a page of a large one is full.
 */
export const isOfSchool = (userId: SQL, schoolId: string): SQL =>
  sql`exists (select 1 from (select student_id user_id, school_id from student_schools
      union all select user_id, school_id from school_managers) l
    where l.user_id = ${userId} and l.school_id = ${schoolId}::uuid)`

/** How an account stands. */
export const stateOf = sql`case when not u.is_active then 'stopped'
  when u.password_hash is null then 'invited' else 'active' end`

/**
 * When somebody was last here, in milliseconds: the last renewal of a sign-in, or, where that is
 * forgotten, the last that the log knows of the person's own doing.
 */
export const lastSeenMs: SQL = ms(sql`greatest(
  (select max(v.last_used_at) from sessions v where v.user_id = u.id and v.viewed_from is null),
  (select l.at from audit_log l where l.actor_id = u.id order by l.at desc limit 1))`)
