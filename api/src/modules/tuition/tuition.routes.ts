import { defineHandlers } from '../../calls.ts'
import { calendarDataOf, tuitionOf } from './tuition.service.ts'

export const tuitionHandlers = defineHandlers({
  'GET /Tution/Tution/GetDashboardData': ({ caller, db }) => tuitionOf(db, caller.userId),
  'GET /Tution/Tution/GetCalendarData': ({ caller, db, now }) =>
    calendarDataOf(db, caller.userId, now),
})
