import { sql } from 'drizzle-orm'
import {
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
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { files } from './files.ts'
import { admissionTests } from './subjects.ts'
import { students, users } from './user.ts'

/** The text of one part as runs of words with their formats; ends with a line break. */
export interface StoredPart {
  ops: {
    insert: string
    attributes?: {
      bold?: true
      italic?: true
      underline?: true
      header?: 2 | 3
      list?: 'bullet' | 'ordered'
      blockquote?: true
      indent?: 1 | 2 | 3
    }
  }[]
}

/** A criterion with its levels; the weights of all of a rubric sum to 100. */
export interface StoredCriterion {
  key: string
  title: string
  description: string
  weight: number
  levels: { points: number; label: string; description: string }[]
}

/** Sets of criteria, by which pieces are marked. */
export const rubrics = pgTable(
  'rubrics',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['essay', 'statement'] }).notNull(),
    /** Number of the newest version. */
    number: integer('number').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [check('rubrics_kind', sql`${t.kind} in ('essay', 'statement')`)],
)

/** Versions of criteria; never changed, which a trigger holds. */
export const rubricVersions = pgTable(
  'rubric_versions',
  {
    id: uuid('id').primaryKey(),
    rubricId: uuid('rubric_id')
      .notNull()
      .references(() => rubrics.id),
    number: integer('number').notNull(),
    criteria: jsonb('criteria').$type<StoredCriterion[]>().notNull(),
    savedAt: moment('saved_at').notNull(),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('rubric_versions_number').on(t.rubricId, t.number),
    index('rubric_versions_saver').on(t.savedBy),
  ],
)

/** What is to be written. */
export const writingTasks = pgTable(
  'writing_tasks',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['essay', 'statement'] }).notNull(),
    title: text('title').notNull(),
    /** Cleaned HTML. */
    brief: text('brief').notNull(),
    /** The questions and limits of a statement; its rules stand in one file under this name. */
    format: text('format', { enum: ['ucas-2026'] }),
    admissionTestId: integer('admission_test_id').references(() => admissionTests.id),
    minWords: integer('min_words'),
    maxWords: integer('max_words'),
    rubricId: uuid('rubric_id')
      .notNull()
      .references(() => rubrics.id),
    /** Whether a senior tutor looks at a marking before it is returned. */
    asksCheck: boolean('asks_check').notNull().default(false),
    state: text('state', { enum: ['draft', 'published', 'archived'] }).notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
    /** Who saved it last; null for the portal itself, and once that account has gone. */
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('writing_tasks_state').on(t.state, t.kind),
    index('writing_tasks_test').on(t.admissionTestId),
    index('writing_tasks_rubric').on(t.rubricId),
    index('writing_tasks_saver').on(t.savedBy),
    check('writing_tasks_kind', sql`${t.kind} in ('essay', 'statement')`),
    check('writing_tasks_format', sql`(${t.kind} = 'statement') = (${t.format} is not null)`),
    check('writing_tasks_state_known', sql`${t.state} in ('draft', 'published', 'archived')`),
    check('writing_tasks_words', sql`${t.minWords} <= ${t.maxWords}`),
  ],
)

/** Tasks that tutors set for students, each once. */
export const writingSetTasks = pgTable(
  'writing_set_tasks',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => writingTasks.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    setBy: uuid('set_by').references(() => users.id, { onDelete: 'set null' }),
    setAt: moment('set_at').notNull(),
    dueOn: date('due_on').notNull(),
    /** At most 500 characters. */
    note: text('note').notNull(),
    /** When the student was reminded of its day; null before. */
    remindedAt: moment('reminded_at'),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.studentId] }),
    index('writing_set_tasks_student').on(t.studentId, t.dueOn),
    index('writing_set_tasks_setter').on(t.setBy),
    index('writing_set_tasks_to_remind').on(t.dueOn).where(sql`${t.remindedAt} is null`),
  ],
)

