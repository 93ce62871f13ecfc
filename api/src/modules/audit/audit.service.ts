import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction, type Occasion } from '../../asked.ts'
import { cutChain, holdSealLock, readChains, sealNext } from '../../audit/seals.repository.ts'
import { auditChains } from '../../database/schema/index.ts'
import { startOnce } from '../../jobs/start-job.ts'

/** What is younger may still be followed by an entry with a smaller number. */
const sealedAfterMs = 3_600_000

/**
 * Seals what the audit log holds and is older than an hour, chain by chain, and removes what is past
 * its time. The process's log is told each seal: whoever rewrites the database has to rewrite that
 * too.
 */
export async function sealLog(asked: Occasion): Promise<void> {
  const before = new Date(asked.now.getTime() - sealedAfterMs)
  for (const chain of auditChains) {
    let isMore = true
    while (isMore) {
      isMore = await inTransaction(asked, async ({ db, now, log }) => {
        if (!(await holdSealLock(db))) return false
        const seal = await sealNext(db, chain, { before, now })
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
