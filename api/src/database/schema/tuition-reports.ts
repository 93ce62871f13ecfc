import type { ReportContent } from '@portal/shared/api/schemas'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { topics } from './subjects.ts'
import { tuitionSessions } from './tuition.ts'
import { students, tutors, users } from './user.ts'

/** What the tutor writes after a delivered hour; one for each. */
export const tuitionReports = pgTable(
  'tuition_reports',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => tuitionSessions.id, { onDelete: 'cascade' }),
    /** Student and tutor of the hour, so that lists of reports need not look at hours. */
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.userId, { onDelete: 'cascade' }),
    topicsCovered: text('topics_covered').notNull(),
    wentWell: text('went_well').notNull(),
    toWorkOn: text('to_work_on').notNull(),
    /** Of reports of before, whose homework is a row as well; nothing reads it. */
    homework: text('homework').notNull().default(''),
    engagement: smallint('engagement').notNull(),
    attainment: smallint('attainment').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** Each edit makes the next. */
    version: integer('version').notNull().default(1),
    /** Null until it is changed for the first time. */
    editedAt: moment('edited_at'),
  },
  (table) => [
    unique('tuition_reports_session').on(table.sessionId),
    index('tuition_reports_student').on(table.studentId, table.sentAt),
    index('tuition_reports_tutor').on(table.tutorId, table.sentAt),
    index('tuition_reports_sent').on(table.sentAt),
    check('tuition_reports_engagement', sql`${table.engagement} between 1 and 5`),
    check('tuition_reports_attainment', sql`${table.attainment} between 1 and 5`),
  ],
)

/** A report that is not sent yet, as its tutor left it; gone once it is. */
export const tuitionReportDrafts = pgTable(
  'tuition_report_drafts',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => tuitionSessions.id, { onDelete: 'cascade' }),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.userId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<ReportContent>().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('tuition_report_drafts_tutor').on(table.tutorId)],
)

/** The topics of the question bank that an hour was about, in the tutor's order. */
export const tuitionReportTopics = pgTable(
  'tuition_report_topics',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => tuitionReports.id, { onDelete: 'cascade' }),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.topicId] }),
    index('tuition_report_topics_topic').on(table.topicId),
  ],
)

/** What a student is to do until another hour; the student checks it off. */
export const tuitionHomework = pgTable(
  'tuition_homework',
  {
    id: uuid('id').primaryKey(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => tuitionReports.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    text: text('text').notNull(),
    /** Null where no day was said. */
    dueOn: date('due_on', { mode: 'string' }),
    topicId: integer('topic_id').references(() => topics.id),
    doneAt: moment('done_at'),
  },
  (table) => [
    unique('tuition_homework_position').on(table.reportId, table.position),
    index('tuition_homework_topic').on(table.topicId),
    index('tuition_homework_open').on(table.dueOn).where(sql`${table.doneAt} is null`),
  ],
)

/** A report as it was before each edit; only ever added to. */
export const tuitionReportVersions = pgTable(
  'tuition_report_versions',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => tuitionReports.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<ReportContent>().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.version] })],
)

/** Who has opened a report, and when first; only ever added to. */
export const tuitionReportReads = pgTable(
  'tuition_report_reads',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => tuitionReports.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.userId] }),
    index('tuition_report_reads_person').on(table.userId),
  ],
)

/** What a report may begin with. */
export const reportTemplates = pgTable(
  'report_templates',
  {
    id: uuid('id').primaryKey(),
    /** Null for those that every tutor has. */
    ownerId: uuid('owner_id').references(() => tutors.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Null for every subject. */
    subject: text('subject'),
    content: jsonb('content').$type<Pick<ReportContent, 'wentWell' | 'toWorkOn'>>().notNull(),
  },
  (table) => [index('report_templates_owner').on(table.ownerId)],
)
