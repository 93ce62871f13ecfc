import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { moneyEntries } from '../../database/schema/index.ts'
import { invoiceStandings } from './standings.sql.ts'

export type EntryRow = typeof moneyEntries.$inferSelect

/** An entry that is to be written. */
export type NewEntry = Omit<
  EntryRow,
  'id' | 'method' | 'reference' | 'reason' | 'documentId' | 'reverses'
> &
  Partial<EntryRow>

/** Adds entries to accounts. @returns their ids, in that order */
export async function addEntries(tx: Db, entries: readonly NewEntry[]): Promise<number[]> {
  if (entries.length === 0) return []
  const rows = await tx
    .insert(moneyEntries)
    .values([...entries])
    .returning({ id: moneyEntries.id })
  return rows.map(({ id }) => id)
}

/** An entry; undefined for an unknown one. */
export async function findEntry(db: Db, id: number): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(moneyEntries).where(eq(moneyEntries.id, id))
  return row
}

/** Whether an entry was taken back. */
export async function isReversed(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: moneyEntries.id })
    .from(moneyEntries)
    .where(eq(moneyEntries.reverses, id))
  return row !== undefined
}

const taken = alias(moneyEntries, 'taken')

/** A payment of the same sum, day and reference that was not taken back. */
export async function findSamePayment(
  tx: Db,
  {
    payerId,
    pence,
    occurredOn,
    reference,
  }: Pick<EntryRow, 'payerId' | 'pence' | 'occurredOn' | 'reference'>,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: moneyEntries.id })
    .from(moneyEntries)
    .leftJoin(taken, eq(taken.reverses, moneyEntries.id))
    .where(
      and(
        eq(moneyEntries.payerId, payerId),
        eq(moneyEntries.kind, 'payment'),
        eq(moneyEntries.pence, pence),
        eq(moneyEntries.occurredOn, occurredOn),
        sql`lower(${moneyEntries.reference}) = lower(${reference})`,
        isNull(taken.id),
      ),
    )
    .limit(1)
  return row?.id
}

/** What an account comes to. */
export interface AccountSums {
  /** Above 0 where something is owed. */
  balancePence: number
  overduePence: number
  /** What was paid beyond what is owed. */
  creditPence: number
}

/** What a payer’s account comes to on a day. */
export async function sumsOf(db: Db, payerId: string, today: string): Promise<AccountSums> {
  const [row] = await rowsOf<AccountSums>(
    db,
    sql`select b.pence "balancePence", greatest(0, -b.pence) "creditPence", o.pence "overduePence"
      from (select coalesce(sum(e.pence), 0)::int pence from money_entries e
        where e.payer_id = ${payerId}::uuid) b
      cross join (select coalesce(sum(s.owed_pence), 0)::int pence
        from (${invoiceStandings((id) => sql`${id} = ${payerId}::uuid`)}) s
        where s.due_on < ${today}::date) o`,
  )
  return row ?? { balancePence: 0, overduePence: 0, creditPence: 0 }
}
