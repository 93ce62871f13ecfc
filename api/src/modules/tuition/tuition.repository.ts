import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { tuitionLedger } from '../../database/schema/index.ts'
import type { LedgerSums } from './tuition.rules.ts'
import { ledgerOf } from './tuition.sql.ts'

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
