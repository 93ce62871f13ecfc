import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { endPlan } from '../money/index.ts'
import { appendToLedger } from '../tuition/index.ts'
import { type HeldBooking, holdBooking, markCancelled } from './cancel.repository.ts'
import { deliveredPence, unusedQuarters } from './cancel.rules.ts'
import { rollUpProgramme } from './roll-up.repository.ts'
import { findBookingVersions, keepVersion } from './versions.repository.ts'
import { staleBooking } from './versions.service.ts'

const call = 'POST /User/admin/Booking/Cancel'
type Cancelling = CallInput<typeof call>['body']

/**
 * Cancels a booking: hours that were not used are taken back where that is wanted, the plan ends, and
 * the programme is what is in force without it. Nothing is deleted.
 * @throws Problem 404 for an unknown booking, 409 for one that is cancelled or was changed meanwhile,
 * 422 for more than was paid.
 */
export async function cancelBooking(
  asked: Asked,
  cancelling: Cancelling,
): Promise<CallAnswer<typeof call>> {
  const { bookingId, on, reason, refundPence } = cancelling
  return await inTransaction(asked, async (within) => {
    const { db: tx } = within
    const booking = await holdBooking(tx, bookingId)
    if (booking === undefined) throw notFound('The booking')
    if (booking.state === 'cancelled') throw new Problem(409, 'This booking is cancelled already.')
    if (booking.version !== cancelling.version) {
      const { version } = booking
      throw await staleBooking(within, { bookingId, edited: cancelling.version, version })
    }
    const delivered = deliveredPence(booking, on)
    const end = { bookingId, refundPence, deliveredPence: delivered, reason }
    const creditNotes = await endPlan(within, end)
    const version = await endBooking(within, booking, cancelling)
    await audit(tx, within, 'booking cancelled', {
      subjectId: booking.studentId,
      record: {
        ...{ kind: 'booking', id: bookingId, version },
        before: { state: 'confirmed', cancelledOn: null },
        after: { state: 'cancelled', cancelledOn: on, refundPence },
      },
    })
    return {
      version,
      creditNotes: creditNotes.map(({ documentId, number, pence }) => ({
        ...{ documentId, number, pence },
      })),
    }
  })
}

/**
 * Ends what a booking gives: its unused hours, its part in the programme, with a version that says so.
 * Its money ends apart, before.
 * @returns the version that it has then.
 */
export async function endBooking(
  within: Occasion,
  booking: HeldBooking,
  {
    bookingId,
    on,
    reason,
    unusedHours,
  }: Pick<Cancelling, 'bookingId' | 'on' | 'reason' | 'unusedHours'>,
): Promise<number> {
  const { db: tx, now, caller } = within
  const version = booking.version + 1
  await markCancelled(tx, bookingId, { on, reason, version })
  if (unusedHours === 'take back') await takeBack(within, booking, bookingId, version)
  await rollUpProgramme(tx, booking.studentId, now)
  const latest = (await findBookingVersions(tx, bookingId)).at(-1)?.snapshot ?? {}
  const snapshot = { ...latest, state: 'cancelled', cancelledOn: on }
  const by = caller?.userId ?? null
  await keepVersion(tx, { bookingId, version, snapshot, by, reason, at: now })
  return version
}

/** Takes back what of a booking's hours was not used. */
async function takeBack(
  { db: tx, now }: Occasion,
  booking: HeldBooking,
  bookingId: string,
  version: number,
): Promise<void> {
  const quarters = unusedQuarters(booking)
  if (quarters === 0) return
  await appendToLedger(tx, [
    {
      ...{ studentId: booking.studentId, kind: 'adjusted', quarters: -quarters, bookingId },
      ...{ event: `booking:${bookingId}:v${version}`, occurredAt: now },
      note: `Hours of ${booking.programName} taken back, since it was cancelled`,
    },
  ])
}
