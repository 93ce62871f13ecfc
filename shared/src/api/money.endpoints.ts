import { invoicesOfAdmins } from './invoices-of-admins.ts'
import { moneyOfPayers } from './money-of-payers.ts'
import { paymentsOfAdmins } from './payments-of-admins.ts'

/** Invoices, payments, and what those who pay see of them. All sums are whole pence (GBP). */
export const moneyEndpoints = { ...invoicesOfAdmins, ...paymentsOfAdmins, ...moneyOfPayers }
