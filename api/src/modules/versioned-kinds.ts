import type { VersionedKind } from '@portal/shared/api/schemas'
import type { WithHistory } from '../versions/index.ts'
import { academyKind } from './academy/index.ts'
import { accountKind } from './accounts/index.ts'
import { announcementKind } from './announcements/index.ts'
import { holidayKind, termKind } from './company-calendar/index.ts'
import { documentKind } from './documents/index.ts'
import { eventKind } from './events/index.ts'
import { faqKind } from './help/index.ts'
import { bookKind } from './library/index.ts'
import { messageKind } from './messages/index.ts'
import { postHistory } from './posts/index.ts'
import { programmeKind } from './programmes/index.ts'
import { readingKind } from './reading/index.ts'
import { schoolKind } from './schools/index.ts'
import { tutorKind } from './tutors/index.ts'
import { upgradeKind } from './upgrades/index.ts'

/** For every kind of record with a history, how a version of it comes back. */
export const versionedKinds: Readonly<Record<VersionedKind, WithHistory>> = {
  academy: academyKind,
  account: accountKind,
  announcement: announcementKind,
  book: bookKind,
  document: documentKind,
  event: eventKind,
  faq: faqKind,
  holiday: holidayKind,
  message: messageKind,
  post: postHistory,
  programme: programmeKind,
  reading: readingKind,
  school: schoolKind,
  term: termKind,
  tutor: tutorKind,
  upgrade: upgradeKind,
}
