import * as z from 'zod'
import { defineEndpoints } from './define.ts'

/** Tuition hours of a student (the paths are spelt as they always were). */
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
})
