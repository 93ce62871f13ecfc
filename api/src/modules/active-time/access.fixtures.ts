import type { AreaAccess } from '../../access/area.fixtures.ts'

export const activeTimeAccess = {
  calls: {
    'POST /user/UpdateUserActiveTime': { who: 'ASTRPM' },
  },
  inputs: {
    'POST /user/UpdateUserActiveTime': () => ({ body: { activeTimeUpdateMs: 1 } }),
  },
  unaudited: {
    'POST /user/UpdateUserActiveTime': 'it counts minutes',
  },
} satisfies AreaAccess
