import type { Occasion } from '../../asked.ts'
import { publish } from '../../live/publish.ts'
import { findSharedHolidays } from '../company-calendar/index.ts'
import { holdDue, moveDue, openDays } from './due.repository.ts'
import { dueAt } from './due.rules.ts'

/**
 * Works out anew when all is due that waits to be marked, in the transaction that changes the
 * holidays.
 */
export async function moveDueDays({ db: tx, now }: Occasion): Promise<void> {
  await holdDue(tx)
  const days = (await openDays(tx)).sort()
  const [first] = days
  if (first === undefined) return
  const holidays = await findSharedHolidays(tx, first)
  const dues = days.map((day) => ({ day, due: dueAt(new Date(`${day}T12:00:00Z`), holidays) }))
  await publish(tx, 'writing', await moveDue(tx, dues, now))
}
