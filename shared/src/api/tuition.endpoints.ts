import * as z from 'zod'
import { moment } from './common.ts'
import { defineEndpoints } from './define.ts'

/** One entry of a calendar; the component (1 to 6) decides its colour. */
export const calendarEvent = z.object({
  date: moment,
  info: z.string(),
  calendarComponent: z.int().min(1).max(6),
})

/** Tuition hours and calendar of a student (the paths are spelt as they always were). */
export const tuitionEndpoints = defineEndpoints({
  'GET /Tution/Tution/GetDashboardData': {
    summary: 'Tuition hours bought, used and left, from the ledger.',
    access: { who: ['Student'], record: 'none' },
    answer: z.object({
      /** Hours, in quarters of an hour; null for a programme without a limit. */
      tutoringHoursRemaining: z.number().nullable(),
      hoursBought: z.number(),
      hoursUsed: z.number(),
      isUnlimited: z.boolean(),
    }),
  },
  'GET /Tution/Tution/GetCalendarData': {
    summary: 'Events of the student from a month ago to a year ahead, by date.',
    access: { who: ['Student'], record: 'none' },
    answer: z.array(calendarEvent),
  },
})
