import { formatMoney, type Tone } from '@portal/shared/ui'
import { exactPounds } from '../../../sales/money.words.ts'
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

/** A value of a saved booking, in words; lists and records one thing after the other. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) {
    return value.length === 0 ? 'Nothing' : value.map(valueInWords).join('; ')
  }
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([name, each]) => !name.endsWith('Id') && each !== null && each !== '')
    .map(([name, each]) => (name === 'pence' ? formatMoney(Number(each)) : valueInWords(each)))
    .join(', ')
}
