import * as z from 'zod'
import { inTransaction, type Occasion } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { aroundDays, dayPlus } from '../../days.rules.ts'
import { jobByPeople } from '../../jobs/job-by-people.ts'
import { type JobAsked, startJob } from '../../jobs/start-job.ts'
import { findSharedHolidays, schoolDaysAfter } from '../company-calendar/index.ts'
import { morningOf } from '../mornings/index.ts'
import { notify } from '../notifications/index.ts'
import { companyZone } from '../writing/index.ts'
import { dueNotice } from './giving.notices.ts'
import { countDue, dueOfNext, zonesOfMarkers } from './reminders.repository.ts'

/** The hour, by a marker's own clock, at which what is due next is told. */
const hour = 8

/** Starts the morning's notices of every zone in which it is morning; each morning of a zone once. */
export async function startDueMornings<A extends Occasion & JobAsked>(asked: A): Promise<void> {
  for (const zone of await zonesOfMarkers(asked.db)) {
    const today = morningOf(zone, asked.now, hour)
    if (today === null) continue
    await inTransaction(asked, (within) =>
      startJob(within, 'dueSoon', { zone, today }, `${zone} ${today}`),
    )
  }
}

/** The next working day, as the company has it; null on a day on which nobody works. */
async function nextDay(db: Db, today: string) {
  const holidays = await findSharedHolidays(db, today)
  if (schoolDaysAfter(dayPlus(today, -1), 1, holidays) !== today) return null
  const next = schoolDaysAfter(today, 1, holidays)
  return aroundDays(next, next, companyZone)
}

/**
 * Tells the markers of one time zone what is due on the next working day: on a Friday what is due on
 * Monday, and at the weekend nothing again.
 */
export const dueSoonJob = jobByPeople({
  input: z.strictObject({ zone: z.string(), today: z.iso.date() }),
  people: 200,
  count: async (db, { zone, today }) => {
    const due = await nextDay(db, today)
    return due === null ? 0 : await countDue(db, zone, due)
  },
  next: async ({ tx, input: { zone, today }, after, people, now }) => {
    const due = await nextDay(tx, today)
    if (due === null) return []
    const markers = await dueOfNext(tx, { zone, due, after, people })
    for (const { userId, items } of markers) {
      await notify({ db: tx, now }, { ...dueNotice(items), recipients: [userId] })
    }
    return markers.map(({ userId }) => userId)
  },
})
