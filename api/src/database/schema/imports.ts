import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { tasks } from './jobs.ts'
import { users } from './user.ts'

/** How an import of rows stands. */
export const tableStates = [
  'checking',
  'checked',
  'applying',
  'done',
  'failed',
  'discarded',
  'taking back',
  'taken back',
] as const

/** What a row would do, or did. */
export const rowOutcomes = ['create', 'update', 'unchanged', 'bad'] as const

/** A column of a file, and the field that it fills; null for none. */
export interface MatchedColumn {
  header: string
  field: string | null
  /** In how many rows it holds anything. */
  filled: number
}

/** A file of rows that an admin brought, as it was read. */
export const tableImports = pgTable(
  'table_imports',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['people', 'results'] }).notNull(),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: tableStates }).notNull(),
    encoding: text('encoding', { enum: ['UTF-8', 'UTF-16', 'Windows-1252'] }).notNull(),
    separator: text('separator', { enum: [',', ';', 'tab'] }).notNull(),
    /** In the order of the file. */
    columns: jsonb('columns').$type<MatchedColumn[]>().notNull(),
    rows: integer('rows').notNull(),
    /** Rows of each outcome; null while they are checked. */
    counts: jsonb('counts').$type<Record<(typeof rowOutcomes)[number], number>>(),
    /** Of what applying it would do; null while there is no plan. */
    fingerprint: text('fingerprint'),
    /** What it was to be applied by had changed, so that it was checked once more. */
    isCheckedAnew: boolean('is_checked_anew').notNull().default(false),
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    appliedAt: moment('applied_at'),
    /** What it made and taking it back has removed, so far. */
    removed: integer('removed').notNull().default(0),
  },
  (t) => [
    index('table_imports_newest').on(t.createdAt.desc(), t.id.desc()),
    index('table_imports_person').on(t.createdBy),
    index('table_imports_task').on(t.taskId),
    check(
      'table_imports_state',
      sql`${t.state} in ('checking', 'checked', 'applying', 'done', 'failed', 'discarded', 'taking back', 'taken back')`,
    ),
    check('table_imports_kind', sql`${t.kind} in ('people', 'results')`),
    check('table_imports_rows', sql`${t.rows} between 0 and 10000`),
    check('table_imports_removed', sql`${t.removed} between 0 and ${t.rows}`),
  ],
)

/** What is wrong with a row, by the field that it is about. */
export interface RowError {
  field: string
  message: string
}

/** A row of such a file: what stands in it, what it would do, and whom it made or changed. */
export const tableImportRows = pgTable(
  'table_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => tableImports.id, { onDelete: 'cascade' }),
    /** Of the file, the header being 1. */
    line: integer('line').notNull(),
    /** Cells in the order of the columns. */
    cells: text('cells').array().notNull(),
    /** Null while it is checked. */
    outcome: text('outcome', { enum: rowOutcomes }),
    errors: jsonb('errors').$type<RowError[]>().notNull().default([]),
    /** Whom applying it made or changed. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What applying it made or changed, where that is a record of whom it is about. */
    recordId: uuid('record_id'),
    /** What keeps it from being taken back, as `has chosen a password`; null where nothing did. */
    stayed: text('stayed'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('table_import_rows_outcome').on(t.importId, t.outcome, t.line),
    index('table_import_rows_person').on(t.userId).where(sql`${t.userId} is not null`),
    check(
      'table_import_rows_outcome',
      sql`${t.outcome} in ('create', 'update', 'unchanged', 'bad')`,
    ),
  ],
)
