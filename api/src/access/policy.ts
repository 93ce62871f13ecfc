import { type Access, type Endpoint, type NamedRecord, recordOf } from '@portal/shared/api/schemas'
import type { Caller } from '../calls.ts'
import type { Db } from '../database/db.ts'
import { notFound, Problem, programmeEnded } from '../problem.ts'
import { mayReach } from './records.ts'

/** True when a role (or anybody signed in) may make the call at all. */
function admits(access: Access, caller: Caller): boolean {
  if (access.who === 'public' || access.who === 'signed in') return true
  return access.who.includes(caller.role)
}

/** Whether a student has the question bank: by the claim or the allow-list (specification 6). */
export function hasQuestionBank(
  claims: Pick<Caller['claims'], 'hasQuestionBank' | 'email'>,
  allowList: readonly string[],
): boolean {
  return claims.hasQuestionBank || isOnAllowList(claims, allowList)
}

/** Whether somebody is on the allow-list, by the email that the account is known to own. */
export function isOnAllowList(
  { email }: Pick<Caller['claims'], 'email'>,
  allowList: readonly string[],
): boolean {
  return allowList.includes(email.toLowerCase())
}

/** Whether the caller has the entitlement; tutors and admins always have it. */
function isEntitled(access: Access, caller: Caller, allowList: readonly string[]): boolean {
  if (typeof access.who === 'string' || !('needs' in access) || access.needs === undefined)
    return true
  switch (caller.role) {
    case 'Admin':
    case 'Tutor':
    case 'Senior Tutor':
      return true
    case 'Student':
      return hasQuestionBank(caller.claims, allowList)
    default:
      return false
  }
}

/**
 * Checks who makes a call before anything of its body is read.
 * @returns the refusal, or undefined when the call may go on.
 */
export function refusal(
  endpoint: Endpoint,
  isWrite: boolean,
  caller: Caller,
  allowList: readonly string[],
): Problem | undefined {
  if (!admits(endpoint.access, caller)) {
    return new Problem(403, 'This is not open to your role.')
  }
  const isOpenAfterwards = caller.isExpired && endpoint.afterProgramme === true
  // A parent's view skips the student's checks (specification 4). It writes nothing, and what an
  // entitlement opens is closed to it too, because the claims of an ended programme are all False.
  if (caller.isExpired && !isOpenAfterwards && !caller.isImpersonating) return programmeEnded()
  if (!isOpenAfterwards && !isEntitled(endpoint.access, caller, allowList)) {
    return new Problem(403, 'Your programme does not include the question bank.')
  }
  if (caller.isImpersonating && !(endpoint.whileImpersonating ?? !isWrite)) {
    return new Problem(
      403,
      isWrite
        ? 'You are viewing the portal as a student, so nothing can be changed.'
        : 'You are viewing the portal as a student. Only the student can see this.',
    )
  }
  if (endpoint.onlyWhileImpersonating === true && !caller.isImpersonating) {
    return new Problem(403, 'You are not viewing the portal as a student.')
  }
  return undefined
}

/** The input of a call after validation. */
export interface CallInputs {
  params: unknown
  query: unknown
  body: unknown
}

/** Whether the door looks the record up; for the rest the handler's own statement does. */
export function isCheckedAtDoor({ rule, kind }: NamedRecord): boolean {
  switch (rule) {
    case 'own':
    case 'given':
    case 'any':
      return false
    case 'in sight':
      return kind === 'student'
    default:
      return true
  }
}

/**
 * Builds the check of an endpoint's record rule, or undefined when there is nothing to check here.
 * The check rejects with 404: a record that is not the caller's is not told from one that is not.
 */
export function recordCheck(
  access: Access,
): ((db: Db, caller: Caller, inputs: CallInputs) => Promise<void>) | undefined {
  const record = recordOf(access)
  if (record === undefined || !isCheckedAtDoor(record)) return undefined
  const [part = '', field = ''] = record.at.split('.')
  return async (db, caller, inputs) => {
    const holder: unknown = Reflect.get(inputs, part)
    const id: unknown =
      typeof holder === 'object' && holder !== null ? Reflect.get(holder, field) : undefined
    if (id === undefined && record.optional === true) return
    if (typeof id !== 'string' || !(await mayReach(db, caller, record.rule, id))) {
      throw notFound('The record')
    }
  }
}
