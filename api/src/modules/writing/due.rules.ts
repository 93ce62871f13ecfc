import { aroundDays, dayOf } from '../../days.rules.ts'
import { type Span, schoolDaysAfter } from '../company-calendar/index.ts'

/** Where the company works, whoever hands in where. */
export const companyZone = 'Europe/London'

/** Working days from handing in to the marking. */
const workingDays = 5

/** A second before midnight: what is due on a day is due all of it. */
const secondMs = 1_000

/**
 * When what was handed in at a moment is due: at the end of the fifth working day after the day of
 * handing in, in London. No weekend is one, and no holiday of everybody.
 * @param holidays of everybody, bank holidays too
 */
export function dueAt(handedInAt: Date, holidays: readonly Span[]): Date {
  const day = schoolDaysAfter(dayOf(handedInAt, companyZone), workingDays, holidays)
  return new Date(aroundDays(day, day, companyZone).until.getTime() - secondMs)
}
