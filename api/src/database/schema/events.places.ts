import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { liveEventSessions, liveEvents } from './events.ts'
import { files } from './files.ts'
import { students, users } from './user.ts'

const eventId = () =>
  uuid('event_id')
    .notNull()
    .references(() => liveEvents.id, { onDelete: 'cascade' })

/** Slides and the like of an event or of one of its sessions. */
export const liveEventFiles = pgTable(
  'live_event_files',
  {
    id: uuid('id').primaryKey(),
    eventId: eventId(),
    /** Null for the event as a whole. */
    sessionId: uuid('session_id').references(() => liveEventSessions.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: ['slides', 'handout', 'other'] }).notNull(),
    /** Learners have it once its session, or the event, is over. */
    isAfterEnd: boolean('is_after_end').notNull(),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: moment('added_at').notNull(),
    /** When it was taken away; 30 days later it goes. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('live_event_files_event').on(table.eventId, table.addedAt),
    index('live_event_files_session').on(table.sessionId),
    index('live_event_files_file').on(table.fileId),
    index('live_event_files_added_by').on(table.addedBy),
    index('live_event_files_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    check('live_event_files_kind_known', sql`${table.kind} in ('slides', 'handout', 'other')`),
  ],
)

/** A student's place in an event, or in its queue. */
export const liveEventPlaces = pgTable(
  'live_event_places',
  {
    eventId: eventId(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    state: text('state', { enum: ['registered', 'waiting', 'cancelled'] }).notNull(),
    /** Of who waits: smaller ones come first. Null for all others. */
    queueNo: integer('queue_no'),
    /** When the place, or the one in the queue, was asked for last. */
    registeredAt: moment('registered_at').notNull(),
    /** Since when it is a place and no wait; null for who never had one. */
    heldAt: moment('held_at'),
    cancelledAt: moment('cancelled_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.studentId] }),
    index('live_event_places_student').on(table.studentId, table.state),
    uniqueIndex('live_event_places_queue')
      .on(table.eventId, table.queueNo)
      .where(sql`${table.state} = 'waiting'`),
    index('live_event_places_state').on(table.eventId, table.state, table.registeredAt),
    check(
      'live_event_places_state_known',
      sql`${table.state} in ('registered', 'waiting', 'cancelled')`,
    ),
    check(
      'live_event_places_waiting',
      sql`(${table.state} = 'waiting') = (${table.queueNo} is not null)`,
    ),
    check(
      'live_event_places_cancelled',
      sql`(${table.state} = 'cancelled') = (${table.cancelledAt} is not null)`,
    ),
    check(
      'live_event_places_held',
      sql`${table.state} <> 'registered' or ${table.heldAt} is not null`,
    ),
  ],
)

/** Who came to a session: when somebody joined, and what was marked. */
export const liveEventAttendance = pgTable(
  'live_event_attendance',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => liveEventSessions.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** Null until it is marked. */
    state: text('state', { enum: ['present', 'late', 'absent', 'excused'] }),
    /** When the way in was taken for the first time; null for who never took it. */
    joinedAt: moment('joined_at'),
    markedBy: uuid('marked_by').references(() => users.id, { onDelete: 'set null' }),
    markedAt: moment('marked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.studentId] }),
    index('live_event_attendance_student').on(table.studentId),
    index('live_event_attendance_marked_by').on(table.markedBy),
    check(
      'live_event_attendance_state_known',
      sql`${table.state} in ('present', 'late', 'absent', 'excused')`,
    ),
  ],
)

/** What learners thought of an event. */
export const liveEventRatings = pgTable(
  'live_event_ratings',
  {
    eventId: eventId(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    stars: smallint('stars').notNull(),
    comment: text('comment').notNull().default(''),
    /** The first time; it can be changed for 14 days. */
    ratedAt: moment('rated_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.studentId] }),
    index('live_event_ratings_student').on(table.studentId),
    check('live_event_ratings_stars', sql`${table.stars} between 1 and 5`),
  ],
)

/** What those who gave an event say of it. */
export const liveEventReports = pgTable(
  'live_event_reports',
  {
    eventId: uuid('event_id')
      .primaryKey()
      .references(() => liveEvents.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    version: integer('version').notNull().default(1),
    /** Whoever saved it first; null once that account has been deleted. */
    writerId: uuid('writer_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null for a draft. */
    sentAt: moment('sent_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('live_event_reports_writer').on(table.writerId)],
)

/** What a sent report said before it was changed; only ever added. */
export const liveEventReportTexts = pgTable(
  'live_event_report_texts',
  {
    eventId: eventId(),
    version: integer('version').notNull(),
    body: text('body').notNull(),
    writerId: uuid('writer_id').references(() => users.id, { onDelete: 'set null' }),
    /** Until when it said so. */
    replacedAt: moment('replaced_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.version] }),
    index('live_event_report_texts_writer').on(table.writerId),
  ],
)

/** What staff noted of somebody at an event, for staff. */
export const liveEventNotes = pgTable(
  'live_event_notes',
  {
    id: uuid('id').primaryKey(),
    eventId: eventId(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** Null once that account has been deleted. */
    writerId: uuid('writer_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    index('live_event_notes_of_student').on(table.eventId, table.studentId, table.writtenAt),
    index('live_event_notes_student').on(table.studentId),
    index('live_event_notes_writer').on(table.writerId),
  ],
)
