import { formatMoney } from '@portal/shared/ui'
import { penceOf } from '../../../sales/money.rules.ts'
import type { Account, Entry } from './payments.queries.ts'

/** What came in or was written off can be taken back, once. */
export const canReverse = ({ kind, reversedBy }: Pick<Entry, 'kind' | 'reversedBy'>): boolean =>
  (kind === 'payment' || kind === 'write-off') && reversedBy === null

/** What is wrong with an amount in pounds that may be so much at most; false where nothing is. */
export const aboveFault = (pounds: number | null, mostPence: number, what: string) =>
  (penceOf(pounds) ?? 0) > mostPence && `At most ${formatMoney(mostPence)}, ${what}`

/** By what two payments are taken for one: sum, day and reference. */
export const markOf = (
  payment: Readonly<{ pence: number | null; receivedOn: string; reference: string }>,
): string => JSON.stringify([payment.pence, payment.receivedOn, payment.reference.trim()])

type Billing = Pick<Account, 'name' | 'address' | 'postcode' | 'email' | 'version'>

/** How the next invoices name a payer, as the fields have it. */
export const billingOf = ({ name, address, postcode, email, version }: Billing): Billing => ({
  ...{ name, address, postcode, email, version },
})
