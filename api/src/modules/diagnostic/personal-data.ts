import { sql } from 'drizzle-orm'
import { answersStay, mine, ofRow, type PersonalData } from '../../database/personal-data.ts'

export const diagnosticData = {
  diagnostic_tests: [mine('diagnosticTests', 'student_id', answersStay)],
  diagnostic_sections: [
    ofRow(
      'diagnosticSections',
      (id) => sql`t.test_id in (select id from diagnostic_tests where student_id = ${id})`,
      answersStay,
    ),
  ],
  diagnostic_topics: 'content is the same for everybody',
} satisfies PersonalData
