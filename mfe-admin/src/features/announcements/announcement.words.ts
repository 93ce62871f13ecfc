import type { Role } from '@portal/shared/contract'
import { formatDate } from '@portal/shared/ui'
import { namesOf, wordsOf } from './announcements.rules.ts'

const writtenDay = (day: string) => formatDate(day, 'date', 'UTC')

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
    text: wordsOf,
    roles: (roles: readonly Role[]) => namesOf(roles),
    from: writtenDay,
    to: writtenDay,
  },
}
