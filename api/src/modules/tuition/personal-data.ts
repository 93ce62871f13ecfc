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
    // The hour is accounted for; why it was cancelled or corrected is told in words about somebody.
    mine(
      'tuition',
      'student_id',
      { blank: { reason: '' } },
      { without: ['tutor_id', 'marked_by'] },
    ),
    mine('tuitionGiven', 'tutor_id', hoursStay, { without: ['student_id', 'reason'] }),
    mine('hoursMarked', 'marked_by', workStays, {
      select: sql`jsonb_build_object('startsAt', t.starts_at, 'state', t.state, 'markedAt', t.marked_at)`,
    }),
  ],
  tuition_ledger: [mine('tuitionHours', 'student_id', hoursStay)],
  ledger_checks: 'how many entries a check found wrong',
  session_slots: [mine('timesTaken', 'person_id', 'remove', { without: ['session_id'] })],
  tutor_availability: [mine('availability', 'tutor_id', 'remove')],
  tutor_time_off: [mine('timeOff', 'tutor_id', 'remove')],
  reschedule_requests: [
    ofRow('rescheduleRequests', hoursOfStudent, { blank: { reason: '', message: '' } }),
    mine('rescheduleAnswers', 'answered_by', workStays, {
      select: sql`jsonb_build_object('state', t.state, 'answeredAt', t.answered_at, 'message', t.message)`,
    }),
  ],
  reschedule_proposals: [
    ofRow(
      'rescheduleProposals',
      (id) => sql`t.request_id in (select r.id from reschedule_requests r
        join tuition_sessions s on s.id = r.session_id where s.student_id = ${id})`,
      hoursStay,
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
} satisfies PersonalData
