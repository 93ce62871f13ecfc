import type { CallAnswer } from '@portal/shared/api'
import type { Tone } from '@portal/shared/ui'
import type { CommentSort, ReadMarking } from './marks.rules.ts'

interface Look {
  word: string
  tone: Tone
}

/** The words and the look of each sort of comment. */
export const commentSorts: Readonly<Record<CommentSort, Look>> = {
  praise: { word: 'Praise', tone: 'success' },
  suggestion: { word: 'Suggestion', tone: 'brand' },
  correction: { word: 'Correction', tone: 'danger' },
  question: { word: 'Question', tone: 'purple' },
}

/** How a version or an item of the queue stands; `draft`: nothing was handed in. */
export type StateOfItem =
  | 'draft'
  | CallAnswer<'GET /Writing/Writing/GetVersion'>['state']
  | CallAnswer<'GET /Marking/tutor/Marking/GetQueue'>['items'][number]['state']

/** The words and the look of each state. Students do not hear that something is checked. */
export const itemStates: Readonly<Record<StateOfItem, Look>> = {
  draft: { word: 'Draft', tone: 'neutral' },
  pending: { word: 'Pending', tone: 'warning' },
  checking: { word: 'Checking', tone: 'warning' },
  overdue: { word: 'Overdue', tone: 'danger' },
  marked: { word: 'Marked', tone: 'success' },
  'sent back': { word: 'Sent back', tone: 'neutral' },
  withdrawn: { word: 'Withdrawn', tone: 'neutral' },
}

/** What a marking is called, by what it is. */
export const markingTitles: Readonly<Record<ReadMarking['role'], string>> = {
  first: 'Marking',
  check: 'Marking, checked',
  second: 'Second look',
}

/** What came of a second look. */
export const outcomes = {
  confirmed: { word: 'Marking confirmed', tone: 'neutral' },
  changed: { word: 'Marking changed', tone: 'brand' },
} as const satisfies Readonly<Record<NonNullable<ReadMarking['outcome']>, Look>>

/** How a version was made. */
export const sources: Readonly<
  Record<CallAnswer<'GET /Writing/Writing/GetVersion'>['source'], string>
> = { written: 'Written here', docx: 'From a Word document', pdf: 'PDF' }
