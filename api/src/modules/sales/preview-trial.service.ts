import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { dayPlus } from '../../days.rules.ts'
import { type FieldError, Problem } from '../../problem.ts'
import { bookDay } from '../money/index.ts'
import { cancelBooking } from './cancel.service.ts'
import { planThen, programmeThen } from './preview.repository.ts'
import type { ProgrammeThen } from './preview.rules.ts'
import type { Whole } from './preview-forms.rules.ts'
import { rollUpProgramme } from './roll-up.repository.ts'
import { createBooking, createUpsell } from './sales.service.ts'
import { updateBooking } from './update.service.ts'

type Preview = CallAnswer<'POST /User/admin/Booking/Preview'>

/** What came of doing something, before it was taken back. */
export interface Tried {
  before: ProgrammeThen | null
  after: ProgrammeThen | null
  plan: Preview['plan']
  creditPence: number[]
}

/** Ends the transaction of what was only tried. */
class TakenBack extends Error {}

/**
 * Does something and takes it back again, so that no rule is written twice.
 * @param studentId whom it is about; null for a new customer
 * @returns what came of it, or what it was refused for.
 */
export async function tryOut(
  asked: Asked,
  whole: Whole,
  studentId: string | null,
): Promise<{ tried: Tried } | { errors: readonly FieldError[] }> {
  let tried: Tried | undefined
  try {
    await inTransaction(asked, async (within) => {
      // Nothing is told of what never was.
      const { log: _, ...silent } = within
      tried = await tryWithin(silent, whole, studentId)
      throw new TakenBack()
    })
  } catch (error) {
    if (error instanceof Problem) {
      const { errors, message } = error
      return { errors: errors.length > 0 ? errors : [{ path: 'body', message }] }
    }
    if (!(error instanceof TakenBack) || tried === undefined) throw error
  }
  if (tried === undefined) throw new Error('What was tried came to nothing')
  return { tried }
}

async function tryWithin(within: Asked, whole: Whole, studentId: string | null): Promise<Tried> {
  const { db: tx, now } = within
  const today = bookDay(now)
  const day = dayOfEffect(whole, today)
  // A sale is seen against the programme of today, a change against what would be without it.
  const isSeenThen = whole.for === 'change' || whole.for === 'cancel'
  const before =
    studentId === null ? null : await onDay(within, studentId, isSeenThen ? day : today, today)
  const done = await doIt(within, whole)
  const id = done.studentId ?? studentId
  return {
    before,
    plan: await planThen(tx, done.bookingId),
    after: id === null ? null : await onDay(within, id, day, today),
    creditPence: done.creditNotes.map(({ pence }) => Math.abs(pence)),
  }
}

/** The day on which it is to be seen what something comes to; today at the earliest. */
function dayOfEffect(whole: Whole, today: string): string {
  const day = whole.for === 'cancel' ? dayPlus(whole.body.on, 1) : (whole.body.startsOn ?? today)
  return day > today ? day : today
}

async function onDay(
  { db: tx, now }: Asked,
  studentId: string,
  day: string,
  today: string,
): Promise<ProgrammeThen | null> {
  const moment = day > today ? new Date(`${day}T12:00:00Z`) : now
  await rollUpProgramme(tx, studentId, moment)
  return await programmeThen(tx, studentId, day)
}

interface Done {
  bookingId: string
  studentId?: string
  creditNotes: readonly { pence: number }[]
}

async function doIt(within: Asked, whole: Whole): Promise<Done> {
  if (whole.for === 'new') {
    const { bookingId, studentId } = await createBooking(within, whole.body)
    return { bookingId, studentId, creditNotes: [] }
  }
  if (whole.for === 'upsell') {
    const { bookingId } = await createUpsell(within, whole.body)
    return { bookingId, creditNotes: [] }
  }
  const { bookingId } = whole.body
  const { creditNotes } =
    whole.for === 'change'
      ? await updateBooking(within, whole.body)
      : await cancelBooking(within, whole.body)
  return { bookingId, creditNotes }
}
