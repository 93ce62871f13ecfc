import { type Role, roles } from '@portal/shared/contract'

/** Whom a role is in words: `Students`. */
export const roleNames: Readonly<Record<Role, string>> = {
  Admin: 'Admins',
  Student: 'Students',
  Tutor: 'Tutors',
  'Senior Tutor': 'Senior tutors',
  Parent: 'Parents',
  'School Manager': 'School managers',
}

/** Roles as choices, in the order that they always have. */
export const roleOptions = roles.map((role) => ({ value: role, label: roleNames[role] }))

/** Several roles in words. */
export function namesOf(chosen: readonly Role[]): string {
  return chosen.length === roles.length
    ? 'Everybody'
    : chosen.map((role) => roleNames[role]).join(', ')
}

/** Where an announcement is in its span on a day. */
export type When = 'now' | 'coming' | 'over'

/** The same as choices. */
export const whenOptions: readonly { value: When; label: string }[] = [
  { value: 'now', label: 'Now' },
  { value: 'coming', label: 'Coming' },
  { value: 'over', label: 'Over' },
]

/** Whether it is shown on a day, or before or after it; all days as `yyyy-mm-dd`. */
export function whenOf({ from, to }: { from: string; to: string }, today: string): When {
  if (today < from) return 'coming'
  return today > to ? 'over' : 'now'
}
