import * as z from 'zod'
import { inTransaction, type Occasion } from '../../asked.ts'
import { defineJob } from '../../jobs/define-job.ts'
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

/** Parents of one batch. */
const batch = 200

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

/** The summaries of the parents of one time zone, in the order of their ids. */
export const weeklyJob = defineJob({
  input: z.strictObject({
    zone: z.string(),
    week: z.strictObject({ monday: day, first: day, last: day }),
  }),
  /** Whose was made last. */
  cursor: z.strictObject({ after: z.uuid() }),
  step: async ({ tx, input: { zone, week }, cursor, now }) => {
    const total = cursor === null ? await countReaders(tx, zone, week.monday) : undefined
    const after = cursor?.after ?? '00000000-0000-0000-0000-000000000000'
    const { monday } = week
    const readers = await takeReaders(tx, { zone, monday, after, people: batch, now })
    const children = Map.groupBy(
      await childrenOfReaders(
        tx,
        readers.map(({ id }) => id),
        { week, zone },
      ),
      ({ parentId }) => parentId,
    )
    const mails = readers.map((one) => summaryMail(one, week, children.get(one.id) ?? []))
    await queueMails(tx, mails, now)
    return {
      did: readers.length,
      ...(total === undefined ? {} : { total }),
      cursor: { after: readers.at(-1)?.id ?? after },
      isLast: readers.length < batch,
    }
  },
})
