import type { CallAnswer } from '@portal/shared/api'
import type { Whole } from './preview-forms.rules.ts'
import { priceOf } from './sales.rules.ts'

type Preview = CallAnswer<'POST /User/admin/Booking/Preview'>
type Warning = Preview['warnings'][number]

/** The programme of a student on a day. */
export interface ProgrammeThen {
  programName: string
  /** Bought with all bookings. */
  hours: number
  hoursLeft: number | null
  isUnlimited: boolean
  isHeadStart: boolean
  entitlements: NonNullable<Preview['effect']>['entitlements']['after']
  startsOn: string
  expiresOn: string
}

/** What a programme is before something and with it, field by field. */
export function effectOf(
  before: ProgrammeThen | null,
  after: ProgrammeThen,
): NonNullable<Preview['effect']> {
  const both = <N extends keyof ProgrammeThen>(name: N) => ({
    before: before === null ? null : before[name],
    after: after[name],
  })
  return {
    ...{ programName: both('programName'), hours: both('hours'), hoursLeft: both('hoursLeft') },
    ...{ isUnlimited: both('isUnlimited'), isHeadStart: both('isHeadStart') },
    ...{ entitlements: both('entitlements'), startsOn: both('startsOn') },
    expiresOn: both('expiresOn'),
  }
}

/** What a preview knows beside the form. */
export interface Known {
  today: string
  plan: Preview['plan']
  tutors: Preview['tutors']
  before: ProgrammeThen | null
  cancelling: Preview['cancelling']
}

/** What nothing forbids, and somebody should see before it is sold. */
export function warningsOf(whole: Whole | null, known: Known): Warning[] {
  const { today, tutors } = known
  const warnings: Warning[] = []
  const warn = (path: string | null, message: string) =>
    warnings.push({ path: path === null ? null : `body.${path}`, message })
  for (const [place, { name, students, capacity, isTakingStudents }] of tutors.entries()) {
    const path = `tutorIds.${place}`
    if (!isTakingStudents) warn(path, `${name} takes no new students at present.`)
    else if (students >= capacity) warn(path, `${name} has ${students} of ${capacity} students.`)
  }
  if (whole === null) return warnings
  if (whole.for === 'cancel') return [...warnings, ...refundWarnings(whole.body.refundPence, known)]
  const { hours, startsOn, expiresOn } = whole.body
  if (whole.for === 'new' && startsOn !== undefined && startsOn < today) {
    warn('startsOn', 'The first day is over already.')
  }
  if (expiresOn !== null && expiresOn < today) {
    warn('expiresOn', 'The last day is over already, so nothing is open.')
  }
  if (whole.for === 'new' && hours > 0 && whole.body.tutorIds.length === 0) {
    warn('tutorIds', 'There are hours, and no tutor for them yet.')
  }
  if (
    whole.for === 'new' &&
    whole.body.inviteOn !== undefined &&
    whole.body.inviteOn > startsOnOf(whole)
  ) {
    warn('inviteOn', 'The invitations go out after the first day.')
  }
  const isOver = known.before !== null && known.before.expiresOn < today
  if (whole.for === 'upsell' && isOver && startsOn === undefined && expiresOn === null) {
    warn('startsOn', 'The programme has ended. A renewal begins it anew.')
  }
  if (priceOf(whole.body) === null) warn('lines', 'It has no price, so nothing is invoiced.')
  return [...warnings, ...planWarnings(known.plan, expiresOn, today)]
}

const startsOnOf = (whole: Extract<Whole, { for: 'new' }>) => whole.body.startsOn

function refundWarnings(refundPence: number, { cancelling }: Known): Warning[] {
  if (cancelling === null || refundPence <= cancelling.suggestedRefundPence) return []
  const message = 'That is more than was paid beyond what was delivered.'
  return [{ path: 'body.refundPence', message }]
}

function planWarnings(plan: Preview['plan'], expiresOn: string | null, today: string): Warning[] {
  const open = plan.filter(({ state }) => state !== 'dropped')
  const isLate = open.some(({ dueOn, state }) => state === 'planned' && dueOn < today)
  const isAfter = expiresOn !== null && open.some(({ dueOn }) => dueOn > expiresOn)
  const path = 'body.plan'
  return [
    ...(isLate ? [{ path, message: 'A part of the plan is due before today.' }] : []),
    ...(isAfter ? [{ path, message: 'A part of the plan is due after the last day.' }] : []),
  ]
}
