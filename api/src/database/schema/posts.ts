import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { files } from './files.ts'
import { users } from './user.ts'

const audience = ['Student', 'Tutor', 'Senior Tutor', 'Parent', 'School Manager'] as const

/** Words and settings of a post: public ones, and those of its working copy. */
const words = () => ({
  title: text('title').notNull(),
  /** At most 300 characters. */
  summary: text('summary').notNull(),
  coverId: uuid('cover_id').references(() => files.id, { onDelete: 'set null' }),
  /** Cleaned HTML with `\( … \)`. */
  body: text('body').notNull(),
  pinned: boolean('pinned').notNull(),
})

/**
 * Entries of the blog, and news. Readers see one that is scheduled or published once `publish_at` has
 * passed; its words here are what they see.
 */
export const posts = pgTable(
  'posts',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['blog', 'news'] }).notNull(),
    ...words(),
    state: text('state', { enum: ['draft', 'scheduled', 'published', 'archived'] }).notNull(),
    /** Null until it was published or scheduled for the first time. */
    publishAt: moment('publish_at'),
    /** Whether those whom it is for are to be told, and when they were; once. */
    announce: boolean('announce').notNull().default(false),
    announcedAt: moment('announced_at'),
    /** Every save, of the working copy too, makes the next. */
    version: integer('version').notNull().default(1),
    /** The version that was made public last; null where none was. */
    publishedVersion: integer('published_version'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('posts_shown').on(t.publishAt).where(sql`${t.state} in ('scheduled', 'published')`),
    index('posts_of_kind').on(t.kind, t.state),
    index('posts_to_announce')
      .on(t.publishAt)
      .where(
        sql`${t.state} = 'scheduled' or (${t.state} = 'published' and ${t.announce} and ${t.announcedAt} is null)`,
      ),
    index('posts_cover').on(t.coverId),
    check('posts_kind', sql`${t.kind} in ('blog', 'news')`),
    check('posts_state', sql`${t.state} in ('draft', 'scheduled', 'published', 'archived')`),
    check(
      'posts_when',
      sql`${t.state} in ('draft', 'archived') or (${t.publishAt} is not null and ${t.publishedVersion} is not null)`,
    ),
  ],
)

/** Whom a post is for, by what is public of it. */
export const postRoles = pgTable(
  'post_roles',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    role: text('role', { enum: audience }).notNull(),
  },
  (t) => [
    // By role first: that is how readers look for posts.
    primaryKey({ columns: [t.role, t.postId] }),
    index('post_roles_post').on(t.postId),
    check(
      'post_roles_known',
      sql`${t.role} in ('Student', 'Tutor', 'Senior Tutor', 'Parent', 'School Manager')`,
    ),
  ],
)

/** The working copy of a post, where it differs from what is public; gone once it is published. */
export const postDrafts = pgTable(
  'post_drafts',
  {
    postId: uuid('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    ...words(),
    roles: text('roles', { enum: audience }).array().notNull(),
    savedBy: uuid('saved_by')
      .notNull()
      .references(() => users.id),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [index('post_drafts_cover').on(t.coverId), index('post_drafts_person').on(t.savedBy)],
)

/** Who has read which post; kept when the post goes from its readers. */
export const postReads = pgTable(
  'post_reads',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('post_reads_user').on(t.userId)],
)
