import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { files } from './files.ts'
import { reviseSetQuestions } from './sets.ts'
import { students, users } from './user.ts'
import { writingVersions } from './writing.ts'

/** A comment with its place in the text of a version, or on a page of its PDF. */
export type StoredComment = {
  id: string
  text: string
  sort: 'praise' | 'suggestion' | 'correction' | 'question'
  criterion: string | null
  isDraft?: true
} & (
  | { part: number; start: number; end: number; quote: string; prefix: string; suffix: string }
  | { page: number; box: { x: number; y: number; width: number; height: number } }
)

export interface StoredGrade {
  key: string
  points: number | null
  note?: string
}

/** Rows of the queue: a version, or the essay of a question in a paper, that waits or was marked. */
export const markingItems = pgTable(
  'marking_items',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['essay', 'statement', 'question'] }).notNull(),
    versionId: uuid('version_id').references(() => writingVersions.id, { onDelete: 'cascade' }),
    setId: uuid('set_id'),
    questionId: integer('question_id'),
    /** 2 for a second look. */
    round: smallint('round').notNull().default(1),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    state: text('state', {
      enum: ['pending', 'checking', 'marked', 'sent back', 'withdrawn'],
    }).notNull(),
    /** Null in the pool. */
    markerId: uuid('marker_id').references(() => users.id, { onDelete: 'set null' }),
    /** Since when the marker has it. */
    heldSince: moment('held_since'),
    /** The first save of a marking. */
    startedAt: moment('started_at'),
    handedInAt: moment('handed_in_at').notNull(),
    dueAt: moment('due_at').notNull(),
    markedAt: moment('marked_at'),
    /** When its marker and the senior tutor were told that it is overdue; null before. */
    toldAt: moment('told_at'),
    title: text('title').notNull(),
    words: integer('words').notNull(),
    /** Of the marking that came back; null for the essay of a question, and before. */
    percent: smallint('percent'),
    asksCheck: boolean('asks_check').notNull().default(false),
    /** Of a second look: why it was asked for. Of one sent back: why. */
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('marking_items_version').on(t.versionId, t.round),
    uniqueIndex('marking_items_question').on(t.setId, t.questionId, t.round),
    index('marking_items_open').on(t.dueAt, t.id).where(sql`${t.state} in ('pending', 'checking')`),
    index('marking_items_open_of_marker')
      .on(t.markerId, t.dueAt)
      .where(sql`${t.state} in ('pending', 'checking')`),
    index('marking_items_student').on(t.studentId, t.handedInAt.desc()),
    index('marking_items_marked').on(t.markedAt.desc()).where(sql`${t.state} = 'marked'`),
    index('marking_items_marker').on(t.markerId, t.markedAt.desc()),
    foreignKey({
      name: 'marking_items_set_question',
      columns: [t.setId, t.questionId],
      foreignColumns: [reviseSetQuestions.setId, reviseSetQuestions.questionId],
    }).onDelete('cascade'),
    check('marking_items_kind', sql`${t.kind} in ('essay', 'statement', 'question')`),
    check(
      'marking_items_state',
      sql`${t.state} in ('pending', 'checking', 'marked', 'sent back', 'withdrawn')`,
    ),
    check(
      'marking_items_of',
      sql`case when ${t.kind} = 'question'
        then ${t.versionId} is null and ${t.setId} is not null and ${t.questionId} is not null
        else ${t.versionId} is not null and ${t.setId} is null and ${t.questionId} is null end`,
    ),
    check(
      'marking_items_round',
      sql`${t.round} = 1 or (${t.round} = 2 and ${t.kind} <> 'question')`,
    ),
    check('marking_items_marked_at', sql`(${t.state} = 'marked') = (${t.markedAt} is not null)`),
    check('marking_items_held', sql`(${t.markerId} is null) or (${t.heldSince} is not null)`),
  ],
)

