import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { payers } from './money.payers.ts'
import { entitlementFlags, programmes, vatKinds } from './programmes.ts'
import { students, users } from './user.ts'

/** A sale that began, renewed or extended a programme. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** What it was sold as; of an upsell that does not rename, the programme that it adds to. */
    programName: text('program_name').notNull(),
    /** Quarters of an hour; 0 for programmes without tuition or without a limit. */
    quarters: smallint('quarters').notNull(),
    bookedAt: moment('booked_at').notNull(),
    kind: text('kind', { enum: ['new', 'renewal', 'upsell'] })
      .notNull()
      .default('new'),
    /** What an upsell adds to. */
    extendsId: uuid('extends_id').references((): AnyPgColumn => bookings.id),
    /** What it began with; null where it was put together by hand. */
    programmeId: uuid('programme_id').references(() => programmes.id),
    /** Who owes what it costs; null where nothing was ever owed for it. */
    payerId: uuid('payer_id').references(() => payers.id),
    state: text('state', { enum: ['confirmed', 'cancelled'] })
      .notNull()
      .default('confirmed'),
    /** Its first day. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** Its last day; null for an upsell that brings no later end. */
    expiresOn: date('expires_on', { mode: 'string' }),
    /** Tuition without a limit. */
    isUnlimited: boolean('is_unlimited').notNull().default(false),
    isHeadStart: boolean('is_head_start').notNull().default(false),
    ...entitlementFlags(),
    /** Of an upsell: whether the programme is called by its name from then on. */
    renames: boolean('renames').notNull().default(false),
    /** Null where nobody of the staff sold it, and for sales from before this was kept. */
    soldBy: uuid('sold_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note').notNull().default(''),
    version: integer('version').notNull().default(1),
    /** The last day of one that was cancelled. */
    cancelledOn: date('cancelled_on', { mode: 'string' }),
    cancelReason: text('cancel_reason').notNull().default(''),
  },
  (table) => [
    index('bookings_student').on(table.studentId),
    index('bookings_booked_at').on(table.bookedAt, table.id),
    index('bookings_payer').on(table.payerId),
    index('bookings_programme').on(table.programmeId),
    index('bookings_extends').on(table.extendsId),
    index('bookings_sold_by').on(table.soldBy),
    index('bookings_days').on(table.startsOn, table.expiresOn),
    check('bookings_quarters', sql`${table.quarters} between 0 and 4000`),
    check('bookings_kind', sql`${table.kind} in ('new', 'renewal', 'upsell')`),
    check('bookings_state', sql`${table.state} in ('confirmed', 'cancelled')`),
    check('bookings_span', sql`${table.startsOn} <= ${table.expiresOn}`),
    check('bookings_end', sql`${table.kind} = 'upsell' or ${table.expiresOn} is not null`),
    check(
      'bookings_cancelled',
      sql`(${table.state} = 'cancelled') = (${table.cancelledOn} is not null)`,
    ),
  ],
)

/** A booking as it was saved each time, by whom and why. Rows are only ever added. */
export const bookingVersions = pgTable(
  'booking_versions',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** By the names that its fields have in the call that changes it. */
    snapshot: jsonb('snapshot').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Null where the portal made it. */
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull().default(''),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.bookingId, t.version] }), index('booking_versions_by').on(t.by)],
)

/** What a booking costs, line by line; one without any has no price yet. */
export const bookingLines = pgTable(
  'booking_lines',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: smallint('position').notNull(),
    kind: text('kind', { enum: ['programme', 'hours', 'extra', 'discount'] }).notNull(),
    description: text('description').notNull(),
    /** Whole pence, VAT included; below 0 for a discount. */
    pence: integer('pence').notNull(),
    vat: text('vat', { enum: vatKinds }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.position] }),
    check('booking_lines_kind', sql`${t.kind} in ('programme', 'hours', 'extra', 'discount')`),
    check('booking_lines_sign', sql`(${t.kind} = 'discount') = (${t.pence} < 0)`),
    check(
      'booking_lines_vat',
      sql`${t.vat} in ('standard', 'reduced', 'zero', 'exempt', 'outside')`,
    ),
  ],
)
