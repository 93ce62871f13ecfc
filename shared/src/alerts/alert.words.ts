import type { AlertAudience } from '@portal/shared/contract'
import type { Tone } from '@portal/shared/ui'
import type { Alert } from './alerts.queries.ts'

type State = Alert['state']

/** How a concern stands, in a word and its tone. */
export const stateWords: Readonly<Record<State, { word: string; tone: Tone }>> = {
  waiting: { word: 'Waits for review', tone: 'warning' },
  open: { word: 'Open', tone: 'danger' },
  assigned: { word: 'Assigned', tone: 'brand' },
  closed: { word: 'Closed', tone: 'success' },
}

/** Who beside staff sees a concern. */
export const audienceWords: Readonly<Record<AlertAudience, string>> = {
  staff: 'Staff alone',
  family: 'Staff and family',
  school: 'Staff, family and school',
}

export const audienceOptions = (['staff', 'family', 'school'] as const).map((value) => ({
  value,
  label: audienceWords[value],
}))
