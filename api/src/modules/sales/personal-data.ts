import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

const salesStay = { keep: 'the law wants sales to be kept' }
const ofBooking = (id: string) =>
  sql`t.booking_id in (select id from bookings where student_id = ${id})`

export const salesData = {
  programmes: 'what is sold to everybody',
  bookings: [
    mine('bookings', 'student_id', salesStay, { without: ['sold_by', 'note'] }),
    mine('bookingsSold', 'sold_by', workStays, { notGiven: 'sales to other people' }),
  ],
  booking_versions: [
    ofRow('bookingVersions', ofBooking, salesStay, { without: ['by', 'snapshot'] }),
    mine('bookingsChanged', 'by', workStays, { notGiven: 'sales to other people' }),
  ],
  booking_lines: [ofRow('bookingLines', ofBooking, salesStay)],
  entitlement_overrides: [
    mine('entitlementsSetByHand', 'student_id', 'remove', { without: ['by', 'reason'] }),
    mine('entitlementsSet', 'by', { blank: { by: null } }, { notGiven: 'set for other people' }),
  ],
} satisfies PersonalData
