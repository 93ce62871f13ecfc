import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { bookings } from '../../database/schema/index.ts'
import { ledgerOf } from '../tuition/index.ts'

/** A booking that is to be changed or cancelled. */
export interface HeldBooking {
  studentId: string
  programName: string
  kind: 'new' | 'renewal' | 'upsell'
  state: 'confirmed' | 'cancelled'
  version: number
  quarters: number
  startsOn: string
  expiresOn: string | null
  pricePence: number
  /** What the student has left of all bookings; quarters, below 0 where more was used. */
  leftQuarters: number
}

/** A booking, with its student held until the transaction ends. */
export async function holdBooking(tx: Db, id: string): Promise<HeldBooking | undefined> {
  await tx.execute(sql`select 1 from students s join bookings b on b.student_id = s.user_id
    where b.id = ${id}::uuid for update`)
  return await findHeld(tx, id)
}

/** The same, held by nobody. */
export async function findHeld(db: Db, id: string): Promise<HeldBooking | undefined> {
  const [row] = await rowsOf<HeldBooking>(
    db,
    sql`select b.student_id "studentId", b.program_name "programName", b.kind, b.state, b.version,
        b.quarters, b.starts_on::text "startsOn", b.expires_on::text "expiresOn",
        coalesce((select sum(p.pence) from booking_lines p where p.booking_id = b.id), 0)::int "pricePence",
        l.bought + l.used + l.adjusted "leftQuarters"
      from bookings b cross join ${ledgerOf(sql`b.student_id`)} where b.id = ${id}::uuid`,
  )
  return row
}

/** Writes down that a booking is cancelled. */
export async function markCancelled(
  tx: Db,
  id: string,
  { on, reason, version }: { on: string; reason: string; version: number },
): Promise<void> {
  await tx
    .update(bookings)
    .set({ state: 'cancelled', cancelledOn: on, cancelReason: reason, version })
    .where(eq(bookings.id, id))
}
