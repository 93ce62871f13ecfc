import { hasEntitlement } from '@portal/shared/contract'
import { entitlementWords } from '../../access/entitlement-words.ts'
import type { Caller } from '../../calls.ts'
import { Problem } from '../../problem.ts'

export type EventKind = 'seminar' | 'course'

const needed = { seminar: 'seminar', course: 'courses' } as const

/** Whether a student's programme has what an event of this kind needs. */
function isIncluded({ claims }: Pick<Caller, 'claims'>, kind: EventKind): boolean {
  if (kind === 'course' && claims.isHeadStart) return false
  return hasEntitlement(claims, needed[kind])
}

/** Refuses (403) a student whose programme does not have what an event of this kind needs. */
export function refuseWithout(caller: Pick<Caller, 'claims' | 'role'>, kind: EventKind): void {
  if (caller.role !== 'Student' || isIncluded(caller, kind)) return
  throw new Problem(403, `Your programme does not include ${entitlementWords[needed[kind]]}.`)
}

/** Whether a tutor sees seminars that others give: seminar tutors and seniors. */
function seesSeminars({ claims }: Pick<Caller, 'claims'>): boolean {
  return hasEntitlement(claims, 'seminarTutor')
}

/** Refuses (403) tutors who do not give seminars. */
export function refuseOtherTutors(caller: Pick<Caller, 'claims' | 'role'>): void {
  if (caller.role === 'Student' || seesSeminars(caller)) return
  throw new Problem(403, `Your account does not include ${entitlementWords.seminarTutor}.`)
}
