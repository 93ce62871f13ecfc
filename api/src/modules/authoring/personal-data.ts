import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'
import { ofChangedQuestions } from '../questions/index.ts'

export const authoringData = {
  parked_assignments: ofChangedQuestions('questionFilingsParked'),
  question_origins: ofChangedQuestions('questionOrigins'),
  bulk_changes: [
    mine('questionsChangedTogether', 'created_by', workStays, {
      select: sql`jsonb_build_object('change', t.change, 'questions', t.total, 'at', t.created_at)`,
    }),
  ],
  bulk_change_questions: [
    ofRow(
      'questionsChangedTogetherOneByOne',
      (id) => sql`t.change_id in (select id from bulk_changes where created_by = ${id})`,
      workStays,
      { notGiven: 'content is the same for everybody' },
    ),
  ],
} satisfies PersonalData
