import type { DataRequest } from './data-requests.queries.ts'

/** What is asked for, in words. */
export const kinds: Readonly<Record<DataRequest['kind'], string>> = {
  access: 'A copy of the data',
  deletion: 'Deletion',
  correction: 'Correction',
  restriction: 'Restriction',
  objection: 'Objection',
}

export const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }))

/** How a request stands, in words and colour. */
export const states = {
  open: { word: 'Open', tone: 'brand' },
  paused: { word: 'Paused', tone: 'warning' },
  closed: { word: 'Closed', tone: 'neutral' },
} as const satisfies Record<DataRequest['state'], object>

export const stateOptions = Object.entries(states).map(([value, { word }]) => ({
  value,
  label: word,
}))

/** What came of a request, in words. */
export const outcomes: Readonly<Record<string, string>> = {
  confirmed: 'Deleted',
  declined: 'Declined',
  done: 'Done',
  refused: 'Refused',
  withdrawn: 'Taken back',
}

/** How long there is for an answer: `3 days left`, `2 days late`. */
export function daysInWords({ daysLeft }: Pick<DataRequest, 'daysLeft'>): string {
  if (daysLeft === null) return ''
  const days = Math.abs(daysLeft)
  const words = days === 1 ? '1 day' : `${days} days`
  return daysLeft < 0 ? `${words} late` : `${words} left`
}
