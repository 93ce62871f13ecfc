import type { CallInput } from '@portal/shared/api'
import type { FieldError } from '../../problem.ts'

export type NewBooking = CallInput<'POST /user/admin/booking/create'>['body']
export type Upsell = CallInput<'POST /user/admin/upsell/create'>['body']

/** Days for which the link in an invitation is good. */
export const invitationDays = 7

const unlimitedProgrammes = ['full blue', 'fellow']

/** Whether a programme of this name has tuition without a limit. */
export function isUnlimitedByName(programName: string): boolean {
  return unlimitedProgrammes.includes(programName.trim().toLowerCase())
}

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
export function bookingErrors(booking: NewBooking, known: KnownOfBooking): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path: `body.${path}`, message })
  if (booking.parent?.email.toLowerCase() === booking.student.email.toLowerCase()) {
    refuse('parent.email', 'The parent needs another address than the student.')
  }
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
  return errors
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
  return errors
}
