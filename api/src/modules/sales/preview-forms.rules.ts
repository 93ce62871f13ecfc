import type { CallInput } from '@portal/shared/api'
import { contract } from '@portal/shared/api/schemas'
import { checkOf, type Fault } from '../../plugins/validation.ts'
import type { FieldError } from '../../problem.ts'

const calls = {
  new: 'POST /user/admin/booking/create',
  upsell: 'POST /user/admin/upsell/create',
  change: 'POST /User/admin/Booking/Update',
  cancel: 'POST /User/admin/Booking/Cancel',
} as const

/** What is looked at before it is done, by the call that does it. */
export type PreviewFor = keyof typeof calls

/** A form as far as it is filled in. */
export type HalfFilled = Readonly<Record<string, unknown>>

/** The body that a form comes to, of the call that it is for. */
export type Whole =
  | { for: 'new'; body: CallInput<(typeof calls)['new']>['body'] }
  | { for: 'upsell'; body: CallInput<(typeof calls)['upsell']>['body'] }
  | { for: 'change'; body: CallInput<(typeof calls)['change']>['body'] }
  | { for: 'cancel'; body: CallInput<(typeof calls)['cancel']>['body'] }

/** What a form comes to, or what is wrong with it. */
export function wholeOf(
  wanted: PreviewFor,
  form: HalfFilled,
): { whole: Whole | null; errors: FieldError[] } {
  const faults: Fault[] = []
  const body = checkOf(contract[calls[wanted]].body, 'body')(form, faults)
  const errors = faults.map(({ path, message }) => ({ path, message }))
  // What the schema of a call answers is the body of that call.
  return { whole: errors.length > 0 ? null : ({ for: wanted, body } as Whole), errors }
}

/** The field of a form that a path of its body is in: `student` of `body.student.email`. */
export const fieldOf = (path: string): string => path.split('.')[1] ?? ''

/** A form with whatever is wrong in it as the bare one has it, and the names of those fields. */
export function patched(
  form: HalfFilled,
  bare: HalfFilled,
  errors: readonly FieldError[],
): { form: HalfFilled; fields: ReadonlySet<string> } {
  const fields = new Set(errors.map(({ path }) => fieldOf(path)))
  // Without its price a sale is not paid by anybody.
  if (fields.has('lines')) for (const field of ['plan', 'payer', 'payerId']) fields.add(field)
  const kept = Object.entries(form).filter(([field]) => !fields.has(field))
  const put = Object.entries(bare).filter(([field]) => fields.has(field))
  return { form: Object.fromEntries([...kept, ...put]), fields }
}

const nobody = { firstName: 'New', lastName: 'Customer', email: 'nobody@portal.invalid' }

/** Of a form what it gives alone, which is enough to say what the student has with it. */
export function bareOf(wanted: PreviewFor, form: HalfFilled, standing: HalfFilled): HalfFilled {
  const only = (...names: string[]) =>
    Object.fromEntries(Object.entries(form).filter(([name]) => names.includes(name)))
  if (wanted === 'new') {
    const gives = ['programName', 'hours', 'isUnlimited', 'isHeadStart', 'entitlements']
    return {
      ...{ student: nobody, parent: null, yearGroup: 12, schoolId: null, tutorIds: [] },
      ...only(...gives, 'startsOn', 'expiresOn'),
      invitations: 'later',
    }
  }
  if (wanted === 'upsell') {
    const gives = ['studentId', 'programName', 'hours', 'isUnlimited', 'entitlements']
    return only(...gives, 'expiresOn', 'startsOn')
  }
  const { state: _, ...known } = standing
  if (wanted === 'change') {
    const gives = ['programName', 'hours', 'isUnlimited', 'isHeadStart', 'entitlements']
    return { ...known, ...only('bookingId', ...gives, 'startsOn', 'expiresOn') }
  }
  const ofCall = ['version', 'on', 'reason', 'unusedHours', 'refundPence']
  const asked = Object.entries(known).filter(([name]) => ofCall.includes(name))
  return { ...Object.fromEntries(asked), ...only('bookingId') }
}

/** What a change leaves as it is where the form does not say otherwise. */
export function unchangedForm(values: HalfFilled, version: number): HalfFilled {
  return { ...values, version, reason: 'Looked at', mayGoBelowUsed: true }
}

/** A cancellation of which nothing is said yet. */
export function bareCancelling(version: number, on: string): HalfFilled {
  const reason = 'Looked at'
  return { version, on, reason, unusedHours: 'take back', refundPence: 0 }
}
