import { defineHandlers } from '../../calls.ts'
import { createBooking, createUpsell, getProgramme } from './sales.service.ts'

/** The sales that create or extend a programme. */
export const salesHandlers = defineHandlers({
  'POST /user/admin/booking/create': ({ body, ...asked }) => createBooking(asked, body),
  'POST /user/admin/upsell/create': ({ body, ...asked }) => createUpsell(asked, body),
  'GET /user/admin/upsell/GetProgramme': ({ query, ...asked }) => getProgramme(asked, query),
})
