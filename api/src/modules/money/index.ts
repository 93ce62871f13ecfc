/** Who owes what: plans, invoices, credit notes, payments. Sums are whole pence (GBP). */
export * from './money.rules.ts'
