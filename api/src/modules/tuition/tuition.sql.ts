import { type SQL, sql } from 'drizzle-orm'

/** Pieces of statements about tuition. */

/** End of the session `s`. */
export const sessionEnd = sql`(s.starts_at + s.quarters * interval '15 minutes')`

/** True of a session `s` whose report has not been sent. */
export const hasNoReport = sql`(s.state = 'delivered'
  and not exists (select 1 from tuition_reports r where r.session_id = s.id))`

/**
 * Sums of a student's ledger by kind, as the lateral `l`: quarters of an hour. What a correction gave
 * back is not used.
 */
export function ledgerOf(studentId: SQL): SQL {
  return sql`lateral (
    select coalesce(sum(quarters) filter (where kind = 'bought'), 0)::int bought,
      coalesce(sum(quarters) filter (where kind in ('used', 'returned')), 0)::int used,
      coalesce(sum(quarters) filter (where kind = 'adjusted'), 0)::int adjusted
    from tuition_ledger where student_id = ${studentId}) l`
}
