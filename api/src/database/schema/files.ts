import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './user.ts'

/** Areas whose records show files; each says who may open them (`modules/file-areas.ts`). */
export const fileAreas = [
  'announcement',
  'picture',
  'logo',
  'asset',
  'academy',
  'event',
  'help',
  'post',
  'document',
  'upgrade',
  'book',
  'writing',
  'marking',
  'question',
  'learn',
  'portal',
] as const

/** Files that were uploaded. Their bytes are in the store before the row is, and never change. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    /** Name in the file store. */
    storedName: text('stored_name').notNull().unique(),
    /** What it is called when it is offered. */
    name: text('name').notNull(),
    /** Media type, judged by its content. */
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Of its content, in hexadecimal. */
    sha256: text('sha256').notNull(),
    /** Of a PDF; null for all else. */
    pages: integer('pages'),
    /** Null once that account has been deleted. */
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** Since when no record uses it; null while one does. A day later it goes. */
    freeSince: moment('free_since'),
  },
  (table) => [
    index('files_free').on(table.freeSince).where(sql`${table.freeSince} is not null`),
    index('files_of_person').on(table.uploadedBy),
    check('files_bytes', sql`${table.bytes} > 0`),
  ],
)

/** Which records show which files. A file in use cannot be removed. */
export const fileUses = pgTable(
  'file_uses',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    area: text('area', { enum: fileAreas }).notNull(),
    /** Id of the record, in the form that its area has. */
    recordId: text('record_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.area, table.recordId] }),
    index('file_uses_of_record').on(table.area, table.recordId),
  ],
)

/** Large files that are on their way in parts; gone two days after they began. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    by: uuid('by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the table of kinds. */
    kind: text('kind').notNull(),
    /** Of a film: what it is for. */
    area: text('area', { enum: ['academy', 'seminar', 'course', 'learn'] }),
    /** With the size and the time, what the same file is known by when it comes again. */
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Milliseconds since 1970, where it comes from. */
    lastModified: bigint('last_modified', { mode: 'number' }).notNull(),
    /** Name in the file store, and what the store calls the upload. */
    storedName: text('stored_name').notNull(),
    storeKey: text('store_key').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When somebody began to put its parts together; null before, and when that failed. */
    joinedAt: moment('joined_at'),
    /** The file that came of it. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('uploads_same')
      .on(table.by, table.kind, table.name, table.bytes, table.lastModified)
      .where(sql`${table.fileId} is null`),
    index('uploads_of_file').on(table.fileId),
    index('uploads_oldest').on(table.createdAt),
  ],
)

/** The parts of an upload that are in the store. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** From 1. */
    part: integer('part').notNull(),
    /** What the store wants to hear of it in the end. */
    tag: text('tag').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.part] })],
)
