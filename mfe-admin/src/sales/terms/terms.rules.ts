import type { CallInput } from '@portal/shared/api'
import { formatMoney } from '@portal/shared/ui'
import { penceOf, poundsOf, sumOf } from '../money.rules.ts'
import { exactPounds } from '../money.words.ts'

type Sale = CallInput<'POST /user/admin/booking/create'>['body']

/** A line of what is sold, as the call has it. */
export type SoldLine = NonNullable<Sale['lines']>[number]
export type LineKind = SoldLine['kind']
export type Vat = SoldLine['vat']

/** The same as its fields have it: in pounds, and of a discount what it takes off. */
export interface LineValues {
  kind: LineKind
  description: string
  pence: number | null
  vat: Vat
}

/** A part of a plan as its fields have it, in pounds. */
export interface PartValues {
  dueOn: string
  pence: number | null
}

/** When a price is paid, with what was typed for each of the ways. */
export interface PlanValues {
  kind: 'once' | 'monthly' | 'own'
  dueOn: string
  from: string
  count: number | null
  instalments: PartValues[]
}

/** What a sale says of its price, beside what it gives. */
export interface TermsValues {
  lines: LineValues[]
  plan: PlanValues
  note: string
}

/** No price yet, and a plan that begins on the day. */
export const noTerms = (today: string): TermsValues => ({
  ...{ lines: [], note: '' },
  plan: { kind: 'once', dueOn: today, from: today, count: 3, instalments: [] },
})

/** Another line; a discount has the VAT of what it is taken from. */
export const newLine = (kind: LineKind, lines: readonly LineValues[]): LineValues => ({
  ...{ kind, description: '', pence: null, vat: lines[0]?.vat ?? 'standard' },
})

/** Lines as a booking has them, for the fields. */
export const lineValues = (lines: readonly SoldLine[]): LineValues[] =>
  lines.map(({ kind, description, pence, vat }) => ({
    ...{ kind, description, vat },
    pence: poundsOf(Math.abs(pence)),
  }))

/** Pence of a line as they are sent; null where nothing is typed. */
function signedPence({ kind, pence }: Pick<LineValues, 'kind' | 'pence'>): number | null {
  const typed = penceOf(pence)
  return kind === 'discount' && typed !== null ? 0 - typed : typed
}

/** Lines as they are sent. An amount that is missing stays so, for the contract to refuse. */
export const linesSent = (lines: readonly LineValues[]) =>
  lines.map((line) => ({ ...line, pence: signedPence(line) }))

/** What the lines come to in pence, as far as they are typed. */
export const totalOf = (lines: readonly LineValues[]): number =>
  lines.reduce((sum, line) => sum + (signedPence(line) ?? 0), 0)

/** Whether something is to be paid, so that there is a plan and a payer. */
export const isPriced = ({ lines }: Pick<TermsValues, 'lines'>) => totalOf(lines) > 0

/** Parts as they are sent. */
export const partsSent = (parts: readonly PartValues[]) =>
  parts.map(({ dueOn, pence }) => ({ dueOn, pence: penceOf(pence) }))

/** A plan as it is sent. */
export function planSent({ kind, dueOn, from, count, instalments }: PlanValues) {
  if (kind === 'once') return { kind, dueOn }
  if (kind === 'monthly') return { kind, from, count }
  return { kind, instalments: partsSent(instalments) }
}

/** What is sent of a price; nothing of it where there is none. */
export function termsSent({ lines, plan, note }: TermsValues) {
  return {
    ...(lines.length > 0 && { lines: linesSent(lines) }),
    ...(isPriced({ lines }) && { plan: planSent(plan) }),
    ...(note.trim() !== '' && { note }),
  }
}

/** By how much parts miss a price, as a sentence; undefined where they add up, or it is not known yet. */
export function differenceOf(totalPence: number, parts: readonly PartValues[]): string | undefined {
  const typed = parts.map(({ pence }) => penceOf(pence))
  if (typed.some((pence) => pence === null)) return undefined
  const planned = sumOf(typed.map((pence) => ({ pence: pence ?? 0 })))
  if (planned === totalPence) return undefined
  const by = exactPounds(Math.abs(planned - totalPence))
  const way = planned > totalPence ? 'more' : 'less'
  return `The plan adds up to ${exactPounds(planned)}, ${by} ${way} than the price of ${exactPounds(totalPence)}.`
}

/** What is wrong with days and sums of a plan, by place. */
export function planFaults({ lines, plan }: Pick<TermsValues, 'lines' | 'plan'>) {
  if (!isPriced({ lines })) return {}
  const { kind, dueOn, from, count, instalments } = plan
  if (kind === 'once') return { 'plan.dueOn': dueOn === '' && 'Enter the day' } as const
  if (kind === 'monthly') {
    return {
      'plan.from': from === '' && 'Enter the day of the first',
      'plan.count': count === null && 'Enter how many',
    } as const
  }
  return {
    ...Object.fromEntries(
      instalments.flatMap((part, at) => [
        [`plan.instalments.${at}.dueOn`, part.dueOn === '' && 'Enter the day'],
        [`plan.instalments.${at}.pence`, part.pence === null && 'Enter an amount'],
      ]),
    ),
    'plan.instalments':
      instalments.length === 0
        ? 'A plan has at least one part'
        : differenceOf(totalOf(lines), instalments),
  } as const
}

/** What is still to be put into a plan of own days, so that one press fills it: pence, none below 1. */
export function restOf(totalPence: number, parts: readonly PartValues[]): number | null {
  const rest = totalPence - sumOf(parts.map(({ pence }) => ({ pence: penceOf(pence) ?? 0 })))
  return rest > 0 ? rest : null
}

/** A price in a sentence: `£1,200`, or that there is none. */
export const priceSaid = (lines: readonly LineValues[]): string =>
  lines.length === 0 ? 'No price, so nothing is invoiced.' : `Price ${formatMoney(totalOf(lines))}`
