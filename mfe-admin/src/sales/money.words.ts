import type { CallAnswer } from '@portal/shared/api'
import { formatDate, formatMoney, formatNumber, type Tone } from '@portal/shared/ui'

type Account = CallAnswer<'GET /User/admin/Payment/GetAccount'>
type Entry = Account['entries'][number]
type Line = CallAnswer<'GET /User/admin/Invoice/GetInvoice'>['lines'][number]

interface Seen {
  word: string
  tone: Tone
}

/** How an invoice stands, as it is seen. */
export const invoiceStates: Readonly<Record<Account['invoices'][number]['state'], Seen>> = {
  open: { word: 'Open', tone: 'neutral' },
  'part-paid': { word: 'Part paid', tone: 'warning' },
  paid: { word: 'Paid', tone: 'success' },
  overdue: { word: 'Overdue', tone: 'danger' },
  credited: { word: 'Credited', tone: 'neutral' },
}

/** The same of any document; a credit note is none of these. */
export const documentState = (state: keyof typeof invoiceStates | null): Seen =>
  state === null ? { word: 'Credit note', tone: 'brand' } : invoiceStates[state]

/** What moved a balance. */
export const entryKinds: Readonly<Record<Entry['kind'], string>> = {
  invoice: 'Invoice',
  payment: 'Payment',
  'credit note': 'Credit note',
  reversal: 'Taken back',
  refund: 'Refund',
  'write-off': 'Written off',
}

/** How money came or went. */
export const methodNames: Readonly<Record<NonNullable<Entry['method']>, string>> = {
  transfer: 'Bank transfer',
  'card elsewhere': 'Card, elsewhere',
  cash: 'Cash',
  cheque: 'Cheque',
  other: 'Other',
}

/** Who pays. */
export const payerKinds: Readonly<Record<Account['kind'], string>> = {
  parent: 'Parent',
  student: 'Student',
  school: 'School',
  other: 'Other',
}

/** Which VAT something has, whatever its rate is. */
export const vatNames: Readonly<Record<Line['vat'], string>> = {
  standard: 'Standard rate',
  reduced: 'Reduced rate',
  zero: 'Zero rate',
  exempt: 'Exempt',
  outside: 'Outside VAT',
}

/** Names by value as choices of a field or a filter. */
export const optionsOf = <V extends string>(names: Readonly<Record<V, string | Seen>>) =>
  Object.entries<string | Seen>(names).map(([value, name]) => ({
    value: value as V,
    label: typeof name === 'string' ? name : name.word,
  }))

/** A day of the books, which is the same in every time zone. */
export const dayInWords = (day: string | null): string => formatDate(day, 'date', 'UTC')

/** The VAT of a line: `20%`, or why there is none. */
export function vatInWords({ vat, rateBasisPoints }: Pick<Line, 'vat' | 'rateBasisPoints'>) {
  if (vat === 'exempt' || vat === 'outside') return vatNames[vat]
  return `${formatNumber(rateBasisPoints / 100, 2)}%`
}

/** A sum in a column of figures, or on a document. */
export const exactPounds = (pence: number): string => formatMoney(pence, 'exact')

/** The same of what may be below nothing, with a sign as wide as a figure. */
export const signedPounds = (pence: number): string =>
  pence < 0 ? `−${exactPounds(-pence)}` : exactPounds(pence)

/** A balance as it is spoken of: `£120 owed`, `£30 in credit`, `Settled`. */
export function balanceInWords(pence: number): string {
  if (pence === 0) return 'Settled'
  return pence > 0 ? `${formatMoney(pence)} owed` : `${formatMoney(-pence)} in credit`
}

/** The last part of an address of `/sales`, where a record of another tab stands open. */
export const accountPath = (payerId: string) => `/sales?tab=payments&payer=${payerId}`
export const invoicePath = (documentId: string) => `/sales?tab=invoices&invoice=${documentId}`
