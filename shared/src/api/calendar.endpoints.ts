import * as z from 'zod'
import { moment } from './common.ts'
import { defineEndpoints } from './define.ts'

/** One entry of a calendar; the component (1 to 6) decides its colour. */
export const calendarEvent = z.object({
  date: moment,
  info: z.string(),
  calendarComponent: z.int().min(1).max(6),
})

/** A person's calendar (the path is spelt as it always was). */
export const calendarEndpoints = defineEndpoints({
  'GET /Tution/Tution/GetCalendarData': {
    summary: 'Events of the student from a month ago to a year ahead, by date.',
    access: { who: ['Student'], record: 'none' },
    answer: z.array(calendarEvent),
  },
})
