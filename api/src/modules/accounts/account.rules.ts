import type { Role } from '@portal/shared/contract'
import type { FieldError } from '../../problem.ts'

/** What of an account rules are about. */
export interface JudgedAccount {
  role: Role
  yearGroup: number | null
  extraTimePercent: number | null
}

const teaches = (role: Role) => role === 'Tutor' || role === 'Senior Tutor'

/**
 * What is wrong with an account as it is to be, by its fields; none of it for one that may be so. A
 * tutor and a senior tutor can become each other, and nobody else anything else; only students have
 * a year and extra time.
 * @param teamSize how many tutors are in the person's team
 */
export function accountErrors(
  before: JudgedAccount,
  after: JudgedAccount,
  teamSize: number,
): FieldError[] {
  const errors: FieldError[] = []
  const add = (field: string, message: string) => errors.push({ path: `body.${field}`, message })
  if (after.role !== before.role) {
    if (!teaches(before.role) || !teaches(after.role)) {
      add('role', 'Only a tutor and a senior tutor can become each other.')
    } else if (teamSize > 0) {
      add('role', 'Give the tutors of the team another senior tutor first.')
    }
  }
  const isStudent = after.role === 'Student'
  if (isStudent && after.yearGroup === null) add('yearGroup', 'Choose a year.')
  if (!isStudent && after.yearGroup !== null) add('yearGroup', 'Only students have a year.')
  if (isStudent && after.extraTimePercent === null) {
    add('extraTimePercent', 'Enter a share from 0 to 100')
  }
  if (!isStudent && after.extraTimePercent !== null) {
    add('extraTimePercent', 'Only students have extra time.')
  }
  return errors
}

/** What of a new account depends on its role. */
export interface NewRoleFacts {
  role: Role
  childIds: readonly string[]
  schoolIds: readonly string[]
  tutor: object | null
}

/** What is wrong with a new account, by its fields. */
export function newAccountErrors({ role, childIds, schoolIds, tutor }: NewRoleFacts): FieldError[] {
  const errors: FieldError[] = []
  const add = (field: string, message: string) => errors.push({ path: `body.${field}`, message })
  if (role !== 'Parent' && childIds.length > 0) add('childIds', 'Only parents have children here.')
  if (role !== 'School Manager' && schoolIds.length > 0) {
    add('schoolIds', 'Only school managers have schools.')
  }
  if (teaches(role) && tutor === null) add('tutor', 'Say what the tutor teaches.')
  if (!teaches(role) && tutor !== null) add('tutor', 'Only tutors teach.')
  return errors
}

/** How an account stands as far as stopping it goes. */
export interface Stopping {
  isOneself: boolean
  isAdmin: boolean
  /** Other active admins who have a password. */
  otherAdmins: number
}

/** Why an account cannot be stopped; undefined where it can. */
export function whyNotStopped({ isOneself, isAdmin, otherAdmins }: Stopping): string | undefined {
  if (isOneself) return 'You cannot stop your own account.'
  if (isAdmin && otherAdmins === 0) {
    return 'This is the last admin with a password. Somebody must be left who can sign in.'
  }
  return undefined
}

/** What a student has beside the bookings, by the name of the claim. */
interface Override {
  entitlement: string
  isOn: boolean
  until: string | null
  reason: string
}

/** What is set by hand, with one of it as it is to be; `as booked` takes it away. */
export function overridesWith(
  before: readonly Override[],
  { entitlement, state, until }: { entitlement: string; state: string; until: string | null },
  reason: string,
): Override[] {
  const others = before.filter((one) => one.entitlement !== entitlement)
  if (state === 'as booked') return others
  return [...others, { entitlement, isOn: state === 'on', until, reason }].sort((one, other) =>
    one.entitlement < other.entitlement ? -1 : 1,
  )
}
