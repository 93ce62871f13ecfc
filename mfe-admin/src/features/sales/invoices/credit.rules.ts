import { formatMoney } from '@portal/shared/ui'
import { penceOf, poundsOf } from '../../../sales/money.rules.ts'
import type { MoneyDocument } from './invoices.queries.ts'

/** A line of an invoice of which something can still be credited. */
export type CreditableLine = Pick<
  MoneyDocument['lines'][number],
  'lineId' | 'description' | 'creditablePence'
>

/** What is typed for each line, in pounds; null for nothing. */
export interface CreditValues {
  lines: { lineId: string; pence: number | null }[]
  reason: string
}

/** The lines that can be credited, each with nothing typed yet. */
export function creditStart(lines: readonly CreditableLine[]): CreditValues {
  return { lines: lines.map(({ lineId }) => ({ lineId, pence: null })), reason: '' }
}

/** All that is left of each line, as typed. */
export const creditAll = (lines: readonly CreditableLine[]): CreditValues['lines'] =>
  lines.map(({ lineId, creditablePence }) => ({ lineId, pence: poundsOf(creditablePence) }))

/** What is wrong with what is typed for a line; undefined where it is right or nothing is typed. */
export function creditFault(typed: number | null, creditablePence: number): string | undefined {
  const pence = penceOf(typed)
  if (pence === null) return undefined
  if (pence < 1) return 'Enter an amount, or leave it empty'
  if (!Number.isInteger(pence)) return 'Enter pounds and whole pence'
  if (pence > creditablePence) return `At most ${formatMoney(creditablePence)}`
  return undefined
}

/** What a typed line counts as while it is looked at: nothing where it is wrong. */
const counted = (typed: number | null, line: CreditableLine | undefined) => {
  if (line === undefined || creditFault(typed, line.creditablePence) !== undefined) return 0
  return penceOf(typed) ?? 0
}

/** The sum of what is typed, in pence, without what is wrong. */
export const creditSum = (values: CreditValues, lines: readonly CreditableLine[]): number =>
  values.lines.reduce((sum, { pence }, at) => sum + counted(pence, lines[at]), 0)

/**
 * What is sent: lines for which something is typed. What is wrong with one is said at its own place
 * by `creditFault`, as here lines have other places.
 */
export function creditSent(values: CreditValues, lines: readonly CreditableLine[]) {
  return values.lines.flatMap(({ lineId, pence }, at) => {
    const sent = counted(pence, lines[at])
    return sent === 0 ? [] : [{ lineId, pence: sent }]
  })
}
