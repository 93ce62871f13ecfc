import { type Access, type Endpoint, type NamedRecord, recordOf } from '@portal/shared/api/schemas'
import { hasEntitlement } from '@portal/shared/contract'
import type { Caller } from '../calls.ts'
import type { Db } from '../database/db.ts'
import { notFound, Problem, programmeEnded } from '../problem.ts'
import { entitlementWords } from './entitlement-words.ts'
import { mayReach } from './records.repository.ts'

/** True when a role (or anybody signed in) may make the call at all. */
function admits(access: Access, caller: Caller): boolean {
  if (access.who === 'public' || access.who === 'signed in') return true
  return access.who.includes(caller.role)
}

/** The refusal of a caller who lacks what the call needs; undefined when nothing is lacking. */
function lackOf(
  access: Access,
  { claims, role }: Caller,
  allowList: readonly string[],
): Problem | undefined {
  if (!('needs' in access) || access.needs === undefined) return undefined
  if (hasEntitlement(claims, access.needs, allowList)) return undefined
  const what = role === 'Student' ? 'programme' : 'account'
  return new Problem(403, `Your ${what} does not include ${entitlementWords[access.needs]}.`)
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
  // A parent may look on after the programme has ended too. The view writes nothing, and what an
  // entitlement opens is closed to it, because the claims of an ended programme are all False.
  if (caller.isExpired && !isOpenAfterwards && !caller.isImpersonating) return programmeEnded()
  const lack = isOpenAfterwards ? undefined : lackOf(endpoint.access, caller, allowList)
  if (lack !== undefined) return lack
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
      return kind === 'student' || kind === 'tutor'
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
    if (typeof id !== 'string' || !(await mayReach(db, caller, record.rule, id, record.kind))) {
      throw notFound('The record')
    }
  }
}
