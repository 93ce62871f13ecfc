import { defineHandlers } from '../../calls.ts'
import { getAccount, getPayers } from './accounts.service.ts'
import { pauseReminders, setBilling } from './billing.service.ts'
import { creditInvoice } from './credit.service.ts'
import { exportEntries, exportInvoices } from './exports.service.ts'
import {
  downloadInvoice,
  downloadOwnInvoice,
  getInvoice,
  getInvoices,
  sendInvoice,
} from './invoices.service.ts'
import { getOwnBookings } from './own-bookings.service.ts'
import { recordPayment, recordRefund, reverseEntry, writeOff } from './payments.service.ts'

/** Invoices, payments, and what those who pay see of them. */
export const moneyHandlers = defineHandlers({
  'GET /User/admin/Invoice/GetInvoices': ({ query, ...asked }) => getInvoices(asked, query),
  'GET /User/admin/Invoice/ExportInvoices': ({ query, ...asked }) => exportInvoices(asked, query),
  'GET /User/admin/Invoice/GetInvoice': ({ query, ...asked }) =>
    getInvoice(asked, query.documentId),
  'GET /User/admin/Invoice/Download': ({ query, ...asked }) =>
    downloadInvoice(asked, query.documentId),
  'POST /User/admin/Invoice/Send': ({ body, ...asked }) => sendInvoice(asked, body.documentId),
  'POST /User/admin/Invoice/Credit': ({ body, ...asked }) => creditInvoice(asked, body),
  'GET /User/admin/Payment/GetPayers': ({ query, ...asked }) => getPayers(asked, query),
  'GET /User/admin/Payment/GetAccount': ({ query, ...asked }) => getAccount(asked, query.payerId),
  'POST /User/admin/Payment/Record': ({ body, ...asked }) => recordPayment(asked, body),
  'POST /User/admin/Payment/Reverse': ({ body, ...asked }) => reverseEntry(asked, body),
  'POST /User/admin/Payment/Refund': ({ body, ...asked }) => recordRefund(asked, body),
  'POST /User/admin/Payment/WriteOff': ({ body, ...asked }) => writeOff(asked, body),
  'POST /User/admin/Payment/SetBilling': ({ body, ...asked }) => setBilling(asked, body),
  'POST /User/admin/Payment/PauseReminders': async ({ body, ...asked }) => {
    await pauseReminders(asked, body)
    return undefined
  },
  'GET /User/admin/Payment/ExportEntries': ({ query, ...asked }) => exportEntries(asked, query),
  'GET /Booking/parent/Booking/GetBookings': ({ query, ...asked }) =>
    getOwnBookings(asked, query.studentId),
  'GET /Booking/parent/Booking/GetInvoicePdf': ({ query, ...asked }) =>
    downloadOwnInvoice(asked, query.id),
  'GET /Booking/student/Booking/GetBookings': (asked) => getOwnBookings(asked, asked.caller.userId),
  'GET /Booking/student/Booking/GetInvoicePdf': ({ query, ...asked }) =>
    downloadOwnInvoice(asked, query.id),
})
