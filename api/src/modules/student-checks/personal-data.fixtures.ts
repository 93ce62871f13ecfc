import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { programmeFeedback, programmeFeedbackRatings } from '../../database/schema/index.ts'

export const studentChecksRows = {
  add: async ({ app: { db }, id, pupil, now }) => {
    const feedbackId = crypto.randomUUID()
    await db.insert(programmeFeedback).values({
      id: feedbackId,
      studentId: pupil,
      feedbackType: 'tested',
      programRating: 9,
      feedback: 'Good',
      givenAt: now,
    })
    await db.insert(programmeFeedbackRatings).values({ feedbackId, tutorId: id, rating: 9 })
  },
  say: ({ id, canary }) => [
    sql`update programme_feedback set feedback = ${canary} where student_id = ${id}`,
  ],
  says: ['programme_feedback'],
} satisfies PersonalRows
