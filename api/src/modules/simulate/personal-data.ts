import { sql } from 'drizzle-orm'
import { answersStay, mine, ofRow, type PersonalData } from '../../database/personal-data.ts'

export const simulateData = {
  sittings: [mine('sittings', 'student_id', answersStay)],
  sitting_sections: [
    ofRow(
      'sittingParts',
      (id) => sql`t.sitting_id in (select id from sittings where student_id = ${id})`,
      answersStay,
    ),
  ],
  student_sections: [mine('paperScores', 'student_id', answersStay)],
  section_scores: 'counts over all who sat a paper',
} satisfies PersonalData
