import * as z from 'zod'
import { inTransaction, type Occasion } from '../../asked.ts'
import { jobByPeople } from '../../jobs/job-by-people.ts'
import { type JobAsked, startJob } from '../../jobs/start-job.ts'
import { notify } from '../notifications/index.ts'
import { countWorkers, workOfNext, zonesOfWorkers } from './morning.repository.ts'
import { morningNotice, morningOf } from './morning.rules.ts'

/** Starts the morning's notices of every zone in which it is morning; each morning of a zone once. */
export async function startMornings<A extends Occasion & JobAsked>(asked: A): Promise<void> {
  for (const zone of await zonesOfWorkers(asked.db)) {
    const today = morningOf(zone, asked.now)
    if (today === null) continue
    await inTransaction(asked, (within) =>
      startJob(within, 'mornings', { zone, today }, `${zone} ${today}`),
    )
  }
}

/**
 * Tells the people of one time zone what they have to do: students of homework that is due tomorrow,
 * tutors of what waits for them.
 */
export const morningsJob = jobByPeople({
  input: z.strictObject({ zone: z.string(), today: z.iso.date() }),
  people: 200,
  count: (db, { zone }) => countWorkers(db, zone),
  next: async ({ tx, input: { zone, today }, after, people, now }) => {
    const work = await workOfNext(tx, { zone, today, after, people, now })
    for (const one of work) {
      const notice = morningNotice(one)
      if (notice) await notify({ db: tx, now }, { ...notice, recipients: [one.userId] })
    }
    return work.map(({ userId }) => userId)
  },
})
