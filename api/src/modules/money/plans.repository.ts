import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { bookingLines, instalments } from '../../database/schema/index.ts'
import { uuidArray } from '../../database/sql.ts'
import type { BookingParts } from './invoice-lines.rules.ts'
import type { PlanPart } from './plan.rules.ts'

export type InstalmentRow = typeof instalments.$inferSelect

/** Adds planned instalments to a booking. @returns their ids, in that order */
export async function addInstalments(
  tx: Db,
  bookingId: string,
  parts: readonly PlanPart[],
  now: Date,
): Promise<string[]> {
  if (parts.length === 0) return []
  const rows = parts.map(({ dueOn, pence }) => ({
    ...{ id: newId(now.getTime()), bookingId, dueOn, pence },
    state: 'planned' as const,
  }))
  await tx.insert(instalments).values(rows)
  return rows.map(({ id }) => id)
}

const planOfBooking = (db: Db, bookingId: string) =>
  db
    .select()
    .from(instalments)
    .where(eq(instalments.bookingId, bookingId))
    .orderBy(asc(instalments.dueOn), asc(instalments.id))

/** The plan of a booking; the earliest first. */
export async function findPlan(db: Db, bookingId: string): Promise<InstalmentRow[]> {
  return await planOfBooking(db, bookingId)
}

/** The same, held until the transaction ends. */
export async function holdPlan(tx: Db, bookingId: string): Promise<InstalmentRow[]> {
  return await planOfBooking(tx, bookingId).for('update')
}

export async function writeInstalment(
  tx: Db,
  id: string,
  values: Partial<Omit<InstalmentRow, 'id' | 'bookingId'>>,
): Promise<void> {
  await tx.update(instalments).set(values).where(eq(instalments.id, id))
}

/** Drops whatever is planned of a booking. @returns how many that was */
export async function dropPlanned(tx: Db, bookingId: string): Promise<number> {
  const dropped = await tx
    .update(instalments)
    .set({ state: 'dropped' })
    .where(and(eq(instalments.bookingId, bookingId), eq(instalments.state, 'planned')))
    .returning({ id: instalments.id })
  return dropped.length
}

/** What a booking costs: the sum of its lines; null where it has none. */
export async function priceOf(db: Db, bookingId: string): Promise<number | null> {
  const [row] = await rowsOf<{ pence: number | null }>(
    db,
    sql`select sum(l.pence)::int "pence" from booking_lines l where l.booking_id = ${bookingId}::uuid`,
  )
  return row?.pence ?? null
}

/** An instalment that is to be invoiced, with what its invoice says of the booking and the payer. */
export interface ToInvoice {
  id: string
  bookingId: string
  dueOn: string
  studentName: string
  payerId: string
  buyer: { name: string; address: string; postcode: string; email: string }
}

/** Holds whoever pays these instalments until the transaction ends, always in the same order. */
export async function holdPayersOf(tx: Db, instalmentIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`select p.id from payers p where p.id in (select b.payer_id from bookings b
        join instalments i on i.booking_id = b.id where i.id = any(${uuidArray(instalmentIds)}))
      order by p.id for no key update`,
  )
}

/**
 * Of these instalments those that can be invoiced, held until the transaction ends, the earliest due
 * first. What somebody else is just invoicing is waited for, and is no more planned then.
 */
export async function holdToInvoice(tx: Db, ids: readonly string[]): Promise<ToInvoice[]> {
  return await rowsOf<ToInvoice>(
    tx,
    sql`select i.id, i.booking_id "bookingId", i.due_on::text "dueOn",
        u.first_name || ' ' || u.last_name "studentName", p.id "payerId",
        json_build_object('name', p.name, 'address', p.address, 'postcode', p.postcode,
          'email', p.email) "buyer"
      from instalments i
      join bookings b on b.id = i.booking_id and b.state = 'confirmed'
      join payers p on p.id = b.payer_id
      join users u on u.id = b.student_id
      where i.id = any(${uuidArray(ids)}) and i.state = 'planned'
      order by i.due_on, i.id for update of i`,
  )
}

/**
 * Ids of planned instalments of confirmed bookings with a payer that are due by a day, the earliest
 * first; of one booking where that is said.
 */
export async function findDue(
  db: Db,
  { by, most, bookingId }: { by: string; most: number; bookingId?: string },
): Promise<string[]> {
  const ofBooking = bookingId === undefined ? sql`true` : sql`i.booking_id = ${bookingId}::uuid`
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select i.id from instalments i
      join bookings b on b.id = i.booking_id and b.state = 'confirmed' and b.payer_id is not null
      where i.state = 'planned' and i.due_on <= ${by}::date and ${ofBooking}
      order by i.due_on, i.id limit ${most}`,
  )
  return rows.map(({ id }) => id)
}

/** What the invoices of some bookings are made of, in one statement. */
export async function partsOf(
  tx: Db,
  bookingIds: readonly string[],
): Promise<Map<string, BookingParts>> {
  const rows = await rowsOf<BookingParts & { id: string }>(
    tx,
    sql`select b.id, (
        select coalesce(json_agg(json_build_object('description', l.description, 'vat', l.vat,
          'pence', l.pence) order by l.position), '[]') from booking_lines l where l.booking_id = b.id
      ) "lines", (
        select coalesce(json_agg(json_build_object('description', x.description, 'vat', x.vat,
          'pence', x.pence) order by x.description, x.vat), '[]') from (
          select l.description, l.vat,
            sum(case d.series when 'INV' then l.gross_pence else -l.gross_pence end)::int pence
          from money_documents d join money_lines l on l.document_id = d.id
          where d.booking_id = b.id group by l.description, l.vat) x
      ) "invoiced", (
        select coalesce(json_agg(json_build_object('id', i.id, 'pence', i.pence)
          order by i.due_on, i.id), '[]') from instalments i
        where i.booking_id = b.id and i.state = 'planned'
      ) "planned"
      from unnest(${uuidArray([...new Set(bookingIds)])}) b (id)`,
  )
  return new Map(rows.map(({ id, ...parts }) => [id, parts]))
}

/** Instalments that have their invoice now. */
export async function markInvoiced(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .update(instalments)
    .set({ state: 'invoiced' })
    .where(sql`${instalments.id} = any(${uuidArray(ids)})`)
}

/** Writes lines of a booking, for what makes bookings in tests and the demo world. */
export async function addBookingLines(
  tx: Db,
  lines: readonly (typeof bookingLines.$inferInsert)[],
): Promise<void> {
  if (lines.length > 0) await tx.insert(bookingLines).values([...lines])
}
