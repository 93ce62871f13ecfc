import type { Claims } from '../contract/claims.ts'
import type { Role } from '../contract/roles.ts'

/** Said after a view of the student portal ended by itself. */
export const viewEnded = 'The student view has ended. You are back in your own portal.'

const rolesFromHome: readonly (Role | undefined)[] = [
  'Parent',
  'School Manager',
  'Tutor',
  'Senior Tutor',
]

/** Where somebody of a role comes back to from a view. */
export function returnAddress(role: Role | undefined): '/' | '/audit-dashboard' {
  return rolesFromHome.includes(role) ? '/' : '/audit-dashboard'
}

/** Who is here: a student, and a parent who views as that student, are not the same. */
export function personOf(claims: Claims | null): string | null {
  return claims && `${claims.isImpersonating ? 'view ' : ''}${claims.userId}`
}
