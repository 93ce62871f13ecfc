import { sql } from 'drizzle-orm'
import {
  hoursStay,
  mine,
  ofRow,
  type PersonalData,
  workStays,
} from '../../database/personal-data.ts'

const hoursOfStudent = (id: string) =>
  sql`t.session_id in (select id from tuition_sessions where student_id = ${id})`

export const tuitionData = {
  tuition_sessions: [
    mine('tuition', 'student_id', hoursStay, { without: ['tutor_id'] }),
    mine('tuitionGiven', 'tutor_id', hoursStay, { without: ['student_id'] }),
  ],
  tuition_ledger: [mine('tuitionHours', 'student_id', hoursStay)],
  tuition_reports: [
    ofRow(
      'tuitionReports',
      hoursOfStudent,
      // The row stays: an hour without a report would be owed one.
      { blank: { topics_covered: '', went_well: '', to_work_on: '', homework: '' } },
    ),
    ofRow(
      'tuitionReportsWritten',
      (id) => sql`t.session_id in (select id from tuition_sessions where tutor_id = ${id})`,
      workStays,
    ),
  ],
  ratings: [
    ofRow(
      'ratingsOfHours',
      hoursOfStudent,
      { blank: { feedback: '' } },
      {
        without: ['tutor_id'],
      },
    ),
    // What students wrote in confidence is theirs; the tutor's data is the figure.
    mine('ratingsReceived', 'tutor_id', hoursStay, {
      select: sql`jsonb_build_object('rating', t.rating, 'ratedAt', t.rated_at)`,
    }),
  ],
  alerts: [
    mine('alerts', 'student_id', 'remove', {
      notGiven: 'written by staff for each other; no student sees them',
    }),
    mine('alertsRaised', 'raised_by', workStays, { without: ['student_id', 'note'] }),
  ],
} satisfies PersonalData
