import type { AreaAccess } from '../../access/area.fixtures.ts'

export const auditAccess = {
  calls: {
    'GET /User/admin/Audit/Verify': { who: 'A-----' },
    'POST /User/admin/Audit/VerifyNow': { who: 'A-----' },
  },
  inputs: {
    'POST /User/admin/Audit/VerifyNow': () => ({}),
  },
  unaudited: {
    'POST /User/admin/Audit/VerifyNow':
      'it starts a check, which is a job with the name of who asked',
  },
} satisfies AreaAccess
