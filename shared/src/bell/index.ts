import type { Role } from '@portal/shared/contract'
import type { Bell } from './types.ts'

export type { Bell, BellFeed, BellItem } from './types.ts'

const tutors: Bell = { load: () => import('./tutor-feed.ts') }

/**
 * The notification feed of each role, as the shell's bell shows it (specification 6); null where the
 * role has none. With the shell and not with the remotes, so that the bell stays when one fails.
 */
export const bellOfRole: Readonly<Record<Role, Bell | null>> = {
  Student: { load: () => import('./student-feed.ts') },
  Parent: { load: () => import('./parent-feed.ts') },
  'School Manager': { load: () => import('./school-feed.ts') },
  Tutor: tutors,
  'Senior Tutor': tutors,
  Admin: null,
}
