import type { CallKey } from '@portal/shared/api'

/** What shows sales, and what follows from them: programmes, hours, invoices, accounts. */
export const saleReads: readonly CallKey[] = [
  'GET /User/admin/Booking/GetBookings',
  'GET /User/admin/Booking/GetBooking',
  'GET /User/admin/Booking/GetHistory',
  'GET /User/admin/Booking/FindCustomers',
  'GET /User/admin/Account/GetPeople',
  'GET /User/admin/Account/GetPerson',
  'GET /User/admin/Programme/GetProgrammes',
  'GET /User/admin/Invoice/GetInvoices',
  'GET /User/admin/Payment/GetPayers',
  'GET /User/admin/Payment/GetAccount',
  'GET /user/admin/upsell/GetProgramme',
  'GET /Student/Summary/GetOverview',
  'GET /Student/Summary/FindStudents',
]
