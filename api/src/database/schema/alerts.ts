import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { students, users } from './user.ts'

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
    /** Until a senior tutor or admin has looked at it, only staff see it; null means not yet. */
    reviewedAt: moment('reviewed_at'),
    reviewedBy: uuid('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    /** The senior tutor left the decision to the office. */
    isPassedOn: boolean('is_passed_on').notNull().default(false),
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** The student was told something with it, and is told when it is closed. */
    isStudentTold: boolean('is_student_told').notNull().default(false),
    /** The day on which somebody looks at it again; in the calendar of those who see it. */
    followUpOn: date('follow_up_on', { mode: 'string' }),
    /** What came of it, once closed. */
    outcome: text('outcome').notNull().default(''),
    closedBy: uuid('closed_by').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    /** Null when whoever raised it has left. */
    raisedBy: uuid('raised_by').references(() => users.id, { onDelete: 'set null' }),
    raisedAt: moment('raised_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('alerts_open').on(table.studentId).where(sql`${table.state} = 'open'`),
    index('alerts_student').on(table.studentId, table.raisedAt),
    index('alerts_raised_by').on(table.raisedBy),
    index('alerts_reviewed_by').on(table.reviewedBy),
    index('alerts_assigned_to').on(table.assignedTo),
    index('alerts_closed_by').on(table.closedBy),
    index('alerts_raised_at').on(table.raisedAt),
    index('alerts_to_review')
      .on(table.raisedAt)
      .where(sql`${table.state} = 'open' and ${table.reviewedAt} is null`),
    check('alerts_type_known', sql`${table.type} between 1 and 4`),
    check('alerts_audience_known', sql`${table.audience} in ('staff', 'family', 'school')`),
    check('alerts_state_known', sql`${table.state} in ('open', 'closed')`),
    check('alerts_closed_at', sql`(${table.state} = 'closed') = (${table.closedAt} is not null)`),
  ],
)

/** What was said of a concern, and what became of it, in order; only ever added to. */
export const alertComments = pgTable(
  'alert_comments',
  {
    id: uuid('id').primaryKey(),
    alertId: uuid('alert_id')
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    /** `event`: a step, such as closing, in words. */
    kind: text('kind', { enum: ['comment', 'event'] }).notNull(),
    /** Null when whoever said it has left, and for what the portal did. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** Only staff see it. */
    isInternal: boolean('is_internal').notNull(),
    saidAt: moment('said_at').notNull(),
  },
  (table) => [
    index('alert_comments_alert').on(table.alertId, table.saidAt),
    index('alert_comments_author').on(table.authorId),
    check('alert_comments_kind_known', sql`${table.kind} in ('comment', 'event')`),
  ],
)
