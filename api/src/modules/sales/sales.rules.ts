import type { CallInput } from '@portal/shared/api'
import type { FieldError } from '../../problem.ts'
import { sumOf } from '../money/index.ts'
import { isUnlimitedByName } from '../programmes/index.ts'

export type NewBooking = CallInput<'POST /user/admin/booking/create'>['body']
export type Upsell = CallInput<'POST /user/admin/upsell/create'>['body']

/** Days for which the link in an invitation is good. */
export const invitationDays = 7

/** Whether a sale gives tuition without a limit: it says so, or its programme always has. */
export function givesUnlimited(sale: {
  programName: string | null
  isUnlimited?: boolean | undefined
}): boolean {
  return (
    sale.isUnlimited === true || (sale.programName !== null && isUnlimitedByName(sale.programName))
  )
}

/** Hours as the ledger keeps them. */
export function quartersOf(hours: number): number {
  return Math.round(hours * 4)
}

/** What the ledger says of a booking. */
export function bookingNote(hours: number, programName: string): string {
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} of tuition with ${programName}`
}

/** What a new booking names that exists already. */
export interface KnownOfBooking {
  hasSchool: boolean
  tutorIds: readonly string[]
}

/** What is wrong with a new booking beyond its form; every field is named. */
export function bookingErrors(
  booking: NewBooking,
  known: KnownOfBooking,
  today: string,
): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path: `body.${path}`, message })
  if (booking.schoolId !== null && !known.hasSchool) refuse('schoolId', 'There is no such school.')
  for (const [index, id] of booking.tutorIds.entries()) {
    if (!known.tutorIds.includes(id)) refuse(`tutorIds.${index}`, 'There is no such tutor.')
    else if (booking.tutorIds.indexOf(id) !== index) {
      refuse(`tutorIds.${index}`, 'This tutor is chosen twice.')
    }
  }
  // Hours of a programme that has no limit by its name are what was agreed, and are kept.
  if (booking.isUnlimited && booking.hours > 0) {
    refuse('hours', 'A programme without a limit has no number of hours; enter 0.')
  }
  if (booking.expiresOn < booking.startsOn) {
    refuse('expiresOn', 'The programme cannot end before it starts.')
  }
  if (booking.payer === 'parent' && booking.parent === null) {
    refuse('payer', 'There is no parent to pay.')
  }
  if (booking.newSchool !== undefined && booking.schoolId !== null) {
    refuse('newSchool', 'Choose a school or make a new one.')
  }
  if (booking.invitations === 'a day' && booking.inviteOn === undefined) {
    refuse('inviteOn', 'Say on which day they are invited.')
  }
  if (booking.inviteOn !== undefined && booking.inviteOn < today) {
    refuse('inviteOn', 'This day is over.')
  }
  if (booking.payer === 'school' && booking.schoolId === null && booking.newSchool === undefined) {
    refuse('payer', 'There is no school to pay.')
  }
  return [...parentErrors(booking), ...errors, ...priceErrors(booking)]
}

/** What is wrong with the addresses of parents: everybody has an own one. */
function parentErrors({ student, parent, furtherParents = [] }: NewBooking): FieldError[] {
  const own = student.email.toLowerCase()
  const people = [
    ...(parent === null ? [] : [{ path: 'parent', email: parent.email.toLowerCase() }]),
    ...furtherParents.map(({ email }, place) => ({
      ...{ path: `furtherParents.${place}`, email: email.toLowerCase() },
    })),
  ]
  return people.flatMap(({ path, email }, place) => {
    const isTwice = people.findIndex((other) => other.email === email) !== place
    if (email !== own && !isTwice) return []
    const message =
      email === own
        ? 'The parent needs another address than the student.'
        : 'This parent is entered twice.'
    return [{ path: `body.${path}.email`, message }]
  })
}

/** What a sale comes to; null where it has no price. */
export function priceOf({ lines }: Pick<NewBooking, 'lines'>): number | null {
  return lines === undefined || lines.length === 0 ? null : sumOf(lines)
}

/** What is wrong with what a sale costs: a price wants a plan and somebody who pays. */
function priceErrors(sale: Pick<NewBooking, 'lines' | 'plan'> & { payer?: unknown }): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path: `body.${path}`, message })
  const price = priceOf(sale)
  if (price !== null && price < 0) refuse('lines', 'The discount is more than the price.')
  if (price !== null && price > 0) {
    if (sale.plan === undefined) refuse('plan', 'Say when it is paid.')
    if (sale.payer === undefined) refuse('payer', 'Choose who pays.')
  } else if (sale.plan !== undefined) {
    refuse('plan', 'There is nothing to pay, so there is no plan.')
  }
  return errors
}

/** What is wrong with a renewal, which begins a programme anew. */
export function renewalErrors(renewal: Upsell): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path: `body.${path}`, message })
  const { startsOn, expiresOn } = renewal
  if (expiresOn === null) refuse('expiresOn', 'Say when the renewal ends.')
  else if (startsOn !== undefined && expiresOn < startsOn) {
    refuse('expiresOn', 'The programme cannot end before it starts.')
  }
  if (renewal.isUnlimited === true && renewal.hours > 0) {
    refuse('hours', 'A programme without a limit has no number of hours; enter 0.')
  }
  return [...errors, ...priceErrors(renewal)]
}

/** What is wrong with an upsell, seen against the programme that it extends. */
export function upsellErrors(
  upsell: Upsell,
  programme: { isUnlimited: boolean; expiresOn: string },
): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path: `body.${path}`, message })
  const isUnlimited = programme.isUnlimited || givesUnlimited(upsell)
  const addsNothing =
    upsell.hours === 0 &&
    upsell.programName === null &&
    upsell.expiresOn === null &&
    isUnlimited === programme.isUnlimited
  if (addsNothing && Object.values(upsell.entitlements).every((isAdded) => isAdded !== true)) {
    refuse('hours', 'Add hours, something that the programme opens, or a later end.')
  }
  if ((programme.isUnlimited || upsell.isUnlimited === true) && upsell.hours > 0) {
    refuse('hours', 'A programme without a limit has no number of hours; enter 0.')
  }
  if (upsell.expiresOn !== null && upsell.expiresOn < programme.expiresOn) {
    refuse('expiresOn', `The programme ends on ${programme.expiresOn}; an upsell only extends it.`)
  }
  return [...errors, ...priceErrors(upsell)]
}
