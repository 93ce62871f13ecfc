import { type Role, roles } from '@portal/shared/contract'
import { roleChoices, roleNames } from '../../roles/role-names.ts'

/** Roles as choices, in the order that they always have. */
export const roleOptions = roleChoices(roles)

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
