import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { sectionNumbers, topics } from './subjects.ts'
import { students, tutors } from './user.ts'

/**
 * What a tutor and a student have set themselves to reach by a day. How far it is comes from data,
 * except where the tutor notes it by hand.
 */
export const tutorTargets = pgTable(
  'tutor_targets',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.userId, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    measure: text('measure', {
      enum: ['topic mastery', 'questions', 'simulation score', 'hours', 'by hand'],
    }).notNull(),
    /** Of topic mastery, and of nothing else. */
    topicId: integer('topic_id').references(() => topics.id),
    /** Of a simulation score, and of nothing else. */
    sectionId: integer('section_id').references(() => sectionNumbers.id),
    /** What was measured when it was set; null where there was nothing to measure yet. */
    start: doublePrecision('start_value'),
    goal: doublePrecision('goal').notNull(),
    /** By hand alone: as the tutor last noted it. */
    noted: doublePrecision('noted'),
    /** Of questions alone: those of its first day (UTC) that were answered before it was set. */
    answeredBefore: integer('answered_before').notNull().default(0),
    setAt: moment('set_at').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** Kept for good once it is reached. */
    metAt: moment('met_at'),
    droppedAt: moment('dropped_at'),
    dropReason: text('drop_reason').notNull().default(''),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('tutor_targets_student').on(table.studentId, table.setAt),
    index('tutor_targets_tutor').on(table.tutorId, table.dueOn),
    index('tutor_targets_topic').on(table.topicId),
    index('tutor_targets_section').on(table.sectionId),
    // What a round looks at: few of all there are.
    index('tutor_targets_open')
      .on(table.dueOn, table.id)
      .where(sql`${table.metAt} is null and ${table.droppedAt} is null`),
    check(
      'tutor_targets_measure_known',
      sql`case ${table.measure}
        when 'topic mastery' then ${table.topicId} is not null and ${table.sectionId} is null
        when 'simulation score' then ${table.sectionId} is not null and ${table.topicId} is null
        when 'questions' then ${table.topicId} is null and ${table.sectionId} is null
        when 'hours' then ${table.topicId} is null and ${table.sectionId} is null
        when 'by hand' then ${table.topicId} is null and ${table.sectionId} is null
        else false end`,
    ),
    check(
      'tutor_targets_noted',
      sql`(${table.measure} = 'by hand') = (${table.noted} is not null)`,
    ),
    check('tutor_targets_upward', sql`${table.start} is null or ${table.goal} > ${table.start}`),
    check('tutor_targets_open_or_not', sql`${table.metAt} is null or ${table.droppedAt} is null`),
  ],
)
