import * as z from 'zod'
import { inTransaction, type Occasion } from '../../asked.ts'
import { jobByPeople } from '../../jobs/job-by-people.ts'
import { type JobAsked, startJob } from '../../jobs/start-job.ts'
import { queueMails } from '../../mail/queue-mail.ts'
import {
  childrenOfReaders,
  countReaders,
  takeReaders,
  zonesOfParents,
} from './summary.repository.ts'
import { summaryMail } from './summary.rules.ts'
import { weekDue } from './week.rules.ts'

const day = z.iso.date()

/**
 * Starts the weekly summaries of every time zone in which it is Monday after seven and a parent
 * waits for one. Each week of a zone once; a parent gets one by the job that sees the parent first.
 */
export async function startWeeklySummaries<A extends Occasion & JobAsked>(asked: A): Promise<void> {
  for (const zone of await zonesOfParents(asked.db)) {
    const week = weekDue(zone, asked.now)
    if (week === null || (await countReaders(asked.db, zone, week.monday)) === 0) continue
    await inTransaction(asked, (within) =>
      startJob(within, 'weekly', { zone, week }, `${zone} ${week.monday}`),
    )
  }
}

/** The summaries of the parents of one time zone. */
export const weeklyJob = jobByPeople({
  input: z.strictObject({
    zone: z.string(),
    week: z.strictObject({ monday: day, first: day, last: day }),
  }),
  people: 200,
  count: (db, { zone, week }) => countReaders(db, zone, week.monday),
  next: async ({ tx, input: { zone, week }, after, people, now }) => {
    const readers = await takeReaders(tx, { zone, monday: week.monday, after, people, now })
    const ids = readers.map(({ id }) => id)
    const children = Map.groupBy(
      await childrenOfReaders(tx, ids, { week, zone }),
      ({ parentId }) => parentId,
    )
    const mails = readers.map((one) => summaryMail(one, week, children.get(one.id) ?? []))
    await queueMails(tx, mails, now)
    return ids
  },
})
