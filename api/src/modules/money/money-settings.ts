import * as z from 'zod'
import type { MoneyWithin } from './within.ts'

/** What the settings say of money, with what is so where nobody has said anything. */
const settings = z.object({
  companyName: z.string().default('Portal'),
  companyAddress: z.string().default(''),
  /** Empty where the company charges no VAT. */
  vatNumber: z.string().default(''),
  /** In hundredths of a percent. */
  vatRates: z
    .array(z.object({ from: z.string(), standard: z.int(), reduced: z.int() }))
    .default([{ from: '2011-01-04', standard: 2_000, reduced: 500 }]),
  bankDetails: z.string().default(''),
  invoiceFooter: z.string().default(''),
  invoiceDaysBefore: z.int().default(14),
  /** Days from the day on which an invoice is due. */
  reminderDays: z.array(z.int()).default([-3, 3, 10, 20]),
  /** Nothing is entered before this day. */
  closedUntil: z.string().nullable().default(null),
})

export type MoneySettings = z.output<typeof settings>

export function moneySettings({ server }: Pick<MoneyWithin, 'server'>): MoneySettings {
  return settings.parse(server.saved())
}
