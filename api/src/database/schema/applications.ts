import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { admissionTests } from './subjects.ts'
import { students } from './user.ts'

/** A course that a student applies for; at most five, as UCAS takes them. */
export const applicationChoices = pgTable(
  'application_choices',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** 1 to 5; held apart when the transaction ends (a deferred constraint), so that rows may change places. */
    position: smallint('position').notNull(),
    university: text('university').notNull(),
    course: text('course').notNull(),
    courseCode: text('course_code').notNull().default(''),
    offer: text('offer', {
      enum: ['none yet', 'interview', 'conditional', 'unconditional', 'declined', 'unsuccessful'],
    }).notNull(),
    conditions: text('conditions').notNull().default(''),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('application_choices_position').on(table.studentId, table.position),
    check('application_choices_five', sql`${table.position} between 1 and 5`),
    check(
      'application_choices_offer_known',
      sql`${table.offer} in ('none yet', 'interview', 'conditional', 'unconditional', 'declined', 'unsuccessful')`,
    ),
  ],
)

/** An admissions test that a student sits. */
export const testRegistrations = pgTable(
  'test_registrations',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    admissionTestId: integer('admission_test_id')
      .notNull()
      .references(() => admissionTests.id),
    sitsOn: date('sits_on', { mode: 'string' }),
    centre: text('centre').notNull().default(''),
    state: text('state', { enum: ['planned', 'registered', 'sat', 'result in'] }).notNull(),
    /** As the test's board writes it; empty until it is in. */
    result: text('result').notNull().default(''),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('test_registrations_student').on(table.studentId),
    index('test_registrations_test').on(table.admissionTestId),
    check(
      'test_registrations_state_known',
      sql`${table.state} in ('planned', 'registered', 'sat', 'result in')`,
    ),
  ],
)
