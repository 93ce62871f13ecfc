import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { bookings } from './sales.ts'
import { students, tutors, users } from './user.ts'

/** One booked hour of a tutor and a student. */
export const tuitionSessions = pgTable(
  'tuition_sessions',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.userId, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Length in quarters of an hour. */
    quarters: smallint('quarters').notNull(),
    state: text('state', { enum: ['scheduled', 'delivered', 'cancelled', 'no-show'] }).notNull(),
    joinLink: text('join_link'),
  },
  (table) => [
    index('tuition_sessions_student').on(table.studentId, table.startsAt),
    index('tuition_sessions_tutor').on(table.tutorId, table.startsAt),
    index('tuition_sessions_starts_at').on(table.startsAt),
    check('tuition_sessions_quarters', sql`${table.quarters} between 1 and 32`),
    check(
      'tuition_sessions_state_known',
      sql`${table.state} in ('scheduled', 'delivered', 'cancelled', 'no-show')`,
    ),
    check('tuition_sessions_join_link', sql`${table.joinLink} like 'https://%'`),
  ],
)

/**
 * Tuition hours as entries that are only ever added (a trigger refuses update and delete); the
 * balance is their sum. `event` names what
 * an entry comes from (`booking:<id>`, `session:<id>`, `adjustment:<id>`) and is unique, so that
 * the same event never counts twice.
 */
export const tuitionLedger = pgTable(
  'tuition_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    kind: text('kind', { enum: ['bought', 'used', 'adjusted'] }).notNull(),
    /** Quarters of an hour: above 0 when bought, below 0 when used. */
    quarters: smallint('quarters').notNull(),
    event: text('event').notNull(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    sessionId: uuid('session_id').references(() => tuitionSessions.id),
    note: text('note').notNull().default(''),
    occurredAt: moment('occurred_at').notNull(),
  },
  (table) => [
    uniqueIndex('tuition_ledger_event').on(table.event),
    index('tuition_ledger_student').on(table.studentId, table.kind, table.quarters),
    index('tuition_ledger_booking').on(table.bookingId),
    index('tuition_ledger_session').on(table.sessionId),
    check(
      'tuition_ledger_kind',
      sql`case ${table.kind}
        when 'bought' then ${table.quarters} > 0 and ${table.bookingId} is not null and ${table.sessionId} is null
        when 'used' then ${table.quarters} < 0 and ${table.sessionId} is not null and ${table.bookingId} is null
        when 'adjusted' then ${table.quarters} <> 0 and ${table.sessionId} is null and ${table.bookingId} is null
        else false end`,
    ),
  ],
)

/** What the tutor writes after a delivered hour; one for each. */
export const tuitionReports = pgTable(
  'tuition_reports',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => tuitionSessions.id, { onDelete: 'cascade' }),
    topicsCovered: text('topics_covered').notNull(),
    wentWell: text('went_well').notNull(),
    toWorkOn: text('to_work_on').notNull(),
    homework: text('homework').notNull(),
    engagement: smallint('engagement').notNull(),
    attainment: smallint('attainment').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    unique('tuition_reports_session').on(table.sessionId),
    check('tuition_reports_engagement', sql`${table.engagement} between 1 and 5`),
    check('tuition_reports_attainment', sql`${table.attainment} between 1 and 5`),
  ],
)

/** A student's feedback on a delivered hour. */
export const ratings = pgTable(
  'ratings',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => tuitionSessions.id, { onDelete: 'cascade' }),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.userId, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    feedback: text('feedback').notNull().default(''),
    ratedAt: moment('rated_at').notNull(),
  },
  (table) => [
    index('ratings_tutor').on(table.tutorId, table.rating),
    check('ratings_of_ten', sql`${table.rating} between 1 and 10`),
  ],
)

/** A concern about one student. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** 1 Significantly behind progress, 2 Unresponsive Student, 3 Tutor Swap, 4 Other. */
    type: smallint('type').notNull(),
    note: text('note').notNull(),
    /**
     * Who sees it: staff alone, the student's parents too, or the student's school as well. The
     * student never does.
     */
    audience: text('audience', { enum: ['staff', 'family', 'school'] })
      .notNull()
      .default('staff'),
    state: text('state', { enum: ['open', 'closed'] }).notNull(),
    /** Null when whoever raised it has left. */
    raisedBy: uuid('raised_by').references(() => users.id, { onDelete: 'set null' }),
    raisedAt: moment('raised_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('alerts_open').on(table.studentId).where(sql`${table.state} = 'open'`),
    index('alerts_student').on(table.studentId, table.raisedAt),
    index('alerts_raised_by').on(table.raisedBy),
    check('alerts_type_known', sql`${table.type} between 1 and 4`),
    check('alerts_audience_known', sql`${table.audience} in ('staff', 'family', 'school')`),
    check('alerts_state_known', sql`${table.state} in ('open', 'closed')`),
    check('alerts_closed_at', sql`(${table.state} = 'closed') = (${table.closedAt} is not null)`),
  ],
)
