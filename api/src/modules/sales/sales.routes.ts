import { defineHandlers } from '../../calls.ts'
import {
  checkEmail,
  findCustomers,
  getBooking,
  getBookings,
  getHistory,
} from './bookings.service.ts'
import { exportBookings } from './bookings-export.service.ts'
import { cancelBooking } from './cancel.service.ts'
import { previewSale } from './preview.service.ts'
import { createBooking, createUpsell, getProgramme } from './sales.service.ts'
import { updateBooking } from './update.service.ts'

/** The sales that create or extend a programme, and how admins look them up. */
export const salesHandlers = defineHandlers({
  'GET /User/admin/Booking/GetBookings': ({ query, ...asked }) => getBookings(asked, query),
  'GET /User/admin/Booking/ExportBookings': ({ query, ...asked }) => exportBookings(asked, query),
  'GET /User/admin/Booking/GetBooking': ({ query, ...asked }) => getBooking(asked, query.bookingId),
  'GET /User/admin/Booking/GetHistory': ({ query, ...asked }) => getHistory(asked, query.bookingId),
  'POST /User/admin/Booking/Preview': ({ body, ...asked }) => previewSale(asked, body),
  'POST /User/admin/Booking/Update': ({ body, ...asked }) => updateBooking(asked, body),
  'POST /User/admin/Booking/Cancel': ({ body, ...asked }) => cancelBooking(asked, body),
  'POST /User/admin/Booking/CheckEmail': ({ body, ...asked }) => checkEmail(asked, body),
  'GET /User/admin/Booking/FindCustomers': ({ query, ...asked }) => findCustomers(asked, query),
  'POST /user/admin/booking/create': ({ body, ...asked }) => createBooking(asked, body),
  'POST /user/admin/upsell/create': ({ body, ...asked }) => createUpsell(asked, body),
  'GET /user/admin/upsell/GetProgramme': ({ query, ...asked }) => getProgramme(asked, query),
})
