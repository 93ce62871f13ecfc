import { sql } from 'drizzle-orm'
import { hoursStay, mine, noWords, ofRow, type PersonalData } from '../../database/personal-data.ts'

export const studentChecksData = {
  programme_feedback: [
    mine('programmeFeedback', 'student_id', {
      blank: { feedback: noWords, has_interested_sibling: null, sibling_school_year: null },
    }),
  ],
  programme_feedback_ratings: [
    ofRow(
      'programmeRatings',
      (id) => sql`t.feedback_id in (select id from programme_feedback where student_id = ${id})`,
      { keep: 'figures without a name' },
      { without: ['tutor_id'] },
    ),
    mine('programmeRatingsReceived', 'tutor_id', hoursStay, {
      select: sql`jsonb_build_object('rating', t.rating)`,
    }),
  ],
} satisfies PersonalData
