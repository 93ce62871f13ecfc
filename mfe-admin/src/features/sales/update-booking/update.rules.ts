import type { CallInput } from '@portal/shared/api'
import { penceOf, poundsOf, sumOf } from '../../../sales/money.rules.ts'
import { entitlementsOf, type GivesValues, openedOf } from '../../../sales/terms/gives.rules.ts'
import { type PossiblePayer, payerKey, payerOf } from '../../../sales/terms/payer.rules.ts'
import type { Preview } from '../../../sales/terms/preview.queries.ts'
import {
  differenceOf,
  isPriced,
  type LineValues,
  linesSent,
  lineValues,
  type PartValues,
  totalOf,
} from '../../../sales/terms/terms.rules.ts'
import type { Booking } from '../bookings/bookings.queries.ts'

type Update = CallInput<'POST /User/admin/Booking/Update'>['body']

/** A booking as its save has it; what it was changed for is asked each time. */
export type Saved = Omit<Update, 'reason' | 'bookingId' | 'payer' | 'mayGoBelowUsed'>

/** A part of the plan as its fields have it. */
export interface PlanPart extends PartValues {
  instalmentId: string | null
}

/** A booking as its fields have it. */
export interface UpdateValues extends Omit<GivesValues, 'programmeId'> {
  lines: LineValues[]
  plan: PlanPart[]
  /** By `payerKey`, or the account of somebody who may not pay any more; '' for nobody. */
  payerId: string
  note: string
  reason: string
  mayGoBelowUsed: boolean
  version: number
}

/** A booking as its save has it: the plan without what was dropped. */
export const savedOf = (booking: Booking): Saved => ({
  version: booking.version,
  ...{ programName: booking.programName, hours: booking.hours },
  ...{ isUnlimited: booking.isUnlimited, isHeadStart: booking.isHeadStart },
  ...{ entitlements: booking.entitlements, startsOn: booking.startsOn },
  ...{ expiresOn: booking.expiresOn, lines: booking.lines, note: booking.note },
  payerId: booking.payerId,
  plan: booking.plan
    .filter(({ state }) => state !== 'dropped')
    .map(({ instalmentId, dueOn, pence }) => ({ instalmentId, dueOn, pence })),
})

/** What the fields begin with, by who may pay. */
export const valuesOf = (saved: Saved, payers: readonly PossiblePayer[]): UpdateValues => {
  const { payerId, expiresOn } = saved
  const known = payers.find((one) => payerId !== null && one.payerId === payerId)
  return {
    ...{ programName: saved.programName, hours: saved.hours, isUnlimited: saved.isUnlimited },
    ...{ isHeadStart: saved.isHeadStart, entitlements: openedOf(saved.entitlements) },
    ...{ startsOn: saved.startsOn, expiresOn: expiresOn ?? '', lines: lineValues(saved.lines) },
    plan: partsOf(saved.plan),
    payerId: known === undefined ? (payerId ?? '') : payerKey(known),
    ...{ note: saved.note, reason: '', mayGoBelowUsed: false, version: saved.version },
  }
}

/** Who is sent as the payer: an account that there is, or whoever is to have one. */
function payerSent(key: string, payers: readonly PossiblePayer[]) {
  const chosen = payerOf(key, payers)
  if (chosen === undefined) return { payerId: key === '' ? null : key }
  if (chosen.payerId !== null) return { payerId: chosen.payerId }
  return { payerId: null, payer: chosen.payer }
}

/** What is sent. */
export function sentOf(
  { bookingId, payers }: Pick<Booking, 'bookingId' | 'payers'>,
  values: UpdateValues,
) {
  const { entitlements, expiresOn, lines, plan, payerId, mayGoBelowUsed, ...rest } = values
  return {
    ...{ bookingId, ...rest, hours: rest.isUnlimited ? 0 : rest.hours },
    entitlements: entitlementsOf(entitlements),
    expiresOn: expiresOn === '' ? null : expiresOn,
    lines: linesSent(lines),
    plan: plan.map(({ pence, ...part }) => ({ ...part, pence: penceOf(pence) })),
    ...payerSent(payerId, payers),
    ...(mayGoBelowUsed && { mayGoBelowUsed }),
  }
}

/** By how many hours the student has used more than would be left; 0 where none. */
export function hoursBelow(
  { hours, isUnlimited }: Pick<UpdateValues, 'hours' | 'isUnlimited'>,
  booking: Pick<Booking, 'hours' | 'hoursLeft'>,
): number {
  if (isUnlimited || hours === null || booking.hoursLeft === null) return 0
  const moved = hours - booking.hours
  return moved < 0 ? Math.max(0, -(booking.hoursLeft + moved)) : 0
}

/** What stands in the books of a booking. */
export type Standing = Pick<Booking, 'plan' | 'documents'>

/** Whether a part is invoiced, and stays as it is. */
export const isFixed = ({ instalmentId }: PlanPart, { plan }: Pick<Standing, 'plan'>) =>
  instalmentId !== null &&
  plan.some((one) => one.instalmentId === instalmentId && one.state === 'invoiced')

/** What was credited of it already. */
const creditedOf = ({ documents }: Pick<Standing, 'documents'>) =>
  -sumOf(documents.filter(({ pence }) => pence < 0))

/** What is wrong with a plan for a price: invoiced parts may be more only where nothing is planned. */
export function planFault(
  { lines, plan }: Pick<UpdateValues, 'lines' | 'plan'>,
  standing: Standing,
): string | undefined {
  const total = totalOf(lines)
  if (total > 0 && plan.length === 0) return 'Say when it is paid.'
  const less =
    sumOf(plan.map(({ pence }) => ({ pence: penceOf(pence) ?? 0 }))) - creditedOf(standing)
  if (less === total) return undefined
  const isAllInvoiced = plan.every((part) => isFixed(part, standing))
  return isAllInvoiced && less > total ? undefined : differenceOf(total, plan)
}

/** A plan that the server suggests, as the fields have it. */
export const partsOf = (plan: NonNullable<Preview['suggestedPlan']>): PlanPart[] =>
  plan.map(({ pence, ...part }) => ({ ...part, pence: poundsOf(pence) }))

/** What is wrong that the contract has no sentence for. */
export function faultsOf(values: UpdateValues, booking: Booking) {
  const below = hoursBelow(values, booking)
  return {
    ...Object.fromEntries(
      values.plan.map(({ dueOn }, at) => [`plan.${at}.dueOn`, dueOn === '' && 'Enter the day']),
    ),
    hours: !values.isUnlimited && values.hours === null && 'Enter hours, or 0',
    mayGoBelowUsed:
      below > 0 && !values.mayGoBelowUsed && 'Say that the hours may go below what was used',
    startsOn: values.startsOn === '' && 'Enter the first day',
    expiresOn: values.expiresOn === '' && booking.kind !== 'upsell' && 'Enter the last day',
    plan: planFault(values, booking),
    payerId: isPriced(values) && values.payerId === '' && 'Choose who pays',
  }
}
