import { isOnAllowList } from '@portal/shared/contract'
import { defineHandlers } from '../../calls.ts'
import { impersonal } from '../../logging/impersonal.ts'
import { Problem } from '../../problem.ts'
import { askDatabase } from './health.repository.ts'
import { publicSettings } from './public-settings.ts'
import {
  getPortalLogo,
  getSettings,
  resetSetting,
  saveSetting,
  setPortalLogo,
} from './settings.service.ts'
import { sendTestMail } from './test-mail.service.ts'

/** Settings and health. */
export const systemHandlers = defineHandlers({
  'GET /System/Settings/GetPublicSettings': async ({ server }) =>
    publicSettings(server.settings, server.saved()),

  'GET /System/Settings/GetOwnSettings': async ({ caller, server }) => ({
    isOnAllowList: isOnAllowList(caller.claims, server.saved().allowList),
  }),

  'GET /System/admin/Settings/GetSettings': (asked) => getSettings(asked),

  'POST /System/admin/Settings/Save': ({ body, ...asked }) => saveSetting(asked, body),

  'POST /System/admin/Settings/Reset': ({ body, ...asked }) => resetSetting(asked, body),

  'POST /System/admin/Settings/SetLogo': async ({ file, ...asked }) => {
    await setPortalLogo(asked, file)
    return undefined
  },

  'POST /System/admin/Settings/SendTestMail': (asked) => sendTestMail(asked),

  'GET /System/Settings/GetLogo': (asked) => getPortalLogo(asked),

  'POST /System/Reports/ReportRemoteFailure': async ({ body, log }) => {
    // Without the person: which remote fails is what matters, and not for whom.
    log.warn({ ...body, cause: impersonal(body.cause) }, 'a remote failed in a browser')
  },

  'GET /health/live': async () => ({ status: 'live' }),

  'GET /health/ready': async ({ server, db, log }) => {
    if (!server.isReady()) {
      throw new Problem(503, 'This process is about to stop.', { retryAfter: 5 })
    }
    try {
      await askDatabase(db)
    } catch (error) {
      log.error({ err: error }, 'the database does not answer')
      throw new Problem(503, 'The database does not answer.', { retryAfter: 5 })
    }
    return { status: 'ready' }
  },
})
