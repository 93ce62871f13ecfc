import { formatMoney, formatNumber } from '@portal/shared/ui'
import { penceOf, poundsOf } from '../../../sales/money.rules.ts'
import { exactPounds } from '../../../sales/money.words.ts'
import type { Preview } from '../../../sales/terms/preview.queries.ts'
import type { Booking } from './bookings.queries.ts'

/** A cancellation as its fields have it; the refund in pounds. */
export interface CancelValues {
  on: string
  reason: string
  unusedHours: 'take back' | 'leave'
  refundPence: number | null
}

/** What a cancellation begins with: from today, hours back, and the refund that is suggested. */
export const startOf = (today: string, suggestedPence: number | null): CancelValues => ({
  ...{ on: today, reason: '', unusedHours: 'take back' },
  refundPence: poundsOf(suggestedPence),
})

/** What is sent of it. */
export const sentOf = (
  { bookingId, version }: Pick<Booking, 'bookingId' | 'version'>,
  { refundPence, ...values }: CancelValues,
) => ({ bookingId, version, ...values, refundPence: penceOf(refundPence) })

/** What is wrong with it that the contract has no sentence for. */
export const faultsOf = ({ on, refundPence }: CancelValues) => ({
  on: on === '' && 'Enter the last day',
  refundPence: refundPence === null && 'Enter an amount, or 0',
})

type Cancelling = NonNullable<Preview['cancelling']>

/** How a refund comes to be suggested, in a sentence. */
export const suggestionOf = ({ paidPence, deliveredPence, suggestedRefundPence }: Cancelling) =>
  `Suggested: ${formatMoney(suggestedRefundPence)}, as ${formatMoney(paidPence)} are paid and ${formatMoney(deliveredPence)} are delivered.`

/** What follows from a cancellation, in the order in which it is asked about. */
export function cancelFacts({
  cancelling,
  creditPence,
}: Pick<Preview, 'cancelling' | 'creditPence'>) {
  const credit = creditPence.map(exactPounds).join(' and ')
  return [
    ...(cancelling === null
      ? []
      : [
          { label: 'Paid', value: exactPounds(cancelling.paidPence) },
          { label: 'Delivered', value: exactPounds(cancelling.deliveredPence) },
          { label: 'Unused hours', value: formatNumber(cancelling.unusedHours, 2) },
        ]),
    { label: 'Credited', value: credit === '' ? 'Nothing' : credit },
  ]
}
