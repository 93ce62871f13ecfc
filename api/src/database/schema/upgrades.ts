import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { files } from './files.ts'
import { entitlementNames } from './programmes.ts'
import { bookings } from './sales.ts'
import { students, users } from './user.ts'

/** What may be sold beside a programme. */
export const upgrades = pgTable(
  'upgrades',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** At most 300 characters. */
    summary: text('summary').notNull(),
    /** Cleaned HTML with `\( … \)`. */
    body: text('body').notNull(),
    imageId: uuid('image_id').references(() => files.id, { onDelete: 'set null' }),
    pricePence: integer('price_pence').notNull(),
    per: text('per', { enum: ['once', 'month', 'hour'] }).notNull(),
    /** What it opens to the student, by the names of the claims. */
    entitlements: text('entitlements', {
      enum: entitlementNames,
    })
      .array()
      .notNull(),
    /** Tuition that it adds, in quarters of an hour. */
    quarters: smallint('quarters').notNull(),
    state: text('state', { enum: ['draft', 'offered', 'withdrawn'] }).notNull(),
    /** Place in the catalogue; the id decides between equal ones. */
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('upgrades_place').on(t.position, t.id),
    index('upgrades_image').on(t.imageId),
    check('upgrades_per', sql`${t.per} in ('once', 'month', 'hour')`),
    check('upgrades_state', sql`${t.state} in ('draft', 'offered', 'withdrawn')`),
    check('upgrades_price', sql`${t.pricePence} >= 0`),
    check('upgrades_quarters', sql`${t.quarters} between 0 and 4000`),
  ],
)

/** A student's wish to have an upgrade, and what became of it. Only a sale accepts one. */
export const upgradeRequests = pgTable(
  'upgrade_requests',
  {
    id: uuid('id').primaryKey(),
    upgradeId: uuid('upgrade_id')
      .notNull()
      .references(() => upgrades.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    /** The student's words; may be empty. */
    note: text('note').notNull(),
    state: text('state', { enum: ['pending', 'accepted', 'declined', 'cancelled'] }).notNull(),
    /** Why it was declined. */
    reason: text('reason'),
    /** The sale that accepted it. */
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    requestedAt: moment('requested_at').notNull(),
    /** When it was accepted, declined or cancelled, and by whom. */
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('upgrade_requests_pending')
      .on(t.studentId, t.upgradeId)
      .where(sql`${t.state} = 'pending'`),
    index('upgrade_requests_student').on(t.studentId, t.requestedAt),
    index('upgrade_requests_state').on(t.state, t.requestedAt),
    index('upgrade_requests_upgrade').on(t.upgradeId),
    index('upgrade_requests_booking').on(t.bookingId),
    index('upgrade_requests_decider').on(t.decidedBy),
    check(
      'upgrade_requests_state',
      sql`${t.state} in ('pending', 'accepted', 'declined', 'cancelled')`,
    ),
    check('upgrade_requests_decided', sql`(${t.decidedAt} is null) = (${t.state} = 'pending')`),
    check('upgrade_requests_reason', sql`(${t.reason} is not null) = (${t.state} = 'declined')`),
  ],
)
