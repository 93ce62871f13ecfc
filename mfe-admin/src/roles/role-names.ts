import type { Role } from '@portal/shared/contract'

/** Whom a role is in words: `Students`. */
export const roleNames: Readonly<Record<Role, string>> = {
  Admin: 'Admins',
  Student: 'Students',
  Tutor: 'Tutors',
  'Senior Tutor': 'Senior tutors',
  Parent: 'Parents',
  'School Manager': 'School managers',
}

/** Some roles as choices, in the order in which they are given. */
export const roleChoices = <R extends Role>(roles: readonly R[]) =>
  roles.map((role) => ({ value: role, label: roleNames[role] }))
