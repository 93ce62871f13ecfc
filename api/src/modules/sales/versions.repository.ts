import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { bookingVersions, payers, users } from '../../database/schema/index.ts'

/** A booking as it was saved, by the names of the call that changes it. */
export type BookingSnapshot = Readonly<Record<string, unknown>>

/** Keeps a booking as it was saved. */
export async function keepVersion(tx: Db, row: typeof bookingVersions.$inferInsert): Promise<void> {
  await tx.insert(bookingVersions).values(row)
}

/** Every version of a booking, the oldest first, with who saved it and the payer's name. */
export async function findBookingVersions(db: Db, bookingId: string) {
  return await db
    .select({
      version: bookingVersions.version,
      snapshot: bookingVersions.snapshot,
      reason: bookingVersions.reason,
      at: bookingVersions.at,
      firstName: users.firstName,
      lastName: users.lastName,
      payerName: payers.name,
    })
    .from(bookingVersions)
    .leftJoin(users, eq(users.id, bookingVersions.by))
    .leftJoin(payers, eq(payers.id, sql`(${bookingVersions.snapshot} ->> 'payerId')::uuid`))
    .where(eq(bookingVersions.bookingId, bookingId))
    .orderBy(asc(bookingVersions.version))
}

/** Keeps the version that a booking has, where that is from before versions were kept. */
export async function keepStanding(
  tx: Db,
  row: Omit<typeof bookingVersions.$inferInsert, 'by' | 'reason'>,
): Promise<void> {
  await tx.insert(bookingVersions).values(row).onConflictDoNothing()
}
