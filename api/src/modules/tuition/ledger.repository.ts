import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { ledgerChecks, tuitionLedger } from '../../database/schema/index.ts'
import { ms } from '../../database/sql.ts'
import { type Listed, orderOf } from '../../lists/index.ts'

/** An entry of the ledger, as the database gives it. */
export interface EntryRow {
  id: number
  atMs: number
  kind: 'bought' | 'used' | 'returned' | 'adjusted'
  quarters: number
  /** After it, in quarters. */
  balance: number
  note: string
  sessionId: string | null
  bookingId: string | null
  reverses: number | null
}

/** A student's entries as a list, the latest first, each with the balance after it. */
export function entriesListed(studentId: string): Listed {
  return {
    fits: sql`select e.id, e.occurred_at,
        sum(e.quarters) over (order by e.occurred_at, e.id) balance
      from tuition_ledger e where e.student_id = ${studentId}`,
    order: orderOf('desc', sql`p.occurred_at`, sql`p.id`),
    columns: sql`p.id::float8 "id", ${ms(sql`e.occurred_at`)} "atMs", e.kind,
      e.quarters::int "quarters", p.balance::int "balance", e.note, e.session_id "sessionId",
      e.booking_id "bookingId", e.reverses::float8 "reverses"`,
    joins: sql`join tuition_ledger e on e.id = p.id`,
  }
}

/** A student's balance in quarters, and whether the programme has no limit. */
export async function findBalance(
  db: Db,
  studentId: string,
): Promise<{ balance: number; isUnlimited: boolean } | undefined> {
  const [row] = await rowsOf<{ balance: number; isUnlimited: boolean }>(
    db,
    sql`select st.is_unlimited "isUnlimited",
        (select coalesce(sum(e.quarters), 0)::int from tuition_ledger e
          where e.student_id = st.user_id) "balance"
      from students st where st.user_id = ${studentId}`,
  )
  return row
}

/** The entries that an hour was counted by and that nothing has given back. */
export async function standingEntries(
  tx: Db,
  sessionId: string,
): Promise<{ id: number; quarters: number }[]> {
  return await rowsOf(
    tx,
    sql`select e.id::float8 "id", e.quarters::int "quarters" from tuition_ledger e
      where e.session_id = ${sessionId} and e.kind = 'used'
        and not exists (select 1 from tuition_ledger r where r.reverses = e.id)
      order by e.id`,
  )
}

/** Adds one entry that nothing else can have added; answers its number. */
export async function insertEntry(
  tx: Db,
  entry: typeof tuitionLedger.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(tuitionLedger).values(entry).returning({ id: tuitionLedger.id })
  if (row === undefined) throw new Error('The entry was not written')
  return row.id
}

/**
 * Counts what of the ledger does not keep its laws: hours whose entries do not come to minus their
 * quarters where they count and to 0 where they do not, students whose balance is not what is bought
 * less what is used, and entries given back that are not what they give back.
 */
export async function countDrift(db: Db): Promise<number> {
  const [row] = await rowsOf<{ drift: number }>(
    db,
    sql`select (
        (select count(*) from tuition_sessions s
          left join (select session_id, sum(quarters) quarters, min(student_id::text) student_id,
              max(student_id::text) other_id
            from tuition_ledger where session_id is not null group by session_id) e
            on e.session_id = s.id
          where coalesce(e.quarters, 0) <>
              case when s.state in ('delivered', 'no-show') then -s.quarters else 0 end
            or e.student_id <> s.student_id::text or e.other_id <> s.student_id::text)
        + (select count(*) from (
            select 1 from tuition_ledger group by student_id
            having sum(quarters) <> coalesce(sum(quarters) filter (where kind in ('bought', 'adjusted')), 0)
              + coalesce(sum(quarters) filter (where kind in ('used', 'returned')), 0)) b)
        + (select count(*) from tuition_ledger r join tuition_ledger e on e.id = r.reverses
          where r.quarters <> -e.quarters or e.kind <> 'used'
            or r.session_id is distinct from e.session_id or r.student_id <> e.student_id)
      )::int "drift"`,
  )
  return row?.drift ?? 0
}

/** Keeps what a check found, in the place of the one before. */
export async function keepDrift(db: Db, drift: number, checkedAt: Date): Promise<void> {
  await db
    .insert(ledgerChecks)
    .values({ drift, checkedAt })
    .onConflictDoUpdate({ target: ledgerChecks.id, set: { drift, checkedAt } })
}

/** What the latest check found; undefined before the first. */
export async function findDrift(db: Db): Promise<number | undefined> {
  const [row] = await db.select({ drift: ledgerChecks.drift }).from(ledgerChecks)
  return row?.drift
}