/** Pieces: essays and personal statements of students. */
export const writings = pgTable(
  'writings',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['essay', 'statement'] }).notNull(),
    taskId: uuid('task_id').references(() => writingTasks.id),
    /** The student's own; null where there is a task. */
    question: text('question'),
    title: text('title').notNull(),
    /** Of a statement. */
    course: text('course'),
    entryYear: smallint('entry_year'),
    versionCount: smallint('version_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Null while it is there; 30 days later it goes. Never with versions. */
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('writings_student')
      .on(t.studentId, t.kind, t.createdAt.desc())
      .where(sql`${t.deletedAt} is null`),
    index('writings_of_student').on(t.studentId),
    index('writings_task').on(t.taskId),
    index('writings_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('writings_kind', sql`${t.kind} in ('essay', 'statement')`),
    check(
      'writings_statement',
      sql`(${t.kind} = 'statement') = (${t.course} is not null and ${t.entryYear} is not null)`,
    ),
    check(
      'writings_about',
      sql`${t.kind} = 'statement' or (${t.taskId} is null) <> (${t.question} is null)`,
    ),
    check('writings_versions', sql`${t.versionCount} between 0 and 50`),
    check('writings_deleted', sql`${t.deletedAt} is null or ${t.versionCount} = 0`),
  ],
)

/**
 * The one text of a piece that changes. A save rewrites this one row and no index; migrations leave
 * room for it on each page (fillfactor 70).
 */
export const writingDrafts = pgTable('writing_drafts', {
  writingId: uuid('writing_id')
    .primaryKey()
    .references(() => writings.id, { onDelete: 'cascade' }),
  /** Every save makes the next; 0 before the first. */
  revision: integer('revision').notNull(),
  parts: jsonb('parts').$type<StoredPart[]>().notNull(),
  /** Of the parts, in units of UTF-16, as the server counted them. */
  characters: integer('characters').array().notNull(),
  words: integer('words').notNull(),
  savedAt: moment('saved_at'),
  /** The device that saved last. */
  device: uuid('device'),
  /** When a state was kept last because of writing; the next is due ten minutes of writing later. */
  pausedAt: moment('paused_at'),
  /** A file to be handed in, or that the text was read from. */
  fileId: uuid('file_id').references(() => files.id),
  /** Of a PDF: its words; null where it has none to read. */
  fileWords: integer('file_words'),
})

/** Kept states of a draft, the newest 50. */
export const writingSnapshots = pgTable(
  'writing_snapshots',
  {
    id: uuid('id').primaryKey(),
    writingId: uuid('writing_id')
      .notNull()
      .references(() => writings.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    cause: text('cause', { enum: ['pause', 'cut', 'merge', 'restore', 'upload'] }).notNull(),
    parts: jsonb('parts').$type<StoredPart[]>().notNull(),
    characters: integer('characters').array().notNull(),
    words: integer('words').notNull(),
  },
  (t) => [
    index('writing_snapshots_piece').on(t.writingId, t.at),
    check(
      'writing_snapshots_cause',
      sql`${t.cause} in ('pause', 'cut', 'merge', 'restore', 'upload')`,
    ),
  ],
)

/** What was handed in: never changed, which a trigger holds; gone with its student alone. */
export const writingVersions = pgTable(
  'writing_versions',
  {
    id: uuid('id').primaryKey(),
    writingId: uuid('writing_id')
      .notNull()
      .references(() => writings.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint('number').notNull(),
    source: text('source', { enum: ['written', 'docx', 'pdf'] }).notNull(),
    /** Null for a PDF. */
    parts: jsonb('parts').$type<StoredPart[]>(),
    /** The text of each part, in which comments have their places; made by the server. */
    texts: text('texts').array().notNull(),
    words: integer('words').notNull(),
    /** Of each part, in units of UTF-16. */
    characters: integer('characters').array().notNull(),
    fileId: uuid('file_id').references(() => files.id),
    rubricVersionId: uuid('rubric_version_id')
      .notNull()
      .references(() => rubricVersions.id),
    /** To the marker; at most 1,000 characters. */
    note: text('note').notNull(),
    handedInAt: moment('handed_in_at').notNull(),
  },
  (t) => [
    unique('writing_versions_number').on(t.writingId, t.number),
    index('writing_versions_file').on(t.fileId),
    index('writing_versions_rubric').on(t.rubricVersionId),
    check('writing_versions_count', sql`${t.number} between 1 and 50`),
    check('writing_versions_source', sql`${t.source} in ('written', 'docx', 'pdf')`),
    check('writing_versions_parts', sql`(${t.source} = 'pdf') = (${t.parts} is null)`),
    check('writing_versions_file_kept', sql`${t.source} = 'written' or ${t.fileId} is not null`),
  ],
)
