import type { Role } from '@portal/shared/contract'
import { plural } from '@portal/shared/ui'
import { formatDay } from '../calendar/format-day.ts'
import { lastActivityInWords } from '../progress/progress.rules.ts'
import type { Overview } from './summary.queries.ts'

type Light = Overview['light']
type Holiday = Light['holidays'][number]

/** What a student did, for `Last activity: …`. */
const activityWords: Readonly<Record<NonNullable<Light['kind']>, string>> = {
  'sign-in': 'signed in',
  'active time': 'worked in the portal',
  attempt: 'answered a question',
  learn: 'finished a page of Learn',
  review: 'looked into a mistake',
  curriculum: 'ticked off an item of the curriculum',
  tuition: 'had an hour of tuition',
  academy: 'watched a video',
  homework: 'checked homework off',
  writing: 'handed something in',
}

/** Those that are not within another, so that Christmas Day is not told beside the holidays it is in. */
function outermost(holidays: readonly Holiday[]): Holiday[] {
  return holidays.filter(
    (one, at) =>
      !holidays.some(
        (other, place) =>
          place !== at &&
          other.from <= one.from &&
          one.to <= other.to &&
          // Of two with the same days the first is told.
          (other.from < one.from || one.to < other.to || place < at),
      ),
  )
}

/** Why a light is what it is: what was done last, the days that count, and the holidays left out. */
export function whyLight(light: Light): string {
  const { kind, since, days, holidayDays, holidays, orangeFrom, redFrom } = light
  const begun =
    kind === null
      ? `Nothing was done since the programme began on ${formatDay(since)}.`
      : `The student ${activityWords[kind]} on ${formatDay(since)}.`
  const names = outermost(holidays).map(({ name }) => name)
  const leftOut =
    holidayDays === 0
      ? ''
      : `, without ${plural(holidayDays, 'day')} of holidays (${[...new Set(names)].join(', ')})`
  const rule = `Orange from ${orangeFrom} days, red from ${redFrom}.`
  // With holidays left out, 0 need not be today.
  const ago = days === 0 && leftOut === '' ? 'today' : `${plural(days, 'day')} ago`
  return `${begun} That is ${ago}${leftOut}. ${rule}`
}

/** The light's own words. */
export const lightInWords = (light: Light) => lastActivityInWords(light)

/** Where somebody came from, by the first segment of the address, as far as the role has that page. */
export function wayBack(dashboard: string, role: Role | undefined): { to: string; label: string } {
  if (role === 'Admin') {
    return dashboard.toLowerCase() === 'audit-dashboard'
      ? { to: '/audit-dashboard', label: 'Audit dashboard' }
      : { to: '/', label: 'Operations' }
  }
  if (role === 'Parent') return { to: '/', label: 'Dashboard' }
  return role === 'School Manager'
    ? { to: '/', label: 'School dashboard' }
    : { to: '/', label: 'My students' }
}

/** Whether a role looks after hours, and may act on what it sees. */
export const isStaff = (role: Role | undefined) =>
  role === 'Tutor' || role === 'Senior Tutor' || role === 'Admin'

/** How many of the sessions that are over were attended, and which of them say nothing of it. */
export function attendedInWords({ sessions, attended, late, absent, excused }: Overview['events']) {
  const marked = attended + absent
  const unmarked = sessions - marked - excused
  if (sessions === excused) return 'All of them excused'
  return [
    marked === 0 ? 'None is marked yet' : `${attended} of ${plural(marked, 'session')} attended`,
    late === 0 ? '' : `${late} of them late`,
    unmarked === 0 || marked === 0 ? '' : `${unmarked} not marked yet`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}
