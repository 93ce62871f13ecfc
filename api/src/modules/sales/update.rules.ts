import type { CallInput } from '@portal/shared/api'
import type { FieldError } from '../../problem.ts'
import type { HeldBooking } from './cancel.repository.ts'
import { priceOf, quartersOf } from './sales.rules.ts'

/** A booking as it is to be. */
export type BookingUpdate = CallInput<'POST /User/admin/Booking/Update'>['body']

/** By how much a save moves the hours of a booking; quarters, below 0 where it takes some away. */
export function quartersMoved(
  { hours }: Pick<BookingUpdate, 'hours'>,
  { quarters }: Pick<HeldBooking, 'quarters'>,
): number {
  return quartersOf(hours) - quarters
}

/** What is wrong with a booking as it is to be, beyond its form; every field is named. */
export function updateErrors(update: BookingUpdate, booking: HeldBooking): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path: `body.${path}`, message })
  const { startsOn, expiresOn, hours, isUnlimited } = update
  if (expiresOn === null && booking.kind !== 'upsell') {
    refuse('expiresOn', 'Say when the programme ends.')
  }
  if (expiresOn !== null && expiresOn < startsOn) {
    refuse('expiresOn', 'The programme cannot end before it starts.')
  }
  if (isUnlimited && hours > 0) {
    refuse('hours', 'A programme without a limit has no number of hours; enter 0.')
  }
  const moved = quartersMoved(update, booking)
  const left = booking.leftQuarters + moved
  if (moved < 0 && left < 0 && !isUnlimited && update.mayGoBelowUsed !== true) {
    refuse('hours', `The student has used ${-left / 4} h more than that leaves.`)
  }
  const price = priceOf(update) ?? 0
  if (price < 0) refuse('lines', 'The discount is more than the price.')
  if (price > 0 && update.plan.length === 0) refuse('plan', 'Say when it is paid.')
  if (price > 0 && update.payerId === null && update.payer === undefined) {
    refuse('payerId', 'Choose who pays.')
  }
  return errors
}
