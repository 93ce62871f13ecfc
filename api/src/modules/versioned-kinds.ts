import type { VersionedKind } from '@portal/shared/api/schemas'
import type { WithHistory } from '../versions/index.ts'
import { academyKind } from './academy/index.ts'
import { announcementKind } from './announcements/index.ts'
import { holidayKind, termKind } from './company-calendar/index.ts'
import { eventKind } from './events/index.ts'

/** For every kind of record with a history, how a version of it comes back. */
export const versionedKinds: Readonly<Record<VersionedKind, WithHistory>> = {
  academy: academyKind,
  announcement: announcementKind,
  event: eventKind,
  holiday: holidayKind,
  term: termKind,
}
