import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { tuitionLedger } from '../../database/schema/index.ts'
import { at, ms } from '../../database/sql.ts'
import type { LedgerSums } from './tuition.rules.ts'
import { ledgerOf, sessionEnd } from './tuition.sql.ts'

export type LedgerEntry = typeof tuitionLedger.$inferInsert

/**
 * Adds entries to the ledger. An event that is there already, under whatever form, is left out:
 * told twice, it still counts once.
 * @param db the transaction of whatever the entries come from
 */
export async function appendToLedger(db: Db, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return
  await db
    .insert(tuitionLedger)
    .values([...entries])
    .onConflictDoNothing({ target: tuitionLedger.event })
}

/** A student's ledger sums; undefined when there is no such student. */
export async function ledgerSumsOf(
  db: Db,
  studentId: string,
): Promise<(LedgerSums & { isUnlimited: boolean }) | undefined> {
  const [row] = await rowsOf<LedgerSums & { isUnlimited: boolean }>(
    db,
    sql`select st.is_unlimited "isUnlimited", l.bought, l.used, l.adjusted
      from students st cross join ${ledgerOf(sql`st.user_id`)}
      where st.user_id = ${studentId}`,
  )
  return row
}

/** A session, or another event of a calendar, for which the session's fields are null. */
export interface EventRow {
  startsMs: number
  info: string
  component: number
  sessionId: string | null
  state: string | null
  quarters: number | null
  subject: string | null
  studentName: string | null
  tutorName: string | null
  joinLink: string | null
}

/**
 * What is in a student's calendar, by date: tuition from its own table (not what was cancelled),
 * and the other events. An hour that runs at the start of the span is in it; none is longer than 8 hours.
 */
export async function calendarOf(
  db: Db,
  studentId: string,
  span: { from: Date; until: Date; atMost?: number },
): Promise<EventRow[]> {
  const limit = span.atMost === undefined ? sql`` : sql`limit ${span.atMost}`
  return await rowsOf<EventRow>(
    db,
    sql`select ${ms(sql`e.starts_at`)} "startsMs", e.info, e.component::int "component",
        e.session_id "sessionId", e.state, e.quarters::int "quarters", e.subject, e.student "studentName",
        e.tutor "tutorName", e.join_link "joinLink"
      from (
        (select s.starts_at, s.subject || ' tuition with ' || t.first_name || ' ' || t.last_name info,
          1 component, s.id session_id, s.state, s.quarters, s.subject,
          p.first_name || ' ' || p.last_name student, t.first_name || ' ' || t.last_name tutor,
          s.join_link, s.id sort_id
        from tuition_sessions s
        join users t on t.id = s.tutor_id
        join users p on p.id = s.student_id
        where s.student_id = ${studentId} and s.state <> 'cancelled'
          and s.starts_at >= ${at(span.from)} - interval '8 hours' and ${sessionEnd} > ${at(span.from)}
          and s.starts_at < ${at(span.until)}
        order by s.starts_at, s.id ${limit})
        union all
        (select e.starts_at, e.info, e.component, null, null, null, null, null, null, null, e.id
        from calendar_events e
        where e.student_id = ${studentId} and e.starts_at >= ${at(span.from)} and e.starts_at < ${at(span.until)}
        order by e.starts_at, e.id ${limit})
      ) e order by e.starts_at, e.sort_id`,
  )
}
