import type { ActivityKind } from '@portal/shared/api/schemas'
import { formatDay } from '@portal/shared/calendar'
import { plural } from '@portal/shared/ui'
import type { Light } from './audit.queries.ts'

/** What a student did, as it stands beside the moment. */
export const activityWords: Readonly<Record<ActivityKind, string>> = {
  'sign-in': 'Signed in',
  'active time': 'Active on a page',
  attempt: 'Answered a question',
  learn: 'Completed a page of Learn',
  review: 'Reviewed a mistake',
  curriculum: 'Checked off the curriculum',
  tuition: 'Had an hour of tuition',
  academy: 'Watched a video',
  homework: 'Checked off homework',
  writing: 'Handed in an essay or statement',
}

/** How each light is called where its colour is not enough. */
export const lightWords = { green: 'Green', orange: 'Orange', red: 'Red' } as const

const thresholds = {
  green: 'green up to 6 days',
  orange: 'orange from 7 days',
  red: 'red from 10 days',
} as const

/** The whole sum behind a light: `8 days since 11 Dec 2026, without 16 days of holidays: orange from 7 days`. */
export function whyInWords({ days, countedFrom, lastActivity, holidayDays, light }: Light): string {
  const since = lastActivity === null ? 'the programme began on ' : ''
  const without =
    holidayDays === 0 ? '' : `, without ${plural(holidayDays, 'day', 'days')} of holidays`
  return `${plural(days, 'day', 'days')} since ${since}${formatDay(countedFrom)}${without}: ${thresholds[light]}`
}

/** What ended a snooze, in words. */
export const endWords = {
  activity: 'ended by itself when the student did something',
  hand: 'ended by hand',
  time: 'ended on its last day',
} as const
