import * as z from 'zod'
import { inTransaction, type Occasion } from '../../asked.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { type JobAsked, startJob } from '../../jobs/start-job.ts'
import { queueMails } from '../../mail/queue-mail.ts'
import { digestMail, lastMorning } from './mail.rules.ts'
import { countWaiting, type DigestItem, takeDigest, zonesThatWait } from './notify.repository.ts'

/** People of one batch. */
const batch = 500

/**
 * Starts the daily mails of every time zone in which the morning has come and something waits: for
 * each person one, with all that came before seven by the person's own clock. Each morning of a
 * zone once.
 */
export async function startDigests<A extends Occasion & JobAsked>(asked: A): Promise<void> {
  const { db, now } = asked
  for (const zone of await zonesThatWait(db)) {
    const before = lastMorning(zone, now)
    if ((await countWaiting(db, zone, before)) === 0) continue
    const input = { zone, before: before.toISOString() }
    await inTransaction(asked, (within) =>
      startJob(within, 'digest', input, `${zone} ${input.before}`),
    )
  }
}

/** The daily mails of the people of one time zone, in the order of their ids. */
export const digestJob = defineJob({
  input: z.strictObject({ zone: z.string(), before: z.iso.datetime() }),
  /** Whose were made last. */
  cursor: z.strictObject({ after: z.uuid() }),
  step: async ({ tx, input: { zone, before }, cursor, now }) => {
    const morning = new Date(before)
    const total = cursor === null ? await countWaiting(tx, zone, morning) : undefined
    const after = cursor?.after ?? '00000000-0000-0000-0000-000000000000'
    const items = await takeDigest(tx, zone, { before: morning, after, now, people: batch })
    const people = [...Map.groupBy(items, ({ userId }) => userId)]
    const mails = people.flatMap(([, own]) => mailOf(own))
    await queueMails(tx, mails, now)
    return {
      did: people.length,
      ...(total === undefined ? {} : { total }),
      cursor: { after: people.at(-1)?.[0] ?? after },
      isLast: people.length < batch,
    }
  },
})

/** None where everything has been read or has expired meanwhile. */
function mailOf(items: readonly DigestItem[]) {
  const news = items.filter(({ isNews }) => isNews)
  return news.slice(0, 1).map(({ address }) => digestMail(address, news))
}
