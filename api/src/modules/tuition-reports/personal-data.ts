import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

const ofReport = (column: 'student_id' | 'tutor_id') => (id: string) =>
  sql`t.report_id in (select id from tuition_reports where ${sql.raw(column)} = ${id})`

export const tuitionReportsData = {
  tuition_reports: [
    mine(
      'tuitionReports',
      'student_id',
      // The row stays: an hour without a report would be owed one.
      { blank: { topics_covered: '', went_well: '', to_work_on: '', homework: '' } },
      { without: ['tutor_id'] },
    ),
    mine('tuitionReportsWritten', 'tutor_id', workStays, { without: ['student_id'] }),
  ],
  tuition_report_drafts: [
    mine('tuitionReportDrafts', 'tutor_id', 'remove'),
    ofRow(
      'tuitionReportDraftsAbout',
      (id) => sql`t.session_id in (select id from tuition_sessions where student_id = ${id})`,
      'remove',
      { notGiven: 'a tutor’s draft, which nobody else sees before it is sent' },
    ),
  ],
  tuition_report_topics: [
    ofRow('tuitionReportTopics', ofReport('student_id'), workStays),
    ofRow('tuitionReportTopicsCovered', ofReport('tutor_id'), workStays),
  ],
  tuition_homework: [
    ofRow('homework', ofReport('student_id'), { blank: { text: '' } }),
    ofRow('homeworkSet', ofReport('tutor_id'), workStays, { without: ['done_at'] }),
  ],
  tuition_report_versions: [
    ofRow('tuitionReportsBeforeEdits', ofReport('student_id'), 'remove'),
    ofRow('tuitionReportsWrittenBeforeEdits', ofReport('tutor_id'), workStays),
  ],
  tuition_report_reads: [mine('tuitionReportsRead', 'user_id', 'remove')],
  report_templates: [mine('reportTemplates', 'owner_id', 'remove')],
} satisfies PersonalData
