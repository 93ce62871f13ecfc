import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { files } from './files.ts'
import { payers } from './money.payers.ts'
import { vatKinds } from './programmes.ts'
import { bookings } from './sales.ts'
import { users } from './user.ts'

/** What is to be paid of a booking, and when. Only planned ones are ever changed. */
export const instalments = pgTable(
  'instalments',
  {
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** Whole pence, VAT included. */
    pence: integer('pence').notNull(),
    state: text('state', { enum: ['planned', 'invoiced', 'dropped'] }).notNull(),
  },
  (t) => [
    index('instalments_booking').on(t.bookingId, t.dueOn),
    // What is still to be invoiced: little of all there is.
    index('instalments_planned').on(t.dueOn, t.id).where(sql`${t.state} = 'planned'`),
    check('instalments_pence', sql`${t.pence} > 0`),
    check('instalments_state', sql`${t.state} in ('planned', 'invoiced', 'dropped')`),
  ],
)

/** The last number of each series; whoever takes the next one holds its row until it is written. */
export const moneyCounters = pgTable('money_counters', {
  series: text('series', { enum: ['INV', 'CN'] }).primaryKey(),
  last: integer('last').notNull(),
})

/** Who sells or buys, as a document names them. */
export interface Party {
  name: string
  /** Lines. */
  address: string
  postcode?: string
  email?: string
  vatNumber?: string
}

/**
 * Invoices and credit notes as they were issued. Rows are only ever added, and never changed but for
 * the file and when it was sent.
 */
export const moneyDocuments = pgTable(
  'money_documents',
  {
    id: uuid('id').primaryKey(),
    series: text('series', { enum: ['INV', 'CN'] }).notNull(),
    /** From 1 in its series, without a gap. */
    number: integer('number').notNull(),
    payerId: uuid('payer_id')
      .notNull()
      .references(() => payers.id),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    instalmentId: uuid('instalment_id').references(() => instalments.id, { onDelete: 'set null' }),
    /** Of a credit note: the invoice. */
    credits: uuid('credits').references((): AnyPgColumn => moneyDocuments.id),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    taxPoint: date('tax_point', { mode: 'string' }).notNull(),
    /** Null for a credit note. */
    dueOn: date('due_on', { mode: 'string' }),
    seller: jsonb('seller').$type<Party>().notNull(),
    buyer: jsonb('buyer').$type<Party>().notNull(),
    studentName: text('student_name').notNull(),
    /** Whole pence, all of them 0 or more, also of a credit note. */
    netPence: integer('net_pence').notNull(),
    vatPence: integer('vat_pence').notNull(),
    grossPence: integer('gross_pence').notNull(),
    /** The PDF, once it was made. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    /** When it was last mailed. */
    sentAt: moment('sent_at'),
  },
  (t) => [
    uniqueIndex('money_documents_number').on(t.series, t.number),
    uniqueIndex('money_documents_instalment').on(t.instalmentId),
    index('money_documents_payer').on(t.payerId, t.dueOn),
    index('money_documents_booking').on(t.bookingId),
    index('money_documents_credits').on(t.credits),
    index('money_documents_issued').on(t.issuedOn, t.id),
    index('money_documents_due').on(t.dueOn, t.id).where(sql`${t.series} = 'INV'`),
    index('money_documents_file').on(t.fileId),
    check('money_documents_series', sql`${t.series} in ('INV', 'CN')`),
    check('money_documents_sum', sql`${t.netPence} + ${t.vatPence} = ${t.grossPence}`),
    check('money_documents_kind', sql`(${t.series} = 'INV') = (${t.dueOn} is not null)`),
    check('money_documents_credit', sql`(${t.series} = 'CN') = (${t.credits} is not null)`),
  ],
)

