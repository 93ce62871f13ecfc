import type { AreaAccess } from '../../access/area.fixtures.ts'

export const tuitionAccess = {
  calls: {
    'GET /Tution/Tution/GetDashboardData': { who: '-S----' },
  },
} satisfies AreaAccess