/** Who did what to an item, when; only added to. */
export const markingEvents = pgTable(
  'marking_events',
  {
    id: uuid('id').primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => markingItems.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    what: text('what', {
      enum: [
        'handed in',
        'assigned',
        'claimed',
        'released',
        'taken away',
        'started',
        'taken over',
        'to check',
        'checked',
        'given back',
        'returned',
        'sent back',
        'withdrawn',
      ],
    }).notNull(),
    /** Null for the portal itself, and once that account has gone. */
    byId: uuid('by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who was given it. */
    toId: uuid('to_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of a check that was given back: the note; of one sent back: the reason. */
    note: text('note'),
  },
  (t) => [
    index('marking_events_item').on(t.itemId, t.at),
    index('marking_events_by').on(t.byId),
    index('marking_events_to').on(t.toId),
  ],
)

/** What markers make of an item. Once it is returned it never changes, which a trigger holds. */
export const markings = pgTable(
  'markings',
  {
    id: uuid('id').primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => markingItems.id, { onDelete: 'cascade' }),
    markerId: uuid('marker_id').references(() => users.id, { onDelete: 'set null' }),
    /** `check`: of the senior tutor who looked at it before; `second`: of a second look. */
    role: text('role', { enum: ['first', 'check', 'second'] }).notNull(),
    /** `dropped`: begun by somebody from whom it was taken. */
    state: text('state', { enum: ['draft', 'finished', 'returned', 'dropped'] }).notNull(),
    /** Every save makes the next. */
    revision: integer('revision').notNull(),
    grades: jsonb('grades').$type<StoredGrade[]>().notNull(),
    overall: text('overall').notNull(),
    /** For staff alone. */
    privateNote: text('private_note').notNull(),
    fileId: uuid('file_id').references(() => files.id),
    /** At most 200. */
    comments: jsonb('comments').$type<StoredComment[]>().notNull(),
    percent: smallint('percent'),
    /** Of a second look. */
    outcome: text('outcome', { enum: ['confirmed', 'changed'] }),
    createdAt: moment('created_at').notNull(),
    savedAt: moment('saved_at').notNull(),
    returnedAt: moment('returned_at'),
  },
  (t) => [
    // At most one that is worked on, for each role.
    uniqueIndex('markings_live')
      .on(t.itemId, t.role)
      .where(sql`${t.state} in ('draft', 'finished', 'returned')`),
    index('markings_item').on(t.itemId),
    index('markings_marker').on(t.markerId),
    index('markings_file').on(t.fileId),
    check('markings_role', sql`${t.role} in ('first', 'check', 'second')`),
    check('markings_state', sql`${t.state} in ('draft', 'finished', 'returned', 'dropped')`),
    check('markings_returned', sql`(${t.state} = 'returned') = (${t.returnedAt} is not null)`),
    check('markings_outcome', sql`${t.outcome} in ('confirmed', 'changed')`),
    check('markings_comments', sql`jsonb_array_length(${t.comments}) <= 200`),
    check('markings_percent', sql`${t.percent} between 0 and 100`),
  ],
)

/** What student and marker say to each other about a returned marking. */
export const markingReplies = pgTable(
  'marking_replies',
  {
    id: uuid('id').primaryKey(),
    markingId: uuid('marking_id')
      .notNull()
      .references(() => markings.id, { onDelete: 'cascade' }),
    /** Of one of its comments; null for the whole. */
    commentId: uuid('comment_id'),
    byId: uuid('by_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    /** At most 2,000 characters. */
    text: text('text').notNull(),
    /** Whether the other side was told of it: one notice an hour and marking. */
    isTold: boolean('is_told').notNull(),
  },
  (t) => [
    index('marking_replies_marking').on(t.markingId, t.at),
    index('marking_replies_by').on(t.byId),
  ],
)

/** Comments that the student has dealt with. */
export const markingTicks = pgTable(
  'marking_ticks',
  {
    markingId: uuid('marking_id')
      .notNull()
      .references(() => markings.id, { onDelete: 'cascade' }),
    commentId: uuid('comment_id').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.markingId, t.commentId] })],
)

/** Comments that markers use again. */
export const commentBank = pgTable(
  'comment_bank',
  {
    id: uuid('id').primaryKey(),
    /** Null for everybody's. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['any', 'essay', 'statement', 'question'] }).notNull(),
    /** Title of a criterion that it is about. */
    criterion: text('criterion'),
    /** Small letters, digits and dashes. */
    shortcut: text('shortcut'),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    archivedAt: moment('archived_at'),
  },
  (t) => [
    uniqueIndex('comment_bank_shortcut')
      .on(
        sql`coalesce(${t.ownerId}, '00000000-0000-0000-0000-000000000000')`,
        sql`lower(${t.shortcut})`,
      )
      .where(sql`${t.archivedAt} is null`),
    index('comment_bank_owner').on(t.ownerId),
    check('comment_bank_kind', sql`${t.kind} in ('any', 'essay', 'statement', 'question')`),
    check('comment_bank_text', sql`char_length(${t.text}) between 1 and 2000`),
  ],
)

/** When somebody used a comment of the bank last. */
export const commentBankUses = pgTable(
  'comment_bank_uses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => commentBank.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.commentId] }),
    index('comment_bank_uses_comment').on(t.commentId),
  ],
)
