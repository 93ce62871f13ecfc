import { defineHandlers } from '../../calls.ts'
import { createBooking, createUpsell } from './sales.service.ts'

/** The sales that create or extend a programme. */
export const salesHandlers = defineHandlers({
  'POST /user/admin/booking/create': ({ address, body, caller, db, now, server }) =>
    createBooking(
      { db, adminId: caller.userId, address, publicUrl: server.settings.publicUrl, now },
      body,
    ),
  'POST /user/admin/upsell/create': ({ address, body, caller, db, now, server }) =>
    createUpsell(
      { db, adminId: caller.userId, address, publicUrl: server.settings.publicUrl, now },
      body,
    ),
})
