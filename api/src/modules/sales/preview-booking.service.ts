import type { CallAnswer } from '@portal/shared/api'
import { day, uid } from '@portal/shared/api/schemas'
import * as z from 'zod'
import type { Asked } from '../../asked.ts'
import { fitPlan, paidOfBooking, refundSuggested, sumOf } from '../money/index.ts'
import { findHeld, type HeldBooking } from './cancel.repository.ts'
import { deliveredPence, unusedQuarters } from './cancel.rules.ts'
import {
  bareCancelling,
  type HalfFilled,
  type PreviewFor,
  unchangedForm,
} from './preview-forms.rules.ts'
import { findBookingValues } from './standing.repository.ts'

type Preview = CallAnswer<'POST /User/admin/Booking/Preview'>

/** Whom and what a form is about, as far as it says. */
export interface Subject {
  studentId: string | null
  bookingId: string | null
  booking: HeldBooking | null
  /** The form of what is there already, where nothing is asked of it; empty for a sale. */
  standing: HalfFilled
}

const idOf = (value: unknown): string | null => uid.safeParse(value).data ?? null

/** Whom and what a form is about. */
export async function subjectOf(
  { db }: Asked,
  wanted: PreviewFor,
  form: HalfFilled,
  today: string,
): Promise<Subject> {
  const none = { studentId: null, bookingId: null, booking: null, standing: {} }
  if (wanted === 'new') return none
  if (wanted === 'upsell') return { ...none, studentId: idOf(form.studentId) }
  const bookingId = idOf(form.bookingId)
  const booking = bookingId === null ? undefined : await findHeld(db, bookingId)
  const values = bookingId === null ? undefined : await findBookingValues(db, bookingId)
  if (bookingId === null || booking === undefined || values === undefined) return none
  const { version, studentId } = booking
  const bare =
    wanted === 'change'
      ? unchangedForm(values, version)
      : bareCancelling(version, onOf(form, today))
  return { ...{ studentId, bookingId, booking }, standing: { ...values, ...bare } }
}

const onOf = (form: HalfFilled, today: string): string => day.safeParse(form.on).data ?? today

/** What a cancellation goes by; null for a booking that is cancelled. */
export async function cancellingOf(
  asked: Asked,
  { bookingId, booking }: Subject,
  form: HalfFilled,
  today: string,
): Promise<Preview['cancelling']> {
  if (bookingId === null || booking === null || booking.state === 'cancelled') return null
  const delivered = deliveredPence(booking, onOf(form, today))
  const { paidPence } = await paidOfBooking(asked, bookingId)
  return {
    unusedHours: unusedQuarters(booking) / 4,
    ...{ deliveredPence: delivered, paidPence },
    suggestedRefundPence: refundSuggested({ paidPence, deliveredPence: delivered }),
  }
}

const parts = z.array(z.object({ instalmentId: uid.nullable(), dueOn: day, pence: z.int().min(1) }))

/** The plan of a form made to fit its price; null where its lines are not right, or its days. */
export async function suggestedPlanOf(
  asked: Asked,
  { bookingId }: Subject,
  form: HalfFilled,
  lines: readonly { pence: number }[] | null,
): Promise<Preview['suggestedPlan']> {
  const known = parts.safeParse(form.plan)
  const isFree = Array.isArray(form.lines) && form.lines.length === 0
  if (bookingId === null || !known.success || (lines === null && !isFree)) return null
  const total = sumOf(lines ?? [])
  return total < 0 ? null : await fitPlan(asked, { bookingId, totalPence: total, plan: known.data })
}
