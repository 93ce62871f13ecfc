import { formatNumber } from '@portal/shared/ui'
import { type Sold, soldNames, soldOptions } from '@portal/shared/upgrades'
import { penceOf } from '../../../sales/money.rules.ts'
import { dayInWords, exactPounds } from '../../../sales/money.words.ts'
import { type PossiblePayer, payerOf } from '../../../sales/terms/payer.rules.ts'
import { type LineValues, totalOf } from '../../../sales/terms/terms.rules.ts'
import type { PlanPart, UpdateValues } from './update.rules.ts'

/** How the fields are called, where a sentence names them. */
export const updateLabels = {
  ...{ programName: 'Name of the programme', hours: 'Hours', isUnlimited: 'Without a limit' },
  ...{ isHeadStart: 'Head start', entitlements: 'What it opens', startsOn: 'First day' },
  ...{ expiresOn: 'Last day', lines: 'Price', plan: 'Plan', payerId: 'Who pays', note: 'Note' },
}

const yes = (value: boolean) => (value ? 'Yes' : 'No')
const opened = (names: readonly Sold[]) =>
  names.map((name) => soldNames[name]).join(', ') || 'Nothing'
const pounds = (typed: number | null) => exactPounds(penceOf(typed) ?? 0)

/** How values are written where before and after, or mine and theirs, stand beside each other. */
export const updateWords = (payers: readonly PossiblePayer[], payerName: string | null) => ({
  hours: (hours: number | null) => formatNumber(hours ?? 0, 2),
  ...{ isUnlimited: yes, isHeadStart: yes, entitlements: opened },
  startsOn: (day: string) => (day === '' ? 'None' : dayInWords(day)),
  expiresOn: (day: string) => (day === '' ? 'None' : dayInWords(day)),
  lines: (lines: LineValues[]) =>
    lines.length === 0
      ? 'None'
      : `${exactPounds(totalOf(lines))} (${lines.map(({ description, pence }) => `${description} ${pounds(pence)}`).join(', ')})`,
  plan: (parts: PlanPart[]) =>
    parts
      .map(({ dueOn, pence }) => `${dueOn === '' ? 'No day' : dayInWords(dueOn)} ${pounds(pence)}`)
      .join(', ') || 'None',
  payerId: (key: string) =>
    payerOf(key, payers)?.name ?? (key === '' ? 'Nobody' : (payerName ?? 'Somebody')),
  note: (note: string) => note || 'None',
})

type Named = keyof typeof updateLabels

/** All that is saved, in words. */
const saidOf = (
  values: UpdateValues,
  words: ReturnType<typeof updateWords>,
): Record<Named, string> => ({
  ...{ programName: values.programName, hours: words.hours(values.hours) },
  ...{ isUnlimited: yes(values.isUnlimited), isHeadStart: yes(values.isHeadStart) },
  entitlements: opened(
    soldOptions.map(({ value }) => value).filter((one) => values.entitlements.includes(one)),
  ),
  ...{ startsOn: words.startsOn(values.startsOn), expiresOn: words.expiresOn(values.expiresOn) },
  ...{ lines: words.lines(values.lines), plan: words.plan(values.plan) },
  ...{ payerId: words.payerId(values.payerId), note: words.note(values.note) },
})

/** What would be saved otherwise than it is, each as it was and as it would be. */
export function changedFacts(
  before: UpdateValues,
  after: UpdateValues,
  words: ReturnType<typeof updateWords>,
): { label: string; value: string }[] {
  const [was, is] = [saidOf(before, words), saidOf(after, words)]
  // The labels name them.
  const names = Object.keys(updateLabels) as Named[]
  return names
    .filter((name) => was[name] !== is[name])
    .map((name) => ({ label: updateLabels[name], value: `${was[name]} → ${is[name]}` }))
}
