import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { admissionTests, sectionNumbers } from './subjects.ts'
import { students, users } from './user.ts'

/** What a student got in an admissions test, as whoever sets the test says. */
export const officialResults = pgTable(
  'official_results',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    admissionTestId: integer('admission_test_id')
      .notNull()
      .references(() => admissionTests.id),
    /** Null for the test as a whole. */
    sectionId: integer('section_id'),
    /** The year in which it was sat, and the month: 1 January to 12 December. */
    year: smallint('year').notNull(),
    month: smallint('month').notNull(),
    /** The day on which it was sat; null where only the month is known. */
    satOn: date('sat_on', { mode: 'string' }),
    /** The first day that is not before the test: `satOn`, or else the first of the month. */
    testDay: date('test_day', { mode: 'string' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(sat_on, make_date(year, month, 1))`),
    /** On the official scale of the test. */
    score: numeric('score', { precision: 7, scale: 2, mode: 'number' }).notNull(),
    source: text('source', { enum: ['typed', 'imported'] }).notNull(),
    version: integer('version').notNull().default(1),
    savedAt: moment('saved_at').notNull(),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('official_results_once')
      .on(t.studentId, t.admissionTestId, t.sectionId, t.year, t.month)
      .nullsNotDistinct(),
    foreignKey({
      name: 'official_results_section',
      columns: [t.sectionId, t.admissionTestId],
      foreignColumns: [sectionNumbers.id, sectionNumbers.admissionTestId],
    }),
    // The list, the newest sitting first, and the results of a test.
    index('official_results_sat').on(t.testDay, t.id),
    index('official_results_test').on(t.admissionTestId, t.testDay),
    index('official_results_part').on(t.sectionId),
    index('official_results_saved_by').on(t.savedBy),
    check(
      'official_results_sitting',
      sql`${t.year} between 2000 and 2100 and ${t.month} between 1 and 12`,
    ),
    check(
      'official_results_day',
      sql`${t.satOn} is null or (extract(year from ${t.satOn}) = ${t.year} and extract(month from ${t.satOn}) = ${t.month})`,
    ),
    check('official_results_score', sql`${t.score} between 0 and 10000`),
    check('official_results_source', sql`${t.source} in ('typed', 'imported')`),
  ],
)

/**
 * How ready a student was for a part on a day, as it was shown then: answers of later change nothing
 * of it. One a week of each student whose programme goes on; see `readinessOfPart`.
 */
export const readinessSnapshots = pgTable(
  'readiness_snapshots',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sectionNumbers.id),
    /** UTC. */
    takenOn: date('taken_on', { mode: 'string' }).notNull(),
    /** Predicted share of marks, and half of its 90 % interval; 0 to 1. */
    score: real('score').notNull(),
    margin: real('margin').notNull(),
  },
  (t) => [
    // The newest before a day is at its end.
    primaryKey({ columns: [t.studentId, t.sectionId, t.takenOn] }),
    index('readiness_snapshots_part').on(t.sectionId),
    check('readiness_snapshots_share', sql`${t.score} between 0 and 1 and ${t.margin} >= 0`),
  ],
)
