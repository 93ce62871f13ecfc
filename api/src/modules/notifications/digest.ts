import * as z from 'zod'
import { inTransaction, type Occasion } from '../../asked.ts'
import { jobByPeople } from '../../jobs/job-by-people.ts'
import { type JobAsked, startJob } from '../../jobs/start-job.ts'
import { queueMails } from '../../mail/queue-mail.ts'
import { digestMail, lastMorning } from './mail.rules.ts'
import { countWaiting, type DigestItem, takeDigest, zonesThatWait } from './notify.repository.ts'

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

/** The daily mails of the people of one time zone. */
export const digestJob = jobByPeople({
  input: z.strictObject({ zone: z.string(), before: z.iso.datetime() }),
  people: 500,
  count: (db, { zone, before }) => countWaiting(db, zone, new Date(before)),
  next: async ({ tx, input: { zone, before }, after, people, now }) => {
    const items = await takeDigest(tx, zone, { before: new Date(before), after, now, people })
    const taken = [...Map.groupBy(items, ({ userId }) => userId)]
    const mails = taken.flatMap(([, own]) => mailOf(own))
    await queueMails(tx, mails, now)
    return taken.map(([userId]) => userId)
  },
})

/** None where everything has been read or has expired meanwhile. */
function mailOf(items: readonly DigestItem[]) {
  const news = items.filter(({ isNews }) => isNews)
  return news.slice(0, 1).map(({ address }) => digestMail(address, news))
}
