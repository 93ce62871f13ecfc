import type { CallAnswer } from '@portal/shared/api'
import { queryOf, useQuery, useWrite } from '@portal/shared/query'

export const payersCall = 'GET /User/admin/Payment/GetPayers'
export const accountCall = 'GET /User/admin/Payment/GetAccount'

/** Somebody who pays, in the list. */
export type Payer = CallAnswer<typeof payersCall>['payers'][number]

/** All of a payer's account. */
export type Account = CallAnswer<typeof accountCall>
export type Entry = Account['entries'][number]

export const useAccount = (payerId: string) =>
  useQuery(queryOf(accountCall, { query: { payerId } }))

const documents = [
  'GET /User/admin/Invoice/GetInvoices',
  'GET /User/admin/Invoice/GetInvoice',
] as const

/** What an entry moves: balances, and what is paid of invoices. */
const moved = { changes: [payersCall, accountCall, ...documents] } as const

export const useRecordPayment = () => useWrite('POST /User/admin/Payment/Record', moved)
export const useReverse = () => useWrite('POST /User/admin/Payment/Reverse', moved)
export const useRefund = () => useWrite('POST /User/admin/Payment/Refund', moved)
export const useWriteOff = () => useWrite('POST /User/admin/Payment/WriteOff', moved)

const described = { changes: [payersCall, accountCall] } as const

export const useSetBilling = () => useWrite('POST /User/admin/Payment/SetBilling', described)
export const usePauseReminders = () =>
  useWrite('POST /User/admin/Payment/PauseReminders', described)
