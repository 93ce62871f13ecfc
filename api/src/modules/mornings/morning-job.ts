import * as z from 'zod'
import { inTransaction, type Occasion } from '../../asked.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { type JobAsked, startJob } from '../../jobs/start-job.ts'
import { notify } from '../notifications/index.ts'
import { countWorkers, workOfNext, zonesOfWorkers } from './morning.repository.ts'
import { morningNotice, morningOf } from './morning.rules.ts'

/** People of one batch. */
const batch = 200

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
 * tutors of what waits for them. In the order of their ids.
 */
export const morningsJob = defineJob({
  input: z.strictObject({ zone: z.string(), today: z.iso.date() }),
  /** Who was looked at last. */
  cursor: z.strictObject({ after: z.uuid() }),
  step: async ({ tx, input: { zone, today }, cursor, now }) => {
    const total = cursor === null ? await countWorkers(tx, zone) : undefined
    const after = cursor?.after ?? '00000000-0000-0000-0000-000000000000'
    const work = await workOfNext(tx, { zone, today, after, people: batch, now })
    for (const one of work) {
      const notice = morningNotice(one)
      if (notice) await notify({ db: tx, now }, { ...notice, recipients: [one.userId] })
    }
    return {
      did: work.length,
      ...(total === undefined ? {} : { total }),
      cursor: { after: work.at(-1)?.userId ?? after },
      isLast: work.length < batch,
    }
  },
})
