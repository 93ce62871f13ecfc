import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { usedOfEach } from './hours-used.rules.ts'
import { findBookings, findMoneyOf } from './own-bookings.repository.ts'
import { bookDay } from './today.rules.ts'

/**
 * A student’s bookings, the latest first; what they cost, where the caller pays one of them.
 * @param studentId of the caller’s own, or the caller.
 */
export async function getOwnBookings(
  { db, caller, now }: Asked,
  studentId: string,
): Promise<CallAnswer<'GET /Booking/parent/Booking/GetBookings'>> {
  const rows = await findBookings(db, studentId)
  const money = await findMoneyOf(db, studentId, caller.userId)
  const today = bookDay(now)
  const limited = rows.map(({ quarters, isUnlimited }) => (isUnlimited ? 0 : quarters))
  const used = usedOfEach(limited, rows[0]?.usedQuarters ?? 0)
  const bookings = rows.map(({ quarters, bookedMs, usedQuarters: _, ...booking }, at) => ({
    ...booking,
    hours: quarters / 4,
    used: (used[at] ?? 0) / 4,
    bookedAt: new Date(bookedMs).toISOString(),
  }))
  const invoices = money?.invoices.map((invoice) => ({
    ...invoice,
    isPaid: invoice.owedPence <= 0,
    isOverdue: invoice.owedPence > 0 && invoice.dueOn !== null && invoice.dueOn < today,
  }))
  return {
    bookings: bookings.reverse(),
    plan: money?.plan ?? null,
    invoices: invoices ?? null,
    balancePence: money?.balancePence ?? null,
  }
}
