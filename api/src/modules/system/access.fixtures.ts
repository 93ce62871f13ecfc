import type { AreaAccess } from '../../access/area.fixtures.ts'
import type { World } from '../../access/world.fixtures.ts'
import { settings } from '../../database/schema/index.ts'
import { makePng } from '../../testing/images.ts'

export const systemAccess = {
  calls: {
    'GET /System/Settings/GetPublicSettings': { who: 'everybody' },
    'GET /System/Settings/GetLogo': { who: 'everybody' },
    'GET /System/Settings/GetOwnSettings': { who: 'ASTRPM', after: true },
    'GET /System/admin/Settings/GetSettings': { who: 'A-----' },
    'POST /System/admin/Settings/Save': { who: 'A-----' },
    'POST /System/admin/Settings/Reset': { who: 'A-----' },
    'POST /System/admin/Settings/SetLogo': { who: 'A-----' },
    'POST /System/admin/Settings/SendTestMail': { who: 'A-----', limit: '10 in 15 min' },
    'POST /System/Reports/ReportRemoteFailure': {
      who: 'ASTRPM',
      viewing: true,
      limit: '10 in 15 min',
    },
    'GET /health/live': { who: 'everybody' },
    'GET /health/ready': { who: 'everybody' },
  },
  inputs: {
    'POST /System/admin/Settings/Save': () => ({
      body: { key: 'mailFooter', value: 'The office', version: 0 },
    }),
    'POST /System/admin/Settings/Reset': () => ({ body: { key: 'mailFooter', version: 0 } }),
    'POST /System/admin/Settings/SetLogo': () => ({ file: new Blob([makePng(10, 10)]) }),
    'POST /System/admin/Settings/SendTestMail': () => ({ body: {} }),
    'POST /System/Reports/ReportRemoteFailure': () => ({
      body: { remote: 'mfe-tutor', version: '1', shown: null, cause: '404' },
    }),
  },
  unaudited: {
    'POST /System/Reports/ReportRemoteFailure': 'it goes into the log of the process',
    'POST /System/admin/Settings/SendTestMail':
      'it goes to whoever asks for it, and changes nothing',
  },
  doing: {
    'POST /System/admin/Settings/Reset': async ({ simulate: { app } }: World) => {
      const row = { value: 'The office', version: 5, updatedAt: app.clock.now() }
      await app.db
        .insert(settings)
        .values({ key: 'invoiceFooter', ...row })
        .onConflictDoUpdate({ target: settings.key, set: row })
      return { body: { key: 'invoiceFooter', version: 5 } }
    },
  },
} satisfies AreaAccess
