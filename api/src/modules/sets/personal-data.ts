import { sql } from 'drizzle-orm'
import {
  answersStay,
  mine,
  ofRow,
  type PersonalData,
  workStays,
} from '../../database/personal-data.ts'

export const setsData = {
  revise_sets: [mine('sets', 'student_id', answersStay)],
  revise_set_questions: [
    ofRow(
      'setQuestions',
      (id) => sql`t.set_id in (select id from revise_sets where student_id = ${id})`,
      // What was written to the student may call the student by name.
      { blank: { comment: null } },
      { without: ['marked_by'] },
    ),
    mine('answersMarked', 'marked_by', workStays, {
      notGiven: 'answers of other people',
    }),
  ],
} satisfies PersonalData
