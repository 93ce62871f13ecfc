import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { students, users } from './user.ts'

/** How VAT is charged; only `standard` and `reduced` have a rate above 0. */
export const vatKinds = ['standard', 'reduced', 'zero', 'exempt', 'outside'] as const

/** What a programme may open, by the names of the student's claims. */
export const entitlementNames = [
  'hasQuestionBank',
  'hasCourses',
  'hasAcademy',
  'hasSeminar',
  'hasLibrary',
  'hasReadingList',
  'hasPsSubmission',
  'hasEssaySubmission',
] as const

/** What a programme or a booking of it opens, by the names of the student's claims. */
export const entitlementFlags = () => ({
  hasQuestionBank: boolean('has_question_bank').notNull().default(false),
  hasCourses: boolean('has_courses').notNull().default(false),
  hasAcademy: boolean('has_academy').notNull().default(false),
  hasSeminar: boolean('has_seminar').notNull().default(false),
  hasLibrary: boolean('has_library').notNull().default(false),
  hasReadingList: boolean('has_reading_list').notNull().default(false),
  hasPsSubmission: boolean('has_ps_submission').notNull().default(false),
  hasEssaySubmission: boolean('has_essay_submission').notNull().default(false),
})

/** What is sold, as new bookings begin with it; a change touches no booking that there is. */
export const programmes = pgTable(
  'programmes',
  {
    id: uuid('id').primaryKey(),
    /** Unique in any case. */
    name: text('name').notNull(),
    /** Tuition in quarters of an hour; 0 without a limit. */
    quarters: smallint('quarters').notNull().default(0),
    isUnlimited: boolean('is_unlimited').notNull().default(false),
    isHeadStart: boolean('is_head_start').notNull().default(false),
    ...entitlementFlags(),
    /** How long it lasts from its first day; null where it ends on a day of the year. */
    months: smallint('months'),
    /** `dd-mm`: it ends on the next such day; null where it lasts months. */
    endsOnDay: text('ends_on_day'),
    /** Whole pence, VAT included. */
    pricePence: integer('price_pence').notNull().default(0),
    vat: text('vat', { enum: vatKinds }).notNull().default('standard'),
    /** Not offered any more; what was sold stays. */
    isArchived: boolean('is_archived').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('programmes_name').on(sql`lower(${t.name})`),
    check('programmes_quarters', sql`${t.quarters} between 0 and 4000`),
    check('programmes_months', sql`${t.months} between 1 and 60`),
    check('programmes_day', sql`${t.endsOnDay} ~ '^[0-3][0-9]-[01][0-9]$'`),
    check('programmes_end', sql`(${t.months} is null) <> (${t.endsOnDay} is null)`),
    check('programmes_price', sql`${t.pricePence} >= 0`),
    check('programmes_vat', sql`${t.vat} in ('standard', 'reduced', 'zero', 'exempt', 'outside')`),
  ],
)

/**
 * What a student has or has not beside the bookings, set by hand. It goes before them through its
 * last day by the student's own clock, or for good.
 */
export const entitlementOverrides = pgTable(
  'entitlement_overrides',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** By the name of the claim. */
    entitlement: text('entitlement', {
      enum: entitlementNames,
    }).notNull(),
    isOn: boolean('is_on').notNull(),
    /** Its last day; null for good. */
    until: date('until_day', { mode: 'string' }),
    reason: text('reason').notNull(),
    /** Who set it; null where the account is gone. */
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.entitlement] }),
    check(
      'entitlement_overrides_known',
      sql`${t.entitlement} in ('hasQuestionBank', 'hasCourses', 'hasAcademy', 'hasSeminar',
        'hasLibrary', 'hasReadingList', 'hasPsSubmission', 'hasEssaySubmission')`,
    ),
  ],
)
