import { tz } from '@date-fns/tz'
import type { planAsked } from '@portal/shared/api/schemas'
import { addMonths, format } from 'date-fns'
import type * as z from 'zod'
import { poundsOf } from './money-words.rules.ts'
import { equalParts } from './shares.rules.ts'

/** A plan as it is asked for: at once, so many equal parts month by month, or own days. */
export type PlanAsked = z.output<typeof planAsked>

/** A part of a plan. */
export interface PlanPart {
  dueOn: string
  /** Above 0. */
  pence: number
}

/** What is wrong with a plan, by the field of it; an empty path is the plan as a whole. */
export interface PlanError {
  path: '' | 'count' | 'instalments'
  message: string
}

/** The same day so many months later; of a shorter month its last day. */
export function monthsAfter(day: string, months: number): string {
  const utc = { in: tz('UTC') }
  return format(addMonths(day, months, utc), 'yyyy-MM-dd', utc)
}

/** The parts of a plan, the earliest first; none where nothing is to be paid. */
export function planOf(totalPence: number, plan: PlanAsked): PlanPart[] {
  if (totalPence <= 0) return []
  if (plan.kind === 'once') return [{ dueOn: plan.dueOn, pence: totalPence }]
  if (plan.kind === 'monthly') {
    return equalParts(totalPence, plan.count).map((pence, at) => ({
      dueOn: monthsAfter(plan.from, at),
      pence,
    }))
  }
  return inOrder(plan.instalments.map(({ dueOn, pence }) => ({ dueOn, pence })))
}

const inOrder = <P extends PlanPart>(parts: readonly P[]): P[] =>
  [...parts].sort((one, other) => one.dueOn.localeCompare(other.dueOn))

/** What is wrong with a plan for a price. */
export function planErrors(totalPence: number, plan: PlanAsked): PlanError[] {
  if (totalPence <= 0)
    return [{ path: '', message: 'There is nothing to pay, so there is no plan.' }]
  if (plan.kind === 'monthly' && plan.count > totalPence) {
    return [{ path: 'count', message: 'Each part would be less than a penny.' }]
  }
  if (plan.kind !== 'own') return []
  const message = differenceOf(totalPence, sumOf(plan.instalments))
  return message === null ? [] : [{ path: 'instalments', message }]
}

/** The sum of some parts. */
export function sumOf(parts: readonly { pence: number }[]): number {
  return parts.reduce((sum, { pence }) => sum + pence, 0)
}

/** By how much a plan misses its price, as a sentence; null where it adds up. */
export function differenceOf(totalPence: number, plannedPence: number): string | null {
  if (plannedPence === totalPence) return null
  const by = poundsOf(Math.abs(plannedPence - totalPence))
  const way = plannedPence > totalPence ? 'more' : 'less'
  return `The plan adds up to ${poundsOf(plannedPence)}, ${by} ${way} than the price of ${poundsOf(totalPence)}.`
}

/** What a booking that is changed has of a plan already. */
export interface PlanStanding<P extends PlanPart = PlanPart> {
  /** What was invoiced, less what was credited of it. */
  invoicedPence: number
  /** What is not invoiced yet, the earliest first. */
  planned: readonly P[]
}

/**
 * A plan made to fit another price: a lower one cuts what is planned, the latest first, and then asks
 * for credit; a higher one adds a part a month after the last, or today.
 */
export function fittedPlan<P extends PlanPart>(
  totalPence: number,
  { invoicedPence, planned }: PlanStanding<P>,
  today: string,
): { planned: (P | PlanPart)[]; creditPence: number } {
  const ordered = inOrder(planned)
  const difference = totalPence - invoicedPence - sumOf(ordered)
  if (difference > 0) {
    const last = ordered.at(-1)?.dueOn
    const next = last === undefined ? today : monthsAfter(last, 1)
    return { planned: [...ordered, { dueOn: next, pence: difference }], creditPence: 0 }
  }
  let over = -difference
  const kept: P[] = []
  for (const part of ordered.reverse()) {
    const cut = Math.min(over, part.pence)
    over -= cut
    if (part.pence > cut) kept.unshift({ ...part, pence: part.pence - cut })
  }
  return { planned: kept, creditPence: over }
}

/**
 * Whether the plan of a changed booking comes to its price, and what is to be credited. What was
 * invoiced counts as it was; a price that was lowered before, and credited then, may be met without
 * what was credited too. Where nothing is planned, a price below what was invoiced asks for credit.
 * @returns the sentence that refuses it, or null.
 */
export function planChange(
  totalPence: number,
  standing: {
    invoicedPence: number
    /** What was credited of what was invoiced. */
    creditedPence: number
    planned: readonly { pence: number }[]
  },
): { error: string | null; creditPence: number } {
  const { invoicedPence, creditedPence, planned } = standing
  const sum = invoicedPence + sumOf(planned)
  const less = sum - creditedPence
  if (sum === totalPence || less === totalPence) return { error: null, creditPence: 0 }
  if (planned.length === 0 && less > totalPence) {
    return { error: null, creditPence: less - totalPence }
  }
  return { error: differenceOf(totalPence, sum), creditPence: 0 }
}
