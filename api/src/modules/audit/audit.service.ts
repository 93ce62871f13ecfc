import { setTimeout as pause } from 'node:timers/promises'
import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { readChains } from '../../audit/checks.repository.ts'
import { cutChain, findWriting, holdSealLock, sealNext } from '../../audit/seals.repository.ts'
import type { Db } from '../../database/db.ts'
import { auditChains } from '../../database/schema/index.ts'
import { startOnce } from '../../jobs/start-job.ts'

/** What is younger is left for later: seals are few, and each of many entries. */
const sealedAfterMs = 3_600_000

/** Calls that write an entry take some milliseconds; who writes for longer is left to the next hour. */
const usualPatience = { lookEveryMs: 100, longestMs: 10_000 }

/**
 * Seals what the audit log holds and is older than an hour, chain by chain, and removes what is past
 * its time. The process's log is told each seal: whoever rewrites the database has to rewrite that
 * too.
 * @throws Error while a transaction stays open that has written an entry, which may be an older one
 *   than others that are there: under a seal it would look as if it had been added later.
 */
export async function sealLog(asked: Occasion, patience = usualPatience): Promise<void> {
  const before = new Date(asked.now.getTime() - sealedAfterMs)
  const lastId = await settledUntil(asked.db, patience)
  for (const chain of auditChains) {
    let isMore = true
    while (isMore) {
      isMore = await inTransaction(asked, async ({ db, now, log }) => {
        if (!(await holdSealLock(db))) return false
        const seal = await sealNext(db, chain, { before, lastId, now })
        if (seal !== undefined) log?.info({ chain, ...seal }, 'the audit log was sealed')
        return seal !== undefined
      })
    }
    await inTransaction(asked, async ({ db, now, log }) => {
      const entries = await cutChain(db, chain, now)
      if (entries > 0) log?.info({ chain, entries }, 'the audit log was cut')
    })
  }
}

/** Waits for those who are writing entries. @returns the last entry before which none comes any more. */
async function settledUntil(
  db: Db,
  { lookEveryMs, longestMs }: typeof usualPatience,
): Promise<number> {
  const { lastId, writers } = await findWriting(db)
  let open = writers
  for (let waited = 0; open.length > 0; waited += lookEveryMs) {
    if (waited >= longestMs) {
      throw new Error('Not sealed: a transaction that wrote to the audit log stays open')
    }
    await pause(lookEveryMs)
    // Whoever has begun since gets larger numbers.
    const still = new Set((await findWriting(db)).writers)
    open = open.filter((writer) => still.has(writer))
  }
  return lastId
}

/** How far the log is sealed, and what came of the latest check. */
export async function getChains({
  db,
}: Asked): Promise<CallAnswer<'GET /User/admin/Audit/Verify'>> {
  const chains = await readChains(db)
  const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  return {
    chains: chains.map(({ chain, sealedUntil, checkedAt, broken }) => ({
      name: chain,
      sealedUntil: moment(sealedUntil),
      lastCheckedAt: moment(checkedAt),
      isWhole: checkedAt === null ? null : broken === null,
      brokenAt: broken,
    })),
  }
}

/** Starts a check; one that has not ended is the one that is asked for. */
export async function startCheck(asked: Asked): Promise<{ jobId: string }> {
  const jobId = await inTransaction(asked, (within) => startOnce(within, 'auditCheck', {}))
  return { jobId }
}
