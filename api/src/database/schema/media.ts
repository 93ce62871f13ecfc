import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
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
import { users } from './user.ts'

/** What a film belongs to; each area says who may watch its films (`modules/asset-areas.ts`). */
export const mediaAreas = ['academy', 'seminar', 'course', 'learn'] as const
export type MediaArea = (typeof mediaAreas)[number]

/** Spans of whole seconds of a film, each from its first second to before its last: `{[0,100)}`. */
const spans = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/** A film that was uploaded, whatever shows it. Another file is another asset. */
export const mediaAssets = pgTable(
  'media_assets',
  {
    id: uuid('id').primaryKey(),
    area: text('area', { enum: mediaAreas }).notNull(),
    /** What its file was called. */
    name: text('name').notNull(),
    state: text('state', {
      enum: ['uploading', 'checking', 'converting', 'ready', 'failed'],
    }).notNull(),
    /** Why it cannot be played, in words; empty unless it failed. */
    failure: text('failure').notNull().default(''),
    /** Length in whole seconds, in which it is watched; null until it has been checked. */
    seconds: integer('seconds'),
    width: integer('width'),
    height: integer('height'),
    /** The file that was brought; null once it has gone, as that of a film that failed does. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    /** Of the file that was brought. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    posterId: uuid('poster_id').references(() => files.id, { onDelete: 'set null' }),
    /** Null once that account has been deleted. */
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** When it was removed; 30 days later it goes, with its files. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('media_assets_newest').on(table.createdAt, table.id),
    index('media_assets_of_area').on(table.area, table.createdAt, table.id),
    index('media_assets_in_state').on(table.state, table.createdAt, table.id),
    index('media_assets_name').using('gin', sql`${table.name} gin_trgm_ops`),
    uniqueIndex('media_assets_file').on(table.fileId),
    index('media_assets_by').on(table.uploadedBy),
    index('media_assets_poster').on(table.posterId),
    index('media_assets_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
    check(
      'media_assets_state_known',
      sql`${table.state} in ('uploading', 'checking', 'converting', 'ready', 'failed')`,
    ),
    check(
      'media_assets_area_known',
      sql`${table.area} in ('academy', 'seminar', 'course', 'learn')`,
    ),
    check('media_assets_ready', sql`${table.state} <> 'ready' or ${table.seconds} > 0`),
    check('media_assets_failure', sql`(${table.state} = 'failed') = (${table.failure} <> '')`),
  ],
)

/** The files that play an asset, one of each height. */
export const mediaRenditions = pgTable(
  'media_renditions',
  {
    assetId: uuid('asset_id')
      .notNull()
      .references(() => mediaAssets.id, { onDelete: 'cascade' }),
    /** In lines of the picture, as its address names it: 720. */
    height: smallint('height').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    /** Media type. */
    type: text('type').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.assetId, table.height] }),
    index('media_renditions_file').on(table.fileId),
    check('media_renditions_height', sql`${table.height} > 0`),
  ],
)

/** A line of captions: seconds from the film's start, plain text. */
export interface Cue {
  start: number
  end: number
  text: string
}

/** What is said in a film, in one language. Only what was read of a file is kept, and written anew. */
export const mediaCaptions = pgTable(
  'media_captions',
  {
    assetId: uuid('asset_id')
      .notNull()
      .references(() => mediaAssets.id, { onDelete: 'cascade' }),
    /** As BCP 47 has it: `en`, `pt-BR`. */
    lang: text('lang').notNull(),
    /** What the language is called where it is chosen. */
    label: text('label').notNull(),
    /** In the order of their starts. */
    cues: jsonb('cues').$type<readonly Cue[]>().notNull(),
    /** All text of it, for searching. */
    searchText: text('search_text').notNull(),
    /** Of its WebVTT, in hexadecimal, 8 letters: other captions have another address. */
    tag: text('tag').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.assetId, table.lang] }),
    index('media_captions_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

/**
 * A film that somebody has begun to play. How long ago that was bounds what may be claimed of it:
 * at most 2 seconds for each that has gone by, and 30. Kept for 400 days.
 */
export const playbacks = pgTable(
  'playbacks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assetId: uuid('asset_id')
      .notNull()
      .references(() => mediaAssets.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** All that was said to be watched in it. */
    watched: spans('watched').notNull().default('{}'),
  },
  (table) => [
    index('playbacks_of_person').on(table.userId, table.assetId),
    index('playbacks_asset').on(table.assetId),
    index('playbacks_oldest').on(table.startedAt),
  ],
)

/** What somebody has watched of a film, over all devices: the union of all that was ever played. */
export const watchProgress = pgTable(
  'watch_progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assetId: uuid('asset_id')
      .notNull()
      .references(() => mediaAssets.id, { onDelete: 'cascade' }),
    /** Cut to the film's length. */
    watched: spans('watched').notNull(),
    /** Seconds of it. */
    watchedS: integer('watched_s').notNull(),
    /** Where it goes on, in seconds. */
    positionS: integer('position_s').notNull(),
    /** When 90 % of its seconds had been played; null before. */
    watchedAt: moment('watched_at'),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.assetId] }),
    index('watch_progress_asset').on(table.assetId),
    check('watch_progress_seconds', sql`${table.watchedS} >= 0 and ${table.positionS} >= 0`),
  ],
)

/** What somebody noted at a second of a film, for nobody else. */
export const mediaNotes = pgTable(
  'media_notes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assetId: uuid('asset_id')
      .notNull()
      .references(() => mediaAssets.id, { onDelete: 'cascade' }),
    atS: integer('at_s').notNull(),
    text: text('text').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When it was removed; it can be had back for 10 minutes. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('media_notes_of_person').on(table.userId, table.assetId, table.atS),
    index('media_notes_asset').on(table.assetId),
    index('media_notes_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
    check('media_notes_at', sql`${table.atS} >= 0`),
  ],
)
