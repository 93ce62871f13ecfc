import type { StaleSave } from '@portal/shared/api'
import type { Asked, Occasion } from '../../asked.ts'
import { Problem } from '../../problem.ts'
import { changedFields } from '../../versions/index.ts'
import { type BookingValues, findBookingValues } from './standing.repository.ts'
import { findBookingVersions, keepVersion } from './versions.repository.ts'

/** Keeps a booking as it is now, as one of its versions. */
export async function keepBooking(
  { db: tx, now, caller }: Occasion,
  { reason = '', ...of }: { bookingId: string; version: number; reason?: string },
): Promise<BookingValues> {
  const snapshot = await findBookingValues(tx, of.bookingId)
  if (snapshot === undefined) throw new Error('A booking is kept that there is not')
  await keepVersion(tx, { ...of, snapshot, by: caller?.userId ?? null, reason, at: now })
  return snapshot
}

/**
 * The refusal of a save on top of a version that is not the present one, with who saved it since and
 * what was changed.
 */
export async function staleBooking(
  { db, now }: Asked,
  { bookingId, edited, version }: { bookingId: string; edited: number; version: number },
): Promise<Problem> {
  const kept = await findBookingVersions(db, bookingId)
  const latest = kept.find((each) => each.version === version)
  const base = kept.find((each) => each.version === edited)
  const values = (await findBookingValues(db, bookingId)) ?? {}
  const { firstName = null, lastName = null } = latest ?? {}
  const data: StaleSave = {
    by: firstName === null ? 'Somebody else' : `${firstName} ${lastName}`,
    at: (latest?.at ?? now).toISOString(),
    version,
    values,
    // Of a version that is not known nothing is, so any field may be another.
    changed: changedFields(base?.snapshot ?? null, values),
  }
  return new Problem(409, 'The booking has been changed by somebody else meanwhile.', { data })
}
