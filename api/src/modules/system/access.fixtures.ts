import type { AreaAccess } from '../../access/area.fixtures.ts'

export const systemAccess = {
  calls: {
    'GET /System/Settings/GetPublicSettings': { who: 'everybody' },
    'GET /System/Settings/GetOwnSettings': { who: 'ASTRPM', after: true },
    'POST /System/Reports/ReportRemoteFailure': {
      who: 'ASTRPM',
      viewing: true,
      limit: '10 in 15 min',
    },
    'GET /health/live': { who: 'everybody' },
    'GET /health/ready': { who: 'everybody' },
  },
  inputs: {
    'POST /System/Reports/ReportRemoteFailure': () => ({
      body: { remote: 'mfe-tutor', version: '1', shown: null, cause: '404' },
    }),
  },
  unaudited: {
    'POST /System/Reports/ReportRemoteFailure': 'it goes into the log of the process',
  },
} satisfies AreaAccess
