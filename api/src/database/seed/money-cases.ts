import type { VatKind } from '@portal/shared/api/schemas'
import { sellerOf } from '../../modules/money/index.ts'
import type { WorldStudent } from './world.ts'

/** How somebody of the demo world pays. */
export interface PayingCase {
  /** In one, or month by month until three months from today. */
  plan: 'once' | 'monthly'
  /** Of one that is paid month by month: into how many parts, where that is agreed. */
  parts?: number
  /** Invoices due in these last days, and all that come, are not paid; null pays those of today too. */
  unpaidDays: number | null
  /** Of the oldest that is not paid, so much of a hundred was. */
  partPercent?: number
  /** Paid beyond all that is owed, in pence. */
  overpaidPence?: number
  /** The last cheque bounced, and the money came another way. */
  bounced?: true
  /** So much of the oldest that is not paid is asked for no more, in pence. */
  writtenOffPence?: number
  /** So much of the first invoice was credited and paid back, in pence. */
  refundedPence?: number
  /** Reminders are paused. */
  paused?: string
}

/** In turn, the parent of the demo's main student first: part of it paid, and something overdue. */
export const payingCases: readonly PayingCase[] = [
  { plan: 'monthly', unpaidDays: 25, partPercent: 40 },
  { plan: 'once', unpaidDays: null },
  { plan: 'monthly', unpaidDays: null },
  { plan: 'monthly', unpaidDays: null, overpaidPence: 15_000 },
  { plan: 'monthly', unpaidDays: 40 },
  { plan: 'monthly', unpaidDays: null, bounced: true },
  { plan: 'monthly', unpaidDays: 70, paused: 'Pays when a grant comes in March.' },
  { plan: 'once', unpaidDays: null, refundedPence: 20_000 },
  { plan: 'monthly', unpaidDays: 0, partPercent: 60 },
  { plan: 'monthly', unpaidDays: 35, writtenOffPence: 2_500 },
]

/** A line of a booking. */
export interface SeededLine {
  kind: 'programme' | 'extra' | 'discount'
  description: string
  pence: number
  vat: VatKind
}

/** What a booking cost, with books for some and less for others. */
export function seededLines(
  student: Pick<WorldStudent, 'isUnlimited' | 'programName'>,
  quarters: number,
  index: number,
): SeededLine[] {
  const hours = quarters / 4
  const programme: SeededLine = {
    kind: 'programme',
    description:
      hours === 0
        ? `${student.programName}, tuition without a limit`
        : `${student.programName}, ${hours} hours of tuition`,
    pence: student.isUnlimited ? 960_000 : hours * 9_500 + (index % 3) * 12_345,
    vat: 'standard',
  }
  const books: SeededLine = {
    ...{ kind: 'extra', description: 'Books', pence: 6_250, vat: 'zero' },
  }
  const sibling: SeededLine = {
    ...{ kind: 'discount', description: 'Discount for siblings', pence: -15_000, vat: 'standard' },
  }
  return [programme, ...(index % 4 === 1 ? [books] : []), ...(index % 5 === 2 ? [sibling] : [])]
}

/** What the settings of the demo's company say of money. */
export const companySettings = {
  companyName: 'Portal Tuition Ltd',
  companyAddress: '12 Lensfield Passage\nCambridge\nCB2 1ZZ',
  vatNumber: 'GB123456789',
  bankDetails: 'Portal Tuition Ltd\nSort code 00-00-00\nAccount 12345678',
  invoiceFooter: 'Portal Tuition Ltd is a company of the demo world.',
}

/** The same as it stands on documents. */
export const seller = sellerOf({
  ...companySettings,
  vatRates: [{ from: '2011-01-04', standard: 2_000, reduced: 500 }],
})
