import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const invoicesCall = 'GET /User/admin/Invoice/GetInvoices'
export const invoiceCall = 'GET /User/admin/Invoice/GetInvoice'
export const downloadCall = 'GET /User/admin/Invoice/Download'
export const exportCall = 'GET /User/admin/Invoice/ExportInvoices'

/** An invoice or a credit note in the list. */
export type ListedDocument = CallAnswer<typeof invoicesCall>['documents'][number]

/** One of them with all that is on it. */
export type MoneyDocument = CallAnswer<typeof invoiceCall>

export const useDocument = (documentId: string) =>
  useQuery(queryOf(invoiceCall, { query: { documentId } }))

export const useSend = () =>
  useWrite('POST /User/admin/Invoice/Send', { changes: [invoicesCall, invoiceCall] })

const accounts = [
  'GET /User/admin/Payment/GetPayers',
  'GET /User/admin/Payment/GetAccount',
] as const

/** Makes a credit note, which moves the account of its payer too. */
export const useCredit = () =>
  useWrite('POST /User/admin/Invoice/Credit', { changes: [invoicesCall, invoiceCall, ...accounts] })
