import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
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
    /** The hours that were booked together have one; null for an hour by itself. */
    seriesId: uuid('series_id'),
    /** Each change makes the next. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** When its outcome was first noted, and by whom; null where the portal made it. */
    markedAt: moment('marked_at'),
    markedBy: uuid('marked_by').references(() => users.id, { onDelete: 'set null' }),
    cancelledBy: text('cancelled_by', { enum: ['student', 'tutor', 'office'] }),
    /** Why it was cancelled or corrected, in words for tutor, family and office. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('tuition_sessions_student').on(table.studentId, table.startsAt),
    index('tuition_sessions_series').on(table.seriesId, table.startsAt),
    index('tuition_sessions_marked_by').on(table.markedBy),
    // What is still to be given or to be marked: little of all there is.
    index('tuition_sessions_to_mark')
      .on(table.tutorId, table.startsAt)
      .where(sql`${table.state} = 'scheduled'`),
    index('tuition_sessions_tutor').on(table.tutorId, table.startsAt),
    index('tuition_sessions_starts_at').on(table.startsAt),
    // Whom a tutor has taught in a term: the hours themselves are not read for it.
    index('tuition_sessions_delivered')
      .on(table.startsAt, table.tutorId, table.studentId)
      .where(sql`${table.state} = 'delivered'`),
    check('tuition_sessions_quarters', sql`${table.quarters} between 1 and 32`),
    check(
      'tuition_sessions_state_known',
      sql`${table.state} in ('scheduled', 'delivered', 'cancelled', 'no-show')`,
    ),
    check('tuition_sessions_join_link', sql`${table.joinLink} like 'https://%'`),
    check(
      'tuition_sessions_cancelled_by',
      sql`${table.cancelledBy} in ('student', 'tutor', 'office')`,
    ),
    check(
      'tuition_sessions_cancelled',
      sql`(${table.state} = 'cancelled') = (${table.cancelledBy} is not null)`,
    ),
  ],
)

/**
 * The quarters of an hour for which somebody is taken: one row of each person and quarter of every
 * hour that is still to come, so that the key holds that nobody is in two places at once. Written in
 * order of the key by what books and moves hours; those of hours gone by are tidied away.
 */
export const sessionSlots = pgTable(
  'session_slots',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the quarter begins. */
    slot: moment('slot').notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => tuitionSessions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.slot] }),
    index('session_slots_session').on(table.sessionId),
    index('session_slots_slot').on(table.slot),
  ],
)

/** When a tutor teaches in an ordinary week, by the tutor's own clock; spans of a day never meet. */
export const tutorAvailability = pgTable(
  'tutor_availability',
  {
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.userId, { onDelete: 'cascade' }),
    /** 1 Monday to 7 Sunday. */
    weekday: smallint('weekday').notNull(),
    /** Minutes since midnight, in quarters of an hour; 1440 is the next midnight. */
    from: smallint('from_minute').notNull(),
    to: smallint('to_minute').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tutorId, table.weekday, table.from] }),
    check('tutor_availability_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'tutor_availability_span',
      sql`${table.from} >= 0 and ${table.from} < ${table.to} and ${table.to} <= 1440
        and ${table.from} % 15 = 0 and ${table.to} % 15 = 0`,
    ),
  ],
)

/** When a tutor does not teach, whatever the ordinary week says. */
export const tutorTimeOff = pgTable(
  'tutor_time_off',
  {
    id: uuid('id').primaryKey(),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.userId, { onDelete: 'cascade' }),
    from: moment('starts_at').notNull(),
    until: moment('ends_at').notNull(),
    note: text('note').notNull().default(''),
  },
  (table) => [
    index('tutor_time_off_tutor').on(table.tutorId, table.until),
    check('tutor_time_off_span', sql`${table.from} < ${table.until}`),
  ],
)

/** A student asks for another time for an hour; at most one is open for each hour. */
export const rescheduleRequests = pgTable(
  'reschedule_requests',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => tuitionSessions.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    /** `closed`: the hour was cancelled or moved without an answer to it. */
    state: text('state', {
      enum: ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'closed'],
    }).notNull(),
    askedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    /** The answer's words. */
    message: text('message').notNull().default(''),
  },
  (table) => [
    uniqueIndex('reschedule_requests_open').on(table.sessionId).where(sql`${table.state} = 'open'`),
    index('reschedule_requests_session').on(table.sessionId, table.askedAt),
    index('reschedule_requests_answered_by').on(table.answeredBy),
    check(
      'reschedule_requests_state_known',
      sql`${table.state} in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'closed')`,
    ),
    check(
      'reschedule_requests_answered',
      sql`(${table.state} = 'open') = (${table.answeredAt} is null)`,
    ),
  ],
)

/** The times that a request proposes, in the student's order of preference. */
export const rescheduleProposals = pgTable(
  'reschedule_proposals',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => rescheduleRequests.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    startsAt: moment('starts_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.position] }),
    check('reschedule_proposals_position', sql`${table.position} between 1 and 3`),
  ],
)

/**
 * Tuition hours as entries that are only ever added (a trigger refuses update and delete); the
 * balance is their sum. `event` names what
 * an entry comes from (`booking:<id>`, `session:<id>:<version>`, `return:<entry id>`,
 * `adjustment:<id>`; of hours of before `session:<id>`) and is unique, so that the same event never
 * counts twice. A correction gives back the entry that it takes the place of (`returned`) and adds
 * its own, so that the entries of an hour come to minus its quarters where it counts, and to 0
 * where it does not.
 */
export const tuitionLedger = pgTable(
  'tuition_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId),
    kind: text('kind', { enum: ['bought', 'used', 'returned', 'adjusted'] }).notNull(),
    /** Quarters of an hour: above 0 when bought or returned, below 0 when used. */
    quarters: smallint('quarters').notNull(),
    event: text('event').notNull(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    sessionId: uuid('session_id').references(() => tuitionSessions.id),
    /** The entry that is given back by this one. */
    reverses: bigint('reverses', { mode: 'number' }).references(
      (): AnyPgColumn => tuitionLedger.id,
    ),
    note: text('note').notNull().default(''),
    occurredAt: moment('occurred_at').notNull(),
  },
  (table) => [
    uniqueIndex('tuition_ledger_event').on(table.event),
    uniqueIndex('tuition_ledger_reverses').on(table.reverses),
    index('tuition_ledger_by_date').on(table.studentId, table.occurredAt, table.id),
    index('tuition_ledger_student').on(table.studentId, table.kind, table.quarters),
    index('tuition_ledger_booking').on(table.bookingId),
    index('tuition_ledger_session').on(table.sessionId),
    check(
      'tuition_ledger_kind',
      sql`case ${table.kind}
        when 'bought' then ${table.quarters} > 0 and ${table.bookingId} is not null and ${table.sessionId} is null
        when 'used' then ${table.quarters} < 0 and ${table.sessionId} is not null and ${table.bookingId} is null
        when 'returned' then ${table.quarters} > 0 and ${table.sessionId} is not null and ${table.bookingId} is null
        when 'adjusted' then ${table.quarters} <> 0 and ${table.sessionId} is null
        else false end`,
    ),
    check(
      'tuition_ledger_reverses_known',
      sql`(${table.kind} = 'returned') = (${table.reverses} is not null)`,
    ),
  ],
)

/** What came of the latest check of the ledger's laws; one row once there was one. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: smallint('id').primaryKey().default(1),
    checkedAt: moment('checked_at').notNull(),
    /** Hours, students and entries that do not keep them. */
    drift: integer('drift').notNull(),
  },
  (table) => [check('ledger_checks_one_row', sql`${table.id} = 1`)],
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
