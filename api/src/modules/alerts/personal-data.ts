import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

/** Of concerns that somebody looked after: when, and not about whom. */
const dates = sql`jsonb_build_object('type', t.type, 'raisedAt', t.raised_at,
  'reviewedAt', t.reviewed_at, 'closedAt', t.closed_at)`

export const alertsData = {
  alerts: [
    mine('alerts', 'student_id', 'remove', {
      notGiven: 'written by staff for each other; no student sees them',
    }),
    mine('alertsRaised', 'raised_by', workStays, { without: ['student_id', 'note'] }),
    mine('alertsReviewed', 'reviewed_by', workStays, { select: dates }),
    mine('alertsAssigned', 'assigned_to', workStays, { select: dates }),
    mine('alertsClosed', 'closed_by', workStays, { select: dates }),
  ],
  alert_comments: [
    ofRow(
      'alertComments',
      (id) => sql`t.alert_id in (select id from alerts where student_id = ${id})`,
      'remove',
      { notGiven: 'said by staff and family to each other; no student sees them' },
    ),
    mine('alertCommentsWritten', 'author_id', workStays, { without: ['alert_id'] }),
  ],
} satisfies PersonalData
