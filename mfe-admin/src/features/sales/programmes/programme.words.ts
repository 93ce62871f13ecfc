import { formatDate, formatMoney, plural } from '@portal/shared/ui'
import { hoursInWords, type Sold, soldOptions } from '@portal/shared/upgrades'
import { exactPounds, vatNames } from '../../../sales/money.words.ts'
import type { Programme } from '../../../sales/programmes.queries.ts'
import { openedOf } from '../../../sales/terms/gives.rules.ts'
import type { ProgrammeValues } from './programme-values.rules.ts'

/** Hours of tuition in words. */
export const tuitionOf = ({ isUnlimited, hours }: Pick<Programme, 'isUnlimited' | 'hours'>) =>
  isUnlimited ? 'No limit' : hoursInWords(hours)

/** What is opened by name, in the order of the menu. */
export const openedNames = (opened: readonly Sold[]): string =>
  soldOptions
    .filter(({ value }) => opened.includes(value))
    .map(({ label }) => label)
    .join(', ') || 'Nothing'

/** The same in short. */
export const openedInWords = (opened: readonly Sold[]): string =>
  soldOptions.length === opened.length ? 'Everything' : openedNames(opened)

/** A day of any year: `31 December`. */
export function dayOfYearInWords(day: string): string {
  const [date, month] = day.split('-')
  // 2024 has all the days that a year may have.
  return formatDate(`2024-${month}-${date}`, 'date', 'UTC').replace(' 2024', '')
}

/** How it ends: `12 months`, `On 31 Dec`. */
export const endInWords = ({ months, endsOnDay }: Pick<Programme, 'months' | 'endsOnDay'>) =>
  endsOnDay === null ? plural(months ?? 0, 'month', 'months') : `On ${dayOfYearInWords(endsOnDay)}`

/** How a programme may end, as choices. */
export const endOptions = [
  { value: 'months', label: 'After some months' },
  { value: 'day', label: 'On a day of the year' },
] as const

const labels = {
  ...{ name: 'Name', isUnlimited: 'Tuition without a limit', hours: 'Hours of tuition' },
  ...{ isHeadStart: 'Head start', entitlements: 'What it opens', ends: 'It ends' },
  ...{ months: 'Months', endsOnDay: 'Last day', pricePence: 'Price', vat: 'VAT' },
}

const words = {
  hours: (hours: number | null) => hoursInWords(hours ?? 0),
  months: (months: number | null) => (months === null ? '' : plural(months, 'month', 'months')),
  vat: (vat: Programme['vat']) => vatNames[vat],
}

const isWhole = (day: string) => /^\d{2}-\d{2}$/.test(day)

/** How what is edited is called, and how it reads beside what somebody else saved; pounds in fields. */
export const formWords = {
  labels,
  words: {
    ...words,
    entitlements: openedInWords,
    ends: (ends: ProgrammeValues['ends']) =>
      endOptions.find(({ value }) => value === ends)?.label ?? '',
    endsOnDay: (day: string) => (isWhole(day) ? dayOfYearInWords(day) : 'None'),
    pricePence: (pounds: number | null) => (pounds === null ? '' : formatMoney(pounds * 100)),
  },
}

/** The same in the history, which keeps what was sent. */
export const historyWords = {
  labels: { ...labels, isArchived: 'Archived' },
  words: {
    ...words,
    months: (months: number | null) => (months === null ? 'None' : words.months(months)),
    entitlements: (all: Programme['entitlements']) => openedInWords(openedOf(all)),
    endsOnDay: (day: string | null) => (day === null ? 'None' : dayOfYearInWords(day)),
    pricePence: (pence: number) => exactPounds(pence),
  },
}
