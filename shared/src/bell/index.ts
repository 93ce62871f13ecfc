import type { Role } from '@portal/shared/contract'
import type { Bell } from './types.ts'

export type { Bell, BellFeed, BellItem } from './types.ts'

const tutors: Bell = { load: () => import('./tutor-feed.ts') }

/**
 * The notification feed of each role, as the shell's bell shows it; null where the
 * role has none. With the shell and not with the remotes, so that the bell stays when one fails.
 */
export const bellOfRole: Readonly<Record<Role, Bell | null>> = {
  Student: { load: () => import('./student-feed.ts') },
  Parent: {
    load: () => import('./notification-log.ts').then((log) => ({ default: log.parentFeed })),
  },
  'School Manager': {
    load: () => import('./notification-log.ts').then((log) => ({ default: log.schoolFeed })),
  },
  Tutor: tutors,
  'Senior Tutor': tutors,
  Admin: null,
}
