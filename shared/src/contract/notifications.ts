import type { Role } from './roles.ts'

/** What a notification is about; people choose by kind how they hear of it. */
export const notificationKinds = ['alerts', 'tuition', 'questions', 'company'] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** Ways in which a kind may come by email. */
export const emailChoices = ['none', 'daily', 'at once'] as const

export type EmailChoice = (typeof emailChoices)[number]

/** The kinds that a role can get at all; the only ones that it chooses about. */
export const kindsOfRole: Readonly<Record<Role, readonly NotificationKind[]>> = {
  Student: ['alerts', 'tuition', 'questions', 'company'],
  Parent: ['alerts', 'tuition', 'company'],
  'School Manager': ['alerts', 'tuition', 'company'],
  Tutor: ['questions', 'company'],
  'Senior Tutor': ['questions', 'company'],
  Admin: [],
}
