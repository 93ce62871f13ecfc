import { type SQL, sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

const taxLaw = { keep: 'tax law wants what was billed and paid to be kept' }
const payersOf = (id: string) => sql`select id from payers where user_id = ${id}`
const ofPayer = (id: string) => sql`t.payer_id in (${payersOf(id)})`
const ofDocument =
  (column: string) =>
  (id: string): SQL =>
    sql`${sql.raw(`t.${column}`)} in
      (select id from money_documents where payer_id in (${payersOf(id)}))`

export const moneyData = {
  money_counters: 'numbers alone',
  payers: [mine('billing', 'user_id', taxLaw, { without: ['pause_reason'] })],
  instalments: [
    ofRow(
      'instalments',
      (id) => sql`t.booking_id in (select id from bookings where payer_id in (${payersOf(id)}))`,
      taxLaw,
    ),
  ],
  money_documents: [ofRow('invoices', ofPayer, taxLaw, { without: ['file_id'] })],
  money_lines: [ofRow('invoiceLines', ofDocument('document_id'), taxLaw)],
  money_reminders: [ofRow('invoiceReminders', ofDocument('document_id'), taxLaw)],
  money_standings: [
    ofRow('invoiceStandings', ofPayer, taxLaw, {
      notGiven: 'summed up from invoices and payments, which are given',
    }),
  ],
  money_entries: [
    ofRow('payments', ofPayer, taxLaw, { without: ['by', 'reason'] }),
    mine('paymentsEntered', 'by', workStays, { notGiven: 'what other people owe' }),
  ],
} satisfies PersonalData
