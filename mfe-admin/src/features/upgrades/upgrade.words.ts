import type { FileValue } from '@portal/shared/files'
import { formatMoney, type Tone } from '@portal/shared/ui'
import { hoursInWords, type Sold, soldNames } from '@portal/shared/upgrades'
import type { Upgrade, UpgradeRequest } from './upgrades.queries.ts'

/** The states of an upgrade as choices, with how each is seen in a list. */
export const upgradeStates = [
  { value: 'draft', label: 'Draft', tone: 'neutral' },
  { value: 'offered', label: 'Offered', tone: 'success' },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'neutral' },
] as const

/** What a price is for, as choices. */
export const perOptions = [
  { value: 'once', label: 'Once' },
  { value: 'month', label: 'A month' },
  { value: 'hour', label: 'An hour' },
] as const

/** The states of a request, with how each is seen. */
export const requestStates: Readonly<
  Record<UpgradeRequest['state'], { word: string; tone: Tone }>
> = {
  pending: { word: 'Pending', tone: 'warning' },
  accepted: { word: 'Accepted', tone: 'success' },
  declined: { word: 'Declined', tone: 'neutral' },
  cancelled: { word: 'Taken back', tone: 'neutral' },
}

/** The same as choices. */
export const requestStateOptions = (['pending', 'accepted', 'declined', 'cancelled'] as const).map(
  (value) => ({ value, label: requestStates[value].word }),
)

const plainOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? ''

const soldInWords = (sold: readonly Sold[]) => sold.map((one) => soldNames[one]).join(', ')

const labels = {
  ...{ name: 'Name', summary: 'Summary', body: 'Details', imageFileId: 'Image', state: 'State' },
  ...{ pricePence: 'Price', per: 'Paid', entitlements: 'Opens', hours: 'Hours of tuition' },
}

const words = {
  body: plainOf,
  state: (state: Upgrade['edited']['state']) => labelOf(upgradeStates, state),
  per: (per: Upgrade['per']) => labelOf(perOptions, per),
  entitlements: soldInWords,
  hours: (hours: number | null) => hoursInWords(hours ?? 0),
}

/** How what is edited is called, and how it reads beside what somebody else saved; pounds in fields. */
export const formWords = {
  labels,
  words: {
    ...words,
    pricePence: (pounds: number | null) => (pounds === null ? '' : formatMoney(pounds * 100)),
    imageFileId: (file: FileValue | null) => file?.name ?? 'None',
  },
}

/** The same in the history, which keeps what was sent. */
export const historyWords = {
  labels,
  words: {
    ...words,
    pricePence: (pence: number) => formatMoney(pence),
    imageFileId: (id: string | null) => (id === null ? 'None' : 'An image'),
  },
}
