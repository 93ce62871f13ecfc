import { defineHandlers } from '../../calls.ts'
import { calendarDataOf, childrensDataOf } from './calendar.service.ts'
import { calendarFile } from './calendar-file.service.ts'
import { feedFor, feedOf, resetFeed, stopFeed } from './feed.service.ts'

export const calendarHandlers = defineHandlers({
  'GET /Tution/Tution/GetCalendarData': (asked) => calendarDataOf(asked),
  'GET /Tution/parent/Tution/GetCalendarData': (asked) =>
    childrensDataOf(asked, asked.query.studentId),
  'GET /Calendar/Calendar/GetFile': (asked) => calendarFile(asked, asked.query),
  'GET /Calendar/Calendar/GetFeed': (asked) => feedOf(asked),
  'POST /Calendar/Calendar/ResetFeed': (asked) => resetFeed(asked),
  'POST /Calendar/Calendar/StopFeed': async (asked) => {
    await stopFeed(asked)
  },
  'GET /Calendar/Feed/portal.ics': (asked) => feedFor(asked, asked.query.key),
})
