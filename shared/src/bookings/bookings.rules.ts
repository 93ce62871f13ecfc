import { formatDate, formatMoney, formatNumber, type Tone } from '@portal/shared/ui'
import type { Booking, Instalment, Invoice } from './bookings.queries.ts'

/** A day of a booking or an invoice, which is the same in every time zone. */
export const dayInWords = (day: string): string => formatDate(day, 'date', 'UTC')

/** Hours as they are written: `13.75`. */
const hours = (count: number) => formatNumber(count, 2)

/** The days of a booking, `1 Sep 2026 to 30 Jun 2027`. */
export function daysOf({ startsOn, expiresOn }: Pick<Booking, 'startsOn' | 'expiresOn'>): string {
  if (expiresOn === null) return `From ${dayInWords(startsOn)}`
  return `${dayInWords(startsOn)} to ${dayInWords(expiresOn)}`
}

/** `6.25 of 20 hours used`; null where a booking has no hours to use up. */
export function hoursInWords(booking: Pick<Booking, 'hours' | 'used' | 'isUnlimited'>) {
  if (booking.isUnlimited) return 'Hours without a limit'
  if (booking.hours === 0) return null
  return `${hours(booking.used)} of ${hours(booking.hours)} hours used`
}

/** What somebody owes in all, in words and with how it is to be taken. */
export function balanceOf(pence: number): { label: string; value: string; hint: string } {
  if (pence === 0) return { label: 'Balance', value: formatMoney(0, 'exact'), hint: 'All is paid.' }
  if (pence > 0) {
    return {
      label: 'To be paid',
      value: formatMoney(pence, 'exact'),
      hint: 'Of all invoices so far',
    }
  }
  return {
    ...{ label: 'In credit', value: formatMoney(-pence, 'exact') },
    hint: 'It is used for the next invoice.',
  }
}

/** How a document stands, as it is seen by who pays. */
export function stateOf(invoice: Pick<Invoice, 'kind' | 'isPaid' | 'isOverdue' | 'owedPence'>): {
  word: string
  tone: Tone
} {
  if (invoice.kind === 'CN') return { word: 'Credit note', tone: 'brand' }
  if (invoice.isPaid) return { word: 'Paid', tone: 'success' }
  const owed = `${formatMoney(invoice.owedPence, 'exact')} to be paid`
  return invoice.isOverdue
    ? { word: `Overdue, ${owed}`, tone: 'danger' }
    : { word: owed, tone: 'neutral' }
}

/** What is still to be invoiced of a plan; what is invoiced stands among the invoices. */
export const plannedOf = (plan: readonly Instalment[]): Instalment[] =>
  plan.filter(({ state }) => state === 'planned')
