import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import type { moneyEntries } from '../../database/schema/index.ts'

type Entry = typeof moneyEntries.$inferSelect

/** A payment or a write-off that stands, below 0 as its entry has it. */
export interface SettlingEntry
  extends Pick<Entry, 'pence' | 'occurredOn' | 'method' | 'reference'> {
  entryId: number
  kind: 'payment' | 'write-off'
}

/**
 * What settles a payer’s invoices, in order of entry, without what was taken back; and what was
 * refunded.
 */
export async function findSettling(
  db: Db,
  payerId: string,
): Promise<{ entries: SettlingEntry[]; refundedPence: number }> {
  const rows = await rowsOf<
    Omit<SettlingEntry, 'kind'> & { kind: SettlingEntry['kind'] | 'refund' }
  >(
    db,
    sql`select e.id "entryId", e.kind, e.pence, e.occurred_on::text "occurredOn", e.method, e.reference
      from money_entries e
      where e.payer_id = ${payerId}::uuid and e.kind in ('payment', 'write-off', 'refund')
        and not exists (select 1 from money_entries r where r.reverses = e.id)
      order by e.id`,
  )
  const entries = rows.flatMap(({ kind, entryId, ...row }) =>
    kind === 'refund' ? [] : [{ ...row, kind, entryId: Number(entryId) }],
  )
  const refunds = rows.filter(({ kind }) => kind === 'refund')
  return { entries, refundedPence: refunds.reduce((sum, { pence }) => sum + pence, 0) }
}
