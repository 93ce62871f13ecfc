import { sql } from 'drizzle-orm'
import { defineHandlers } from '../../calls.ts'
import { Problem } from '../../problem.ts'
import { countTry } from '../authentication/throttle.ts'
import { publicSettings } from './public-settings.ts'
import { impersonal } from './reports.rules.ts'

/** A page sends one at most; whoever loads pages more often than this within 15 minutes says no news. */
const mostReports = 10

/** Settings and health. */
export const systemHandlers = defineHandlers({
  'GET /System/Settings/GetPublicSettings': async ({ server }) => publicSettings(server.settings),

  'POST /System/Reports/ReportRemoteFailure': async ({ body, caller, db, now, log }) => {
    const limits = [{ key: `remote-report ${caller.userId}`, most: mostReports }] as const
    await countTry(db, { limits, what: 'reports', now })
    // Without the person: which remote fails is what matters, and not for whom.
    log.warn({ ...body, cause: impersonal(body.cause) }, 'a remote failed in a browser')
  },

  'GET /health/live': async () => ({ status: 'live' }),

  'GET /health/ready': async ({ server, db, log }) => {
    if (!server.isReady()) {
      throw new Problem(503, 'This process is about to stop.', { retryAfter: 5 })
    }
    try {
      await db.execute(sql`select 1`)
    } catch (error) {
      log.error({ err: error }, 'the database does not answer')
      throw new Problem(503, 'The database does not answer.', { retryAfter: 5 })
    }
    return { status: 'ready' }
  },
})
