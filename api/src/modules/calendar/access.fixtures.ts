import type { AreaAccess } from '../../access/area.fixtures.ts'

export const calendarAccess = {
  calls: {
    'GET /Tution/Tution/GetCalendarData': { who: '-S----' },
  },
} satisfies AreaAccess
