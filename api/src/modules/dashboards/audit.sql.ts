import { type SQL, sql } from 'drizzle-orm'
import { at, dayIn } from '../../database/sql.ts'

/** Joins the one snooze `z` of the user `u` that nobody has ended, if there is one. */
export const unendedSnooze = sql`left join audit_snoozes z
  on z.student_id = u.id and z.ended_at is null`

/**
 * Whether the snooze `z` of the user `u`, whose last activity is `a.at`, still runs: through its last
 * day, and until the student does something.
 */
export function isSnoozed(now: Date): SQL {
  return sql`(z.until_on is not null and z.until_on >= ${dayIn(at(now), sql`u.time_zone`)}
    and (a.at is null or a.at <= z.made_at))`
}
