import type { AreaAccess } from '../../access/area.fixtures.ts'

const own = 'one’s own address, by which nobody else’s records change'

export const calendarAccess = {
  calls: {
    'GET /Tution/Tution/GetCalendarData': { who: '-S----' },
    'GET /Tution/parent/Tution/GetCalendarData': { who: '----P-', record: 'own child: student' },
    'GET /Calendar/Calendar/GetFile': { who: '-STRP-', record: 'in sight: student' },
    'GET /Calendar/Calendar/GetFeed': { who: '-STRP-' },
    'POST /Calendar/Calendar/ResetFeed': { who: '-STRP-' },
    'POST /Calendar/Calendar/StopFeed': { who: '-STRP-' },
    'GET /Calendar/Feed/portal.ics': { who: 'everybody' },
  },
  inputs: {
    'GET /Tution/parent/Tution/GetCalendarData': ({ id }) => ({ query: { studentId: id } }),
    'GET /Calendar/Calendar/GetFile': ({ id }) => ({
      query: { from: '2026-07-01', until: '2026-07-31', studentId: id },
    }),
    'POST /Calendar/Calendar/ResetFeed': () => ({}),
    'POST /Calendar/Calendar/StopFeed': () => ({}),
  },
  unaudited: {
    'POST /Calendar/Calendar/ResetFeed': own,
    'POST /Calendar/Calendar/StopFeed': own,
  },
} satisfies AreaAccess
