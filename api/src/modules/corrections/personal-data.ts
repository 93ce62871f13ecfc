import { sql } from 'drizzle-orm'
import {
  answersStay,
  mine,
  ofRow,
  type PersonalData,
  workStays,
} from '../../database/personal-data.ts'

export const correctionsData = {
  key_corrections: [
    mine('keysCorrected', 'created_by', workStays, {
      select: sql`jsonb_build_object('questionId', t.question_id, 'reason', t.reason,
        'at', t.created_at)`,
    }),
  ],
  attempt_corrections: [
    ofRow(
      'answersMarkedAnew',
      (id) => sql`t.attempt_id in (select id from attempts where student_id = ${id})`,
      answersStay,
    ),
  ],
} satisfies PersonalData
