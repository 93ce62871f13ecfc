import type { CallAnswer } from '@portal/shared/api'
import type { Tone } from '@portal/shared/ui'

/** How a card stands. */
export type CardState =
  CallAnswer<'GET /ReportCard/tutor/ReportCard/GetDueCards'>['cards'][number]['state']

/** The same in a word. */
export const stateWords: Readonly<Record<CardState, { word: string; tone: Tone }>> = {
  due: { word: 'Not begun', tone: 'neutral' },
  draft: { word: 'Draft', tone: 'warning' },
  submitted: { word: 'Submitted', tone: 'success' },
  reopened: { word: 'Open again', tone: 'purple' },
}
