import * as z from 'zod'
import { chosenIds, chosenRows, listOf, moment, paging, search, sorting, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

/** What the list of late reports can be filtered by. */
const filter = { search, tutorId: uid.optional() }

/** What waits for the office, and what it does about reports that are late. */
export const officeEndpoints = defineEndpoints({
  'GET /Dashboard/Admin/Dashboard/GetOpenWork': {
    summary: 'What waits for a person: each number is the count of the list that it leads to.',
    access: { who: ['Admin'], record: 'none' },
    answer: z.object({
      cards: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          count: z.int(),
          /** What it comes to, where that is money. */
          pence: z.int().nullable(),
          /** The list that it counts. */
          href: z.string(),
          /** How much it presses; `neutral` where nothing waits. */
          tone: z.enum(['danger', 'warning', 'neutral']),
        }),
      ),
    }),
  },
  'GET /Dashboard/Admin/Dashboard/GetLateReports': {
    summary: 'Hours without a report more than 24 hours after they ended, the oldest first.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({ ...paging, ...filter, ...sorting(['endedAt', 'tutor', 'student']) }),
    answer: listOf(
      'reports',
      z.object({
        sessionId: uid,
        tutorId: uid,
        tutorName: z.string(),
        studentName: z.string(),
        subject: z.string(),
        endedAt: moment,
        /** Whole hours since the report was due. */
        hoursLate: z.int(),
        remindedAt: moment.nullable(),
      }),
    ),
  },
  'GET /Dashboard/Admin/Dashboard/FindLateTutors': {
    summary: 'Tutors who owe a report that is late, twenty at most, by name; or the one named.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({ search, personId: uid.optional() }),
    answer: z.object({
      people: z.array(z.object({ id: uid, name: z.string(), email: z.string() })).max(20),
    }),
  },
  'POST /Dashboard/Admin/Dashboard/RemindTutors': {
    summary:
      'Mail each tutor of these late reports, or of all that match, once with all of them; nobody twice on one day.',
    access: { who: ['Admin'], record: 'none' },
    idempotent: true,
    body: chosenRows({ sessionIds: chosenIds }, filter, {}),
    answer: z.object({
      /** Tutors who got a mail. */
      reminded: z.int(),
      /** Those who got one today already. */
      skipped: z.int(),
    }),
  },
})
