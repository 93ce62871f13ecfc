import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { changedFields } from '../../versions/index.ts'
import { type CreditNote, changePlan, payerOf } from '../money/index.ts'
import { appendToLedger } from '../tuition/index.ts'
import { type HeldBooking, holdBooking } from './cancel.repository.ts'
import { findPayersOf } from './payers.repository.ts'
import { refused } from './refused.ts'
import { rollUpProgramme } from './roll-up.repository.ts'
import { priceOf } from './sales.rules.ts'
import { type BookingValues, findBookingValues } from './standing.repository.ts'
import { isInvoiced, writeBooking } from './update.repository.ts'
import { type BookingUpdate, quartersMoved, updateErrors } from './update.rules.ts'
import { keepStanding } from './versions.repository.ts'
import { keepBooking, staleBooking } from './versions.service.ts'

const call = 'POST /User/admin/Booking/Update'

/**
 * Changes what is not settled of a booking: what it gives, its price with the plan, who pays; hours
 * move by an entry of the ledger. What changes nothing makes no version, so that it may come twice.
 * @throws Problem 404 for an unknown booking, 409 for one that is cancelled and (`StaleSave`) for a
 * stale version, 422 for what does not fit together: a plan that does not come to the price, a part
 * that is invoiced and changed, fewer hours than were used without the tick.
 */
export async function updateBooking(
  asked: Asked,
  update: BookingUpdate,
): Promise<CallAnswer<typeof call>> {
  const { bookingId, reason } = update
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const booking = await holdBooking(tx, bookingId)
    const before = await findBookingValues(tx, bookingId)
    if (booking === undefined || before === undefined) throw notFound('The booking')
    if (booking.state === 'cancelled') throw new Problem(409, 'This booking is cancelled.')
    if (isUnchanged(before, update)) return { version: booking.version, creditNotes: [] }
    if (booking.version !== update.version) {
      const { version } = booking
      throw await staleBooking(within, { bookingId, edited: update.version, version })
    }
    const errors = updateErrors(update, booking)
    if (errors.length > 0) throw refused(422, errors)
    const payerId = await payerAfter(within, update, booking, before)
    const version = booking.version + 1
    await keepStanding(tx, { bookingId, version: booking.version, snapshot: before, at: now })
    const renames = booking.kind === 'upsell' && update.programName !== before.programName
    await writeBooking(tx, bookingId, update, { version, payerId, ...(renames && { renames }) })
    await moveHours(within, booking, update, version)
    const creditNotes = await replan(within, update, payerId)
    await rollUpProgramme(tx, booking.studentId, now)
    const after = await keepBooking(within, { bookingId, version, reason })
    await audit(tx, within, 'booking changed', {
      subjectId: booking.studentId,
      record: {
        ...{ kind: 'booking', id: bookingId, version },
        before: { ...before, reason: null },
        after: { ...after, reason },
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

/** Whether a booking is as it is to be already. */
function isUnchanged(before: BookingValues, update: BookingUpdate): boolean {
  const { state: _, ...had } = before
  const { bookingId: __, version: ___, reason: ____, mayGoBelowUsed, payer, ...wanted } = update
  const plan = [...update.plan].sort((one, other) => one.dueOn.localeCompare(other.dueOn))
  return payer === undefined && changedFields(had, { ...wanted, plan }).length === 0
}

/**
 * The payer’s account that a booking has from now on; null for one that never had a price.
 * @throws Problem 422 for somebody who cannot pay for the student, and for another payer than the one
 * who has invoices of it.
 */
async function payerAfter(
  within: Asked,
  update: BookingUpdate,
  { studentId }: HeldBooking,
  before: BookingValues,
): Promise<string | null> {
  const { bookingId, payer, payerId } = update
  const isSettled = before.payerId !== null && (await isInvoiced(within.db, bookingId))
  const hasPrice = (priceOf(update) ?? 0) > 0
  if (!hasPrice) return isSettled ? before.payerId : null
  if (payer === undefined && payerId === before.payerId) return payerId
  const path = payer === undefined ? 'body.payerId' : 'body.payer'
  const known = await findPayersOf(within.db, studentId)
  const chosen = known.find((each) =>
    payer === undefined ? each.payerId === payerId : isSame(each.payer, payer),
  )
  if (chosen === undefined) {
    const message = 'Choose the student, a parent or a school of the student.'
    throw refused(422, [{ path, message }])
  }
  const id = await payerOf(within, chosen.payer)
  if (isSettled && id !== before.payerId) {
    const message = 'Somebody has an invoice of it already, and stays the one who pays.'
    throw refused(422, [{ path, message }])
  }
  return id
}

type Payer = NonNullable<BookingUpdate['payer']>

const isSame = (one: Payer, other: Payer) =>
  'userId' in one
    ? 'userId' in other && one.userId === other.userId
    : 'schoolId' in other && one.schoolId === other.schoolId

/** Makes the plan the one that is wanted; nothing where nobody ever had to pay. */
async function replan(
  within: Asked,
  { bookingId, plan, reason }: BookingUpdate,
  payerId: string | null,
): Promise<readonly CreditNote[]> {
  if (payerId !== null) {
    return (await changePlan(within, { bookingId, payerId, plan, reason })).creditNotes
  }
  if (plan.length === 0) return []
  const message = 'There is nothing to pay, so there is no plan.'
  throw refused(422, [{ path: 'body.plan', message }])
}

/** Writes into the ledger by how much the hours of a booking were changed. */
async function moveHours(
  { db: tx, now }: Asked,
  booking: HeldBooking,
  update: BookingUpdate,
  version: number,
): Promise<void> {
  const quarters = quartersMoved(update, booking)
  if (quarters === 0) return
  const { bookingId, hours, programName } = update
  await appendToLedger(tx, [
    {
      ...{ studentId: booking.studentId, kind: 'adjusted', quarters, bookingId },
      ...{ event: `booking:${bookingId}:v${version}`, occurredAt: now },
      note: `${programName} changed from ${booking.quarters / 4} to ${hours} h of tuition`,
    },
  ])
}
