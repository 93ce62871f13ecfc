import { formatDay } from '@portal/shared/calendar'
import type { Role } from '@portal/shared/contract'
import { htmlInWords } from '@portal/shared/forms'
import { namesOf } from './announcements.rules.ts'

/** How what is edited is called, and how it reads: beside two values, and in the history. */
export const announcementWords = {
  labels: {
    roles: 'Shown to',
    from: 'First day',
    to: 'Last day',
    needsQuestionBank: 'Only with the question bank',
    isArchived: 'Archived',
  },
  words: {
    text: htmlInWords,
    roles: (roles: readonly Role[]) => namesOf(roles),
    from: formatDay,
    to: formatDay,
  },
}
