import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { bookingLines, bookings } from '../../database/schema/index.ts'
import { quartersOf } from './sales.rules.ts'
import type { BookingUpdate } from './update.rules.ts'

/** Whether anything of a booking was invoiced, so that it stays with whoever pays it. */
export async function isInvoiced(db: Db, bookingId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from money_documents where booking_id = ${bookingId}::uuid limit 1`,
  )
  return rows.length > 0
}

/** Writes a booking as it is to be, with its lines. */
export async function writeBooking(
  tx: Db,
  id: string,
  update: BookingUpdate,
  as: { version: number; payerId: string | null; renames?: true },
): Promise<void> {
  const { programName, hours, isUnlimited, isHeadStart, entitlements, note, lines } = update
  const { startsOn, expiresOn } = update
  await tx
    .update(bookings)
    .set({
      ...{ programName, isUnlimited, isHeadStart, startsOn, expiresOn, note, ...as },
      ...{ quarters: quartersOf(hours), ...entitlements },
    })
    .where(eq(bookings.id, id))
  await tx.delete(bookingLines).where(eq(bookingLines.bookingId, id))
  if (lines.length === 0) return
  await tx
    .insert(bookingLines)
    .values(lines.map((line, place) => ({ ...line, bookingId: id, position: place + 1 })))
}
