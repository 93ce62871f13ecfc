import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { moneyDocuments, moneyLines } from '../../database/schema/index.ts'
import { uuidArray } from '../../database/sql.ts'
import type { Payable } from './paid.rules.ts'
import { invoiceStandings } from './standings.sql.ts'

export type DocumentRow = typeof moneyDocuments.$inferSelect
export type LineRow = typeof moneyLines.$inferSelect

/**
 * The next numbers of a series. Whoever else wants one waits until the transaction has ended, and
 * where it fails nobody has had them: so there are no gaps.
 * @returns the first of them
 */
export async function takeNumbers(tx: Db, series: 'INV' | 'CN', count: number): Promise<number> {
  const [row] = await rowsOf<{ last: number }>(
    tx,
    sql`insert into money_counters as c (series, last) values (${series}, ${count}::int)
      on conflict (series) do update set last = c.last + ${count}::int returning c.last "last"`,
  )
  return (row?.last ?? count) - count + 1
}

/** Writes documents down with their lines. */
export async function addDocuments(
  tx: Db,
  documents: readonly (typeof moneyDocuments.$inferInsert)[],
  lines: readonly (typeof moneyLines.$inferInsert)[],
): Promise<void> {
  if (documents.length === 0) return
  await tx.insert(moneyDocuments).values([...documents])
  if (lines.length > 0) await tx.insert(moneyLines).values([...lines])
}

/** A document; held until the transaction ends where that is asked for. */
export async function findDocument(
  db: Db,
  id: string,
  isHeld = false,
): Promise<DocumentRow | undefined> {
  const found = db.select().from(moneyDocuments).where(eq(moneyDocuments.id, id))
  const [row] = await (isHeld ? found.for('update') : found)
  return row
}

/** The lines of a document in their order. */
export async function findLines(db: Db, documentId: string): Promise<LineRow[]> {
  return await db
    .select()
    .from(moneyLines)
    .where(eq(moneyLines.documentId, documentId))
    .orderBy(asc(moneyLines.position))
}

/** A line of an invoice, with what was credited of it. */
export type CreditableLine = LineRow & { creditedPence: number; creditedVatPence: number }

/** The lines of an invoice in their order, with what credit notes took off each. */
export async function findCreditable(db: Db, documentId: string): Promise<CreditableLine[]> {
  const rows = await findLines(db, documentId)
  const taken = await rowsOf<{ id: string; pence: number; vatPence: number }>(
    db,
    sql`select l.credits_line_id "id", sum(l.gross_pence)::int "pence", sum(l.vat_pence)::int "vatPence"
      from money_lines l where l.credits_line_id = any(${uuidArray(rows.map(({ id }) => id))})
      group by l.credits_line_id`,
  )
  const byLine = new Map(taken.map((each) => [each.id, each]))
  return rows.map((row) => {
    const { pence = 0, vatPence = 0 } = byLine.get(row.id) ?? {}
    return { ...row, creditedPence: pence, creditedVatPence: vatPence }
  })
}

/** An invoice as it stands by its payer’s account. */
export interface Standing extends Payable {
  payerId: string
  bookingId: string | null
  paidPence: number
  owedPence: number
}

/** How invoices of some payers stand. */
async function standings(db: Db, ofPayers: (id: SQL) => SQL, where: SQL): Promise<Standing[]> {
  return await rowsOf<Standing>(
    db,
    sql`select s.id, s.payer_id "payerId", s.booking_id "bookingId", s.due_on::text "dueOn", s.number,
        s.gross_pence "grossPence", s.credited_pence "creditedPence", s.paid_pence "paidPence",
        s.owed_pence "owedPence"
      from (${invoiceStandings(ofPayers)}) s where ${where} order by s.due_on, s.number`,
  )
}

/** The invoices of a booking, the oldest due first. */
export async function standingsOfBooking(db: Db, bookingId: string): Promise<Standing[]> {
  return await standings(
    db,
    (id) =>
      sql`${id} in (select x.payer_id from money_documents x where x.booking_id = ${bookingId}::uuid)`,
    sql`s.booking_id = ${bookingId}::uuid`,
  )
}

/** The invoices of a payer, the oldest due first. */
export async function standingsOfPayer(db: Db, payerId: string): Promise<Standing[]> {
  return await standings(db, (id) => sql`${id} = ${payerId}::uuid`, sql`true`)
}

/** Says of a document where its PDF is, or when it was mailed. */
export async function noteDocument(
  tx: Db,
  id: string,
  values: Partial<Pick<DocumentRow, 'fileId' | 'sentAt'>>,
): Promise<void> {
  await tx.update(moneyDocuments).set(values).where(eq(moneyDocuments.id, id))
}
