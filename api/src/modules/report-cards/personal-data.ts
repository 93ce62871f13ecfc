import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

const ofCard = (column: 'student_id' | 'tutor_id') => (id: string) =>
  sql`t.card_id in (select id from report_cards where ${sql.raw(column)} = ${id})`

/** A draft is the tutor's own until it is submitted. */
const draftOf = { notGiven: 'what a tutor has in hand; the person is given what was submitted' }

export const reportCardsData = {
  skills: 'what cards grade, the same for everybody',
  report_cards: [
    mine('reportCards', 'student_id', 'remove', draftOf),
    mine('reportCardsWritten', 'tutor_id', workStays, { without: ['student_id', 'reopened_by'] }),
    mine('reportCardsReopened', 'reopened_by', workStays, {
      select: sql`jsonb_build_object('reason', t.reopen_reason)`,
    }),
  ],
  report_card_grades: [
    ofRow('reportCardGrades', ofCard('student_id'), 'remove', draftOf),
    ofRow('reportCardGradesGiven', ofCard('tutor_id'), workStays),
  ],
  report_card_versions: [
    ofRow('reportCardsSubmitted', ofCard('student_id'), 'remove'),
    ofRow('reportCardsHandedIn', ofCard('tutor_id'), workStays),
  ],
  report_card_reminders: [
    mine('reportCardReminders', 'tutor_id', 'remove', { without: ['reminded_by'] }),
    mine('reportCardRemindersSent', 'reminded_by', workStays, { without: ['tutor_id'] }),
  ],
} satisfies PersonalData
