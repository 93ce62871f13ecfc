import { formatMoney, type Tone } from '@portal/shared/ui'
import { soldNames } from '@portal/shared/upgrades'
import { dayInWords, exactPounds, vatNames } from '../../../sales/money.words.ts'
import { openedOf } from '../../../sales/terms/gives.rules.ts'
import { lineKinds } from '../../../sales/terms/terms.words.ts'
import { openedNames } from '../programmes/programme.words.ts'
import type { ListedBooking } from './bookings.queries.ts'

/** What a booking was sold as. */
export const bookingKinds: Readonly<Record<ListedBooking['kind'], string>> = {
  ...{ new: 'New', renewal: 'Renewal', upsell: 'Upsell' },
}

/** Whether a booking holds. */
export const bookingStates: Readonly<Record<ListedBooking['state'], string>> = {
  ...{ confirmed: 'Confirmed', cancelled: 'Cancelled' },
}

/** Where a booking is by its days. */
export const bookingPhases: Readonly<Record<ListedBooking['phase'], { word: string; tone: Tone }>> =
  {
    starts: { word: 'Starts later', tone: 'brand' },
    running: { word: 'Running', tone: 'success' },
    ends: { word: 'Ends within 30 days', tone: 'warning' },
    ended: { word: 'Ended', tone: 'neutral' },
  }

/** How a booking stands, as it is seen. */
export const standingOf = ({ state, phase }: Pick<ListedBooking, 'state' | 'phase'>) =>
  state === 'cancelled' ? ({ word: 'Cancelled', tone: 'neutral' } as const) : bookingPhases[phase]

/** What it costs; a price that nobody has settled is not £0. */
export const priceInWords = ({
  isPriceSettled,
  pricePence,
}: Pick<ListedBooking, 'isPriceSettled' | 'pricePence'>): string =>
  isPriceSettled ? exactPounds(pricePence) : 'Not settled'

/** What people wrote or are called: it stays as it is, also where it reads like a day or a state. */
const ownWords = ['note', 'description', 'programName', 'payerId']

/** The value of a field of a saved booking, in words; lists and records one thing after the other. */
export function valueInWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return ownWords.includes(field) ? value : wordOf(value)
  if (Array.isArray(value)) {
    return value.length === 0
      ? 'Nothing'
      : value.map((each) => valueInWords(field, each)).join('; ')
  }
  if (typeof value !== 'object') return String(value)
  const fields = Object.entries(value)
  if (fields.every(([name]) => name in soldNames)) return openedNames(openedOf(value))
  return fields
    .filter(([name, each]) => !name.endsWith('Id') && each !== null && each !== '')
    .map(([name, each]) =>
      name === 'pence' ? formatMoney(Number(each)) : valueInWords(name, each),
    )
    .join(', ')
}

const words: Readonly<Record<string, string>> = { ...bookingStates, ...lineKinds, ...vatNames }

/** A day as it is written, a state and the like as they are called. */
const wordOf = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayInWords(text) : (words[text] ?? text)
