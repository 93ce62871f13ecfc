import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { students, users } from './user.ts'

/**
 * Lights of the audit that an admin set aside for a while, with the reason. One runs until its last
 * day, until it is ended by hand, or until the student does something: that is found on reading, and
 * nothing is written for it. Rows stay, so that it can be read why a light was not followed up.
 */
export const auditSnoozes = pgTable(
  'audit_snoozes',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    /** The last day of it, by the student's own clock. */
    untilOn: date('until_on', { mode: 'string' }).notNull(),
    madeAt: moment('made_at').notNull(),
    /** Null when whoever made it has left. */
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    /** When somebody ended it, or made another in its place; null for one that ends by itself. */
    endedAt: moment('ended_at'),
    endedBy: uuid('ended_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    // One of a student that nobody has ended.
    uniqueIndex('audit_snoozes_one').on(table.studentId).where(sql`${table.endedAt} is null`),
    index('audit_snoozes_student').on(table.studentId, table.madeAt),
    index('audit_snoozes_made_by').on(table.madeBy),
    index('audit_snoozes_ended_by').on(table.endedBy),
    check(
      'audit_snoozes_ended',
      sql`${table.endedAt} is null or ${table.endedAt} >= ${table.madeAt}`,
    ),
  ],
)

/**
 * Roll-up: what a student's light is found by, so that lists and counts of all students need not read
 * what each of them did. Kept by triggers on `student_activity`, `students`, `users`, `student_schools`
 * and `audit_snoozes`, in the same transaction, whoever writes; migrations make them. Days are the
 * student's own. A light itself stands nowhere, since it changes with the day and with holidays.
 */
export const studentLights = pgTable(
  'student_lights',
  {
    studentId: uuid('student_id')
      .primaryKey()
      .references(() => students.userId, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull(),
    timeZone: text('time_zone').notNull(),
    /** All of them, in order of their ids: whose holidays count. */
    schools: uuid('schools').array().notNull(),
    /** First and last name in lower case, by which equals are sorted. */
    sortName: text('sort_name').notNull(),
    /** The last activity; null before the first. */
    lastAt: moment('last_at'),
    /** The same; the start of the first day of the programme where there was none. */
    since: moment('since').notNull(),
    /** The day of it, after which days without activity are counted. */
    sinceOn: date('since_on', { mode: 'string' }).notNull(),
    /**
     * The last day on which the light is set aside, also one that is past; null where nothing sets it
     * aside, or activity ended that.
     */
    snoozedUntil: date('snoozed_until', { mode: 'string' }),
    /** When that was made: activity after it ends it. */
    snoozedAt: moment('snoozed_at'),
  },
  (table) => [
    // All students by last activity, and those whose last activity was in a span of time.
    index('student_lights_since')
      .on(table.since, table.sortName, table.studentId)
      .where(sql`${table.isActive}`),
    index('student_lights_snoozed')
      .on(table.snoozedUntil)
      .where(sql`${table.isActive} and ${table.snoozedUntil} is not null`),
  ],
)

/**
 * Roll-up: how many students who are not stopped there are of each kind that can differ in light, so
 * that counting lights reads some hundreds of rows. Kept by triggers on `student_lights`. Rows are only
 * added, also with numbers below 0, so that nobody who does something waits for others; there may be
 * several of one kind, whose sum counts and which a round merges.
 */
export const lightTallies = pgTable('light_tallies', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  timeZone: text('time_zone').notNull(),
  schools: uuid('schools').array().notNull(),
  sinceOn: date('since_on', { mode: 'string' }).notNull(),
  snoozedUntil: date('snoozed_until', { mode: 'string' }),
  students: integer('students').notNull(),
})
