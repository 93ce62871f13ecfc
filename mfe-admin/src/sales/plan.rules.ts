import { formatMoney } from '@portal/shared/ui'
import { penceOf, poundsOf } from './money.rules.ts'

/** A part of a plan as its fields have it; pounds. */
export interface PartValues {
  /** Of one that is there already. */
  instalmentId: string | null
  dueOn: string
  pence: number | null
}

/** A plan as its fields have it, with what only some kinds of it use. */
export interface PlanValues {
  kind: 'once' | 'monthly' | 'own'
  dueOn: string
  from: string
  count: number | null
  instalments: PartValues[]
}

/** A plan before anybody has said anything: all of it at once. */
export const newPlan = (today: string): PlanValues => ({
  ...{ kind: 'once', dueOn: today, from: today, count: 3, instalments: [] },
})

/** What is sent of a plan. */
export function sentPlan({ kind, dueOn, from, count, instalments }: PlanValues): unknown {
  if (kind === 'once') return { kind, dueOn }
  if (kind === 'monthly') return { kind, from, count }
  return {
    kind,
    instalments: instalments.map((part) => ({ dueOn: part.dueOn, pence: penceOf(part.pence) })),
  }
}

/** What some parts come to, in pence. */
export const partsTotal = (parts: readonly { pence: number | null }[]): number =>
  parts.reduce((sum, { pence }) => sum + Math.round(penceOf(pence) ?? 0), 0)

/** By how much a plan misses its price, as a sentence; undefined where it adds up. */
export function differenceOf(pricePence: number, plannedPence: number): string | undefined {
  if (plannedPence === pricePence) return undefined
  const by = formatMoney(Math.abs(plannedPence - pricePence))
  const way = plannedPence > pricePence ? 'more' : 'less'
  return `The plan adds up to ${formatMoney(plannedPence)}, ${by} ${way} than the price of ${formatMoney(pricePence)}.`
}

/** The same day of the next month, or the last day of a shorter one. */
export function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}

/** A part that is added: a month after the last, for what is missing of the price. */
export function partAfter(
  parts: readonly PartValues[],
  pricePence: number,
  today: string,
): PartValues {
  const last = parts.at(-1)?.dueOn
  const missing = pricePence - partsTotal(parts)
  return {
    instalmentId: null,
    dueOn: last === undefined || last === '' ? today : monthAfter(last),
    pence: missing > 0 ? poundsOf(missing) : null,
  }
}
