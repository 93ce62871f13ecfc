import { defineHandlers } from '../../calls.ts'
import { calendarDataOf, tuitionOf } from './tuition.service.ts'

export const tuitionHandlers = defineHandlers({
  'GET /Tution/Tution/GetDashboardData': (asked) => tuitionOf(asked),
  'GET /Tution/Tution/GetCalendarData': (asked) => calendarDataOf(asked),
})
