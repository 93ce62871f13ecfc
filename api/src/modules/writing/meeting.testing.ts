import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Asked } from '../../asked.ts'
import { rowsOf } from '../../database/open.ts'
import { askedInTest, type TestApp } from '../../testing/index.ts'

/** On the embedded database a transaction lets nobody else in: there one simply follows the other. */
const isServer = Boolean(process.env.TEST_DATABASE_URL)

/**
 * Has two people meet over the same rows: what the first asks for is done and not yet committed when
 * the second asks, and stays so until the second waits for it, or has gone past it.
 * @returns what each was answered
 */
export async function meet<A, B>(
  app: TestApp,
  firstId: string,
  first: (within: Asked) => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const asked = await askedInTest(app, firstId)
  const { answer, later } = await app.db.transaction(async (tx) => {
    const answer = await first({ ...asked, db: tx })
    const later = second()
    if (isServer) await waitsOrIsDone(app, later)
    return { answer, later }
  })
  return [answer, await later]
}

/** Until somebody waits for a row in this database, or the call has its answer. */
async function waitsOrIsDone({ db }: TestApp, call: Promise<unknown>): Promise<void> {
  let isDone = false
  const done = () => {
    isDone = true
  }
  call.then(done, done)
  await vi.waitFor(
    async () => {
      const waiting = await rowsOf(
        db,
        sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
      if (!isDone && waiting.length === 0) throw new Error('The second is still on its way')
    },
    { timeout: 20_000, interval: 5 },
  )
}
