import { and, asc, eq } from 'drizzle-orm'
import { askedByServer, askedForSomebody } from '../../asked.ts'
import { endBooking, findHeld, keepBooking, rollUpAll } from '../../modules/sales/index.ts'
import type { Db } from '../db.ts'
import * as schema from '../schema/index.ts'
import { at, dayAt, type World } from './world.ts'

/** A booking that was cancelled, and how. */
export interface SeededCancelling {
  bookingId: string
  /** Its last day and the day on which it was cancelled, so many days from today. */
  daysAgo: number
  reason: string
  unusedHours: 'take back' | 'leave'
}

/**
 * The versions of all bookings, as they were kept when each was sold, and of those that were cancelled
 * as the portal cancels them. What is to be paid for these has ended before.
 */
export async function seedBookingVersions(
  db: Db,
  world: World,
  cancelled: readonly SeededCancelling[],
): Promise<void> {
  const { id, soldBy, bookedAt } = schema.bookings
  const sold = await db
    .select({ id, soldBy, bookedAt })
    .from(schema.bookings)
    .orderBy(asc(bookedAt), asc(id))
  for (const booking of sold) {
    const within = askedForSomebody(booking.soldBy, db, booking.bookedAt)
    await keepBooking(within, { bookingId: booking.id, version: 1 })
  }
  const admin = world.admins[0]?.id ?? null
  for (const { daysAgo, ...cancelling } of cancelled) {
    const booking = await findHeld(db, cancelling.bookingId)
    if (booking === undefined) throw new Error('A booking is cancelled that there is not')
    const within = askedForSomebody(admin, db, at(world, -daysAgo, 10))
    await endBooking(within, booking, { ...cancelling, on: dayAt(world, -daysAgo) })
    await db
      .update(schema.instalments)
      .set({ state: 'dropped' })
      .where(
        and(
          eq(schema.instalments.bookingId, cancelling.bookingId),
          eq(schema.instalments.state, 'planned'),
        ),
      )
  }
  // What was cancelled was brought to what it came to then, and of renewals some have begun since.
  await rollUpAll(askedByServer(db, world.today))
}
