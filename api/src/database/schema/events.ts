import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { mediaAssets } from './media.ts'
import { degreeGroups } from './subjects.ts'
import { tutors, users } from './user.ts'

/** Seminars, which have one session, and courses, which have up to 60. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['seminar', 'course'] }).notNull(),
    state: text('state', { enum: ['draft', 'published', 'cancelled'] }).notNull(),
    title: text('title').notNull(),
    /** Segment of its address, for reading alone: what is there, the id decides. */
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    /** Why it was cancelled, in words for those who had a place; empty otherwise. */
    reason: text('reason').notNull().default(''),
    /** How many places there are; null for no limit. */
    capacity: integer('capacity'),
    enrolment: text('enrolment', { enum: ['open', 'by admin'] }).notNull(),
    /** Who may watch recordings: every learner who has seminars or courses, or those with a place. */
    recordingFor: text('recording_for', { enum: ['everyone', 'places'] }).notNull(),
    /** How many have a place and wait, kept by whatever moves somebody, under a lock on this row. */
    registered: integer('registered').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
    /** The last number in the queue that was given out; numbers only grow. */
    lastQueued: integer('last_queued').notNull().default(0),
    /** When its first session starts and its last one ends, kept with the sessions. */
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** Who changed it last; null once that account has been deleted. */
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    /** When those who give it were told that its report is due; null before. */
    reportAskedAt: moment('report_asked_at'),
    /** When it was removed; 30 days later it goes. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('live_events_by_end').on(table.kind, table.endsAt, table.id),
    index('live_events_by_start').on(table.kind, table.startsAt, table.id),
    index('live_events_by_title').on(table.kind, table.title, table.id),
    index('live_events_by_places').on(table.kind, table.registered, table.id),
    index('live_events_by_change').on(table.kind, table.updatedAt, table.id),
    index('live_events_title').using('gin', sql`${table.title} gin_trgm_ops`),
    index('live_events_created_by').on(table.createdBy),
    index('live_events_updated_by').on(table.updatedBy),
    index('live_events_queues').on(table.startsAt).where(sql`${table.waiting} > 0`),
    index('live_events_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
    index('live_events_report_due')
      .on(table.endsAt)
      .where(sql`${table.state} = 'published' and ${table.reportAskedAt} is null`),
    check('live_events_kind_known', sql`${table.kind} in ('seminar', 'course')`),
    check('live_events_state_known', sql`${table.state} in ('draft', 'published', 'cancelled')`),
    check('live_events_enrolment_known', sql`${table.enrolment} in ('open', 'by admin')`),
    check('live_events_recording_known', sql`${table.recordingFor} in ('everyone', 'places')`),
    check('live_events_capacity', sql`${table.capacity} between 1 and 5000`),
    check('live_events_counts', sql`${table.registered} >= 0 and ${table.waiting} >= 0`),
    check('live_events_span', sql`${table.startsAt} < ${table.endsAt}`),
    check(
      'live_events_cancelled',
      sql`(${table.state} = 'cancelled') = (${table.cancelledAt} is not null)`,
    ),
  ],
)

const eventId = () =>
  uuid('event_id')
    .notNull()
    .references(() => liveEvents.id, { onDelete: 'cascade' })

/** The groups of degrees for which an event is. */
export const liveEventDegreeGroups = pgTable(
  'live_event_degree_groups',
  {
    eventId: eventId(),
    degreeGroupId: integer('degree_group_id')
      .notNull()
      .references(() => degreeGroups.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.degreeGroupId] }),
    index('live_event_degree_groups_group').on(table.degreeGroupId, table.eventId),
  ],
)

/** Who gives an event, in their order. */
export const liveEventTutors = pgTable(
  'live_event_tutors',
  {
    eventId: eventId(),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.userId, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.tutorId] }),
    index('live_event_tutors_tutor').on(table.tutorId, table.eventId),
  ],
)

/** When an event takes place, and what is left of it. */
export const liveEventSessions = pgTable(
  'live_event_sessions',
  {
    id: uuid('id').primaryKey(),
    eventId: eventId(),
    title: text('title').notNull().default(''),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** IANA zone by whose clock it was planned, and its copies are. */
    timeZone: text('time_zone').notNull(),
    place: text('place').notNull().default(''),
    /** Leaves the server by the rule of joining alone. */
    joinLink: text('join_link'),
    /** A film of the portal, or an address elsewhere; never both. */
    recordingId: uuid('recording_id').references(() => mediaAssets.id, { onDelete: 'set null' }),
    recordingLink: text('recording_link'),
    /** When those with a place were told of a recording, which happens once. */
    recordingToldAt: moment('recording_told_at'),
    /** How often its attendance was saved. */
    attendanceVersion: integer('attendance_version').notNull().default(0),
    /** When those with a place were reminded, a day and an hour before it; another time forgets it. */
    dayToldAt: moment('day_told_at'),
    hourToldAt: moment('hour_told_at'),
    /** How often its time was changed, as calendar programs count. */
    sequence: integer('sequence').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('live_event_sessions_event').on(table.eventId, table.startsAt, table.id),
    index('live_event_sessions_starts').on(table.startsAt, table.eventId),
    index('live_event_sessions_recording').on(table.recordingId),
    index('live_event_sessions_day').on(table.startsAt).where(sql`${table.dayToldAt} is null`),
    index('live_event_sessions_hour').on(table.startsAt).where(sql`${table.hourToldAt} is null`),
    check('live_event_sessions_span', sql`${table.startsAt} < ${table.endsAt}`),
    check('live_event_sessions_link', sql`${table.joinLink} like 'https://%'`),
    check(
      'live_event_sessions_recording_once',
      sql`${table.recordingId} is null or ${table.recordingLink} is null`,
    ),
    check('live_event_sessions_recording_link', sql`${table.recordingLink} like 'https://%'`),
  ],
)