/** The lines of a document. */
export const moneyLines = pgTable(
  'money_lines',
  {
    id: uuid('id').primaryKey(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => moneyDocuments.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: smallint('position').notNull(),
    /** Of a credit note: the invoice's line. */
    creditsLineId: uuid('credits_line_id').references((): AnyPgColumn => moneyLines.id),
    description: text('description').notNull(),
    quantity: numeric('quantity', { precision: 8, scale: 2, mode: 'number' }).notNull(),
    /** Of one, without VAT. */
    unitNetPence: integer('unit_net_pence').notNull(),
    vat: text('vat', { enum: vatKinds }).notNull(),
    /** Hundredths of a per cent: 2000 is 20 %. */
    rateBasisPoints: integer('rate_basis_points').notNull(),
    netPence: integer('net_pence').notNull(),
    vatPence: integer('vat_pence').notNull(),
    grossPence: integer('gross_pence').notNull(),
  },
  (t) => [
    uniqueIndex('money_lines_position').on(t.documentId, t.position),
    index('money_lines_credits').on(t.creditsLineId),
    check('money_lines_sum', sql`${t.netPence} + ${t.vatPence} = ${t.grossPence}`),
    check('money_lines_rate', sql`${t.rateBasisPoints} between 0 and 10000`),
    check('money_lines_vat', sql`${t.vat} in ('standard', 'reduced', 'zero', 'exempt', 'outside')`),
  ],
)

/** Reminders of an invoice that were sent, each once. */
export const moneyReminders = pgTable(
  'money_reminders',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => moneyDocuments.id, { onDelete: 'cascade' }),
    /** Days from the day on which it is due: -3, 3, 10, 20. */
    step: smallint('step').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.step] })],
)

/**
 * What payers owe as entries that are only ever added (a trigger refuses all else); the balance is
 * their sum, above 0 where something is owed. `event` names what an entry comes from and is unique,
 * so that the same event never counts twice; an entry is reversed once.
 */
export const moneyEntries = pgTable(
  'money_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    payerId: uuid('payer_id')
      .notNull()
      .references(() => payers.id),
    kind: text('kind', {
      enum: ['invoice', 'payment', 'credit note', 'reversal', 'refund', 'write-off'],
    }).notNull(),
    /** Whole pence: above 0 for an invoice, a reversal and a refund, below for all else. */
    pence: integer('pence').notNull(),
    documentId: uuid('document_id').references(() => moneyDocuments.id),
    /** The payment that is reversed by this entry. */
    reverses: bigint('reverses', { mode: 'number' }).references((): AnyPgColumn => moneyEntries.id),
    event: text('event').notNull(),
    method: text('method', { enum: ['transfer', 'card elsewhere', 'cash', 'cheque', 'other'] }),
    reference: text('reference').notNull().default(''),
    reason: text('reason').notNull().default(''),
    occurredOn: date('occurred_on', { mode: 'string' }).notNull(),
    at: moment('at').notNull(),
    /** Null where the portal made it. */
    by: uuid('by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('money_entries_event').on(t.event),
    uniqueIndex('money_entries_reverses').on(t.reverses),
    index('money_entries_payer').on(t.payerId, t.id),
    index('money_entries_document').on(t.documentId),
    index('money_entries_occurred').on(t.occurredOn, t.id),
    index('money_entries_by').on(t.by),
    check(
      'money_entries_kind',
      sql`case ${t.kind}
        when 'invoice' then ${t.pence} >= 0 and ${t.documentId} is not null
        when 'credit note' then ${t.pence} <= 0 and ${t.documentId} is not null
        when 'payment' then ${t.pence} < 0 and ${t.method} is not null
        when 'reversal' then ${t.pence} > 0 and ${t.reverses} is not null
        when 'refund' then ${t.pence} > 0 and ${t.method} is not null
        when 'write-off' then ${t.pence} < 0
        else false end`,
    ),
    check(
      'money_entries_method',
      sql`${t.method} in ('transfer', 'card elsewhere', 'cash', 'cheque', 'other')`,
    ),
  ],
)
