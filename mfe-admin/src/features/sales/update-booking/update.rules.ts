import type { CallInput } from '@portal/shared/api'
import { penceOf, poundsOf, sumOf } from '../../../sales/money.rules.ts'
import { entitlementsOf, type GivesValues, openedOf } from '../../../sales/terms/gives.rules.ts'
import { type PossiblePayer, payerKey, payerOf } from '../../../sales/terms/payer.rules.ts'
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
    plan: saved.plan.map(({ pence, ...part }) => ({ ...part, pence: poundsOf(pence) })),
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

const monthAfter = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}

/**
 * A plan made to fit its price: a lower one cuts what is planned, the latest first; a higher one adds
 * a part a month after the last, or today. What is invoiced stays, and is credited where it is more.
 */
export function fittedPlan(
  { lines, plan }: Pick<UpdateValues, 'lines' | 'plan'>,
  standing: Standing,
  today: string,
): PlanPart[] {
  const pence = (part: PlanPart) => penceOf(part.pence) ?? 0
  const fixed = plan.filter((part) => isFixed(part, standing))
  const planned = plan
    .filter((part) => !isFixed(part, standing))
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn))
  const invoiced = sumOf(fixed.map((part) => ({ pence: pence(part) }))) - creditedOf(standing)
  let over = invoiced + sumOf(planned.map((part) => ({ pence: pence(part) }))) - totalOf(lines)
  if (over < 0) {
    const last = planned.at(-1)?.dueOn ?? ''
    const dueOn = last === '' ? today : monthAfter(last)
    return [...fixed, ...planned, { instalmentId: null, dueOn, pence: poundsOf(-over) }]
  }
  const kept: PlanPart[] = []
  for (const part of planned.toReversed()) {
    const cut = Math.min(over, pence(part))
    over -= cut
    if (pence(part) > cut) kept.unshift({ ...part, pence: poundsOf(pence(part) - cut) })
  }
  return [...fixed, ...kept]
}

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
