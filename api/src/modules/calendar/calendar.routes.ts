import { defineHandlers } from '../../calls.ts'
import { calendarDataOf } from './calendar.service.ts'

export const calendarHandlers = defineHandlers({
  'GET /Tution/Tution/GetCalendarData': (asked) => calendarDataOf(asked),
})
