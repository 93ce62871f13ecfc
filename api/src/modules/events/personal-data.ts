import { sql } from 'drizzle-orm'
import { mine, noWords, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

const ofGiven = (id: string) =>
  sql`t.event_id in (select event_id from live_event_tutors where tutor_id = ${id})`

export const eventsData = {
  live_events: [
    mine('eventsMade', 'created_by', workStays, {
      select: sql`jsonb_build_object('title', t.title, 'createdAt', t.created_at)`,
    }),
    mine('eventsChanged', 'updated_by', workStays, {
      select: sql`jsonb_build_object('title', t.title, 'updatedAt', t.updated_at)`,
    }),
  ],
  live_event_degree_groups: [ofRow('eventGroups', ofGiven, workStays)],
  live_event_tutors: [mine('eventsGiven', 'tutor_id', workStays)],
  live_event_sessions: [ofRow('eventSessions', ofGiven, workStays)],
  live_event_files: [
    mine('eventFilesAdded', 'added_by', workStays, {
      select: sql`jsonb_build_object('kind', t.kind, 'addedAt', t.added_at)`,
    }),
  ],
  // The place is free for the next in the queue, who gets it within a minute.
  live_event_places: [mine('eventPlaces', 'student_id', 'remove')],
  live_event_attendance: [
    mine('eventAttendance', 'student_id', 'remove', { without: ['marked_by'] }),
    mine('attendanceMarked', 'marked_by', workStays, {
      select: sql`jsonb_build_object('state', t.state, 'markedAt', t.marked_at)`,
    }),
  ],
  live_event_ratings: [mine('eventRatings', 'student_id', { blank: { comment: '' } })],
  live_event_reports: [mine('eventReports', 'writer_id', workStays)],
  live_event_report_texts: [mine('eventReportsBefore', 'writer_id', workStays)],
  live_event_notes: [
    mine(
      'eventNotes',
      'student_id',
      { blank: { text: noWords } },
      { notGiven: 'written by staff for each other; no student sees them' },
    ),
    mine('eventNotesWritten', 'writer_id', workStays, {
      select: sql`jsonb_build_object('writtenAt', t.written_at)`,
    }),
  ],
} satisfies PersonalData
