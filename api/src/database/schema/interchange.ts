import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { questions } from './questions.ts'
import { topics } from './subjects.ts'
import { users } from './user.ts'

/** How an import stands, in this order; `refused` and `failed` say why in `message`. */
export const importStates = [
  'receiving',
  'analysing',
  'analysed',
  'applying',
  'applied',
  'cancelled',
  'undoing',
  'undone',
  'refused',
  'failed',
] as const

/** What becomes of an item of an import. */
export const itemOutcomes = ['new', 'changed', 'same', 'twice', 'refused'] as const

/** A file of questions from elsewhere, from its first part to what came of it. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Of the whole file. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Name in the file store; null once it has been let go. */
    storedName: text('stored_name'),
    /** What the store calls the upload while its parts come; null once they are put together. */
    storeKey: text('store_key'),
    /** What the store wants to hear of each part in the end, by its number. */
    partTags: jsonb('part_tags').$type<Record<string, string>>().notNull().default({}),
    /** Numbers of the parts that have come, from 1. */
    parts: integer('parts').array().notNull().default(sql`'{}'`),
    /** Found out by its content; null before. */
    format: text('format'),
    /** The family of files that it belongs to. */
    origin: text('origin').notNull(),
    /** Where what has no filing is filed. */
    defaultTopicId: integer('default_topic_id').references(() => topics.id),
    state: text('state', { enum: importStates }).notNull().default('receiving'),
    /** Items read, or applied, so far; of so many, once that is known. */
    done: integer('done').notNull().default(0),
    total: integer('total'),
    message: text('message'),
    createdAt: moment('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    appliedAt: moment('applied_at'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('imports_newest').on(t.createdAt.desc(), t.id),
    index('imports_person').on(t.createdBy),
    index('imports_task').on(t.taskId),
    check(
      'imports_state',
      sql`${t.state} in ('receiving', 'analysing', 'analysed', 'applying', 'applied', 'cancelled', 'undoing', 'undone', 'refused', 'failed')`,
    ),
    check('imports_bytes', sql`${t.bytes} between 1 and 262144000`),
  ],
)

/** A warning by its name, with what it is about where the name alone does not say. */
export type StoredWarning = { name: string; detail?: string }

/** A question of an import: what was read of it, what is to become of it and what has. */
export const importItems = pgTable(
  'import_items',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id),
    /** From 1, in the order of the file. */
    itemNo: integer('item_no').notNull(),
    title: text('title').notNull(),
    /** Line in a file, or path in a package. */
    place: text('place').notNull(),
    externalId: text('external_id'),
    outcome: text('outcome', { enum: itemOutcomes }).notNull(),
    warnings: jsonb('warnings').$type<StoredWarning[]>().notNull().default([]),
    /** Why it is refused, or was left out when the rest was applied. */
    message: text('message'),
    isChosen: boolean('is_chosen').notNull(),
    /** The question that it is or changes; the one that it made, once applied. */
    questionId: integer('question_id').references(() => questions.id, { onDelete: 'set null' }),
    /** The version of that question when it was compared: what was edited since is left out. */
    baseVersion: integer('base_version'),
    fingerprint: text('fingerprint'),
    /** The question as it was read, in the form of the module; null of what is refused. */
    content: jsonb('content').$type<unknown>(),
    /** The version that it made; null before, and for what made none. */
    madeVersion: integer('made_version'),
    appliedAt: moment('applied_at'),
    undoneAt: moment('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.itemNo] }),
    index('import_items_question').on(t.questionId),
    index('import_items_outcome').on(t.importId, t.outcome, t.itemNo),
    index('import_items_to_apply')
      .on(t.importId, t.itemNo)
      .where(sql`${t.isChosen} and ${t.appliedAt} is null`),
    check(
      'import_items_outcome_words',
      sql`${t.outcome} in ('new', 'changed', 'same', 'twice', 'refused')`,
    ),
  ],
)

/** Questions written into a file for another system; kept for seven days. */
export const exports = pgTable(
  'exports',
  {
    id: uuid('id').primaryKey(),
    format: text('format').notNull(),
    /** Which questions: their ids, or what they were found by. */
    wanted: jsonb('wanted').$type<unknown>().notNull(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    /** Name in the file store; null before it is there and after it is gone. */
    storedName: text('stored_name'),
    bytes: bigint('bytes', { mode: 'number' }),
    /** What could not be written, and why. */
    left: jsonb('left').$type<{ questionId: number; message: string }[]>().notNull().default([]),
    message: text('message'),
    createdAt: moment('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: moment('expires_at').notNull(),
    taskId: uuid('task_id').references(() => tasks.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('exports_newest').on(t.createdAt.desc(), t.id),
    index('exports_person').on(t.createdBy),
    index('exports_task').on(t.taskId),
    index('exports_expire').on(t.expiresAt).where(sql`${t.storedName} is not null`),
    check('exports_state', sql`${t.state} in ('waiting', 'running', 'done', 'failed')`),
  ],
)
