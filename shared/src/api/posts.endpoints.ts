import * as z from 'zod'
import { roles } from '../contract/roles.ts'
import {
  day,
  fileOfRecord,
  hasVersion,
  html,
  listOf,
  moment,
  noVersion,
  paging,
  search,
  sorting,
  uid,
  version,
  writtenHtml,
} from './common.ts'
import { defineEndpoints } from './define.ts'

/** What a post is: an entry of the blog, or a piece of news. */
export const postKind = z.enum(['blog', 'news'])

/** Where a post stands; a scheduled one whose moment has passed is published. */
export const postState = z.enum(['draft', 'scheduled', 'published', 'archived'])

/** Those whom a post may be for; admins write them. */
export const postAudience = z.enum(roles).exclude(['Admin'])

/** A post in a list of its readers, without its text. */
const listedPost = z.object({
  id: uid,
  kind: postKind,
  title: z.string(),
  summary: z.string(),
  /** Address of its cover. */
  cover: z.string().nullable(),
  publishedAt: moment,
  isPinned: z.boolean(),
  /** By the caller. */
  isRead: z.boolean(),
})

/** A post as it is read; its text with equations set. */
const readPost = listedPost.extend({ body: html })

const unreadCount = {
  /** Of all that are shown to the caller and are of the kind, whatever else is asked for. */
  unreadCount: z.int(),
}

const readersFilters = {
  ...paging,
  /** First and last day, both included, in the caller's own zone. */
  startDate: day.optional(),
  EndDate: day.optional(),
  search,
  /** Those alone that the caller has not read. */
  unread: z.enum(['true', 'false']).default('false'),
}
const inOrder = ({ startDate, EndDate }: { startDate?: unknown; EndDate?: unknown }) =>
  typeof startDate !== 'string' || typeof EndDate !== 'string' || startDate <= EndDate
const lastIsBefore = { path: ['EndDate'], error: 'The last day is before the first' }

/** What is edited of a post. */
const edited = {
  title: z.string().trim().min(1, 'Enter a title').max(120),
  summary: z.string().trim().max(300),
  coverFileId: uid.nullable(),
  /** HTML with LaTeX in `\( … \)`; cleaned by the server. */
  body: writtenHtml,
  roles: z.array(postAudience).max(postAudience.options.length),
  pinned: z.boolean(),
}

/** A post's words and settings as they stand: public, or in the working copy. */
const standing = z.object({
  ...edited,
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  /** The file of `coverFileId`. */
  cover: fileOfRecord.nullable(),
})

const adminsSorting = sorting(['publishAt', 'title', 'updatedAt', 'reads'])
const adminsFilters = { search, state: postState.optional() }

/** A post in the list of admins; words and roles of its working copy. */
const adminsPost = z.object({
  id: uid,
  kind: postKind,
  title: z.string(),
  summary: z.string(),
  state: postState,
  /** When it was published or will be; null before that was said. */
  publishAt: moment.nullable(),
  roles: z.array(postAudience),
  isPinned: z.boolean(),
  /** Whether those whom it is for are told, and when they were. */
  announce: z.boolean(),
  announcedAt: moment.nullable(),
  /** How many people have read it. */
  reads: z.int(),
  /** Whether the working copy differs from what readers see; true for what was never published. */
  hasChanges: z.boolean(),
  updatedAt: moment,
  version,
})

const shown = { rule: 'given', kind: 'post' } as const
const toEdit = { rule: 'any', kind: 'post to edit' } as const
const admin = { who: ['Admin'], record: 'none' } as const
const asFile = { max: 30, windowSeconds: 900, what: 'files' } as const

/** The blog and the news: read by those whom a post is for, written by admins. */
export const postEndpoints = defineEndpoints({
  'GET /blog/blog': {
    summary:
      'The posts that are shown to the caller, without their texts: unread ones first, then pinned ones, then the newest. Those of the blog, or of what `kind` says.',
    access: { who: 'signed in' },
    query: z
      .object({ ...readersFilters, kind: z.enum(['blog', 'news', 'all']).default('blog') })
      .refine(inOrder, lastIsBefore),
    answer: listOf('posts', listedPost).extend(unreadCount),
  },
  'GET /blog/blog/GetById': {
    summary: 'A post of either kind that is shown to the caller.',
    access: { who: 'signed in', record: { ...shown, at: 'query.id' } },
    query: z.object({ id: uid }),
    answer: readPost,
  },
  'POST /blog/blog/MarkRead': {
    summary: 'The caller has read a post of either kind; again changes nothing.',
    access: { who: 'signed in', record: { ...shown, at: 'body.blogId' } },
    body: z.strictObject({ blogId: uid }),
  },
  'GET /news/news': {
    summary: 'The news that are shown to the caller, without their texts, in the same order.',
    access: { who: 'signed in' },
    query: z.object(readersFilters).refine(inOrder, lastIsBefore),
    answer: listOf('news', listedPost).extend(unreadCount),
  },
  'GET /news/news/GetById': {
    summary: 'A piece of news that is shown to the caller.',
    access: { who: 'signed in', record: { ...shown, at: 'query.id' } },
    query: z.object({ id: uid }),
    answer: readPost,
  },
  'POST /news/news/MarkRead': {
    summary: 'The caller has read a piece of news; again changes nothing.',
    access: { who: 'signed in', record: { ...shown, at: 'body.newsId' } },
    body: z.strictObject({ newsId: uid }),
  },

  'GET /blog/admin/Blog': {
    summary: 'The posts of the blog in every state, with how many have read each.',
    access: admin,
    query: z.object({ ...paging, ...adminsSorting, ...adminsFilters }),
    answer: listOf('posts', adminsPost),
  },
  'GET /news/admin/News': {
    summary: 'The news in every state, with how many have read each.',
    access: admin,
    query: z.object({ ...paging, ...adminsSorting, ...adminsFilters }),
    answer: listOf('news', adminsPost),
  },
  'GET /blog/admin/Blog/ExportBlog': {
    summary: 'All posts of the blog that fit, as CSV.',
    limit: asFile,
    access: admin,
    query: z.object({ ...adminsSorting, ...adminsFilters }),
    file: true,
  },
  'GET /news/admin/News/ExportNews': {
    summary: 'All news that fit, as CSV.',
    limit: asFile,
    access: admin,
    query: z.object({ ...adminsSorting, ...adminsFilters }),
    file: true,
  },
  'GET /blog/admin/Blog/GetById': {
    summary: 'A post of either kind, and its working copy.',
    access: { who: ['Admin'], record: { ...toEdit, at: 'query.id' } },
    query: z.object({ id: uid }),
    answer: adminsPost.extend({
      /** What is edited: the working copy, or what is public where there is none. */
      draft: standing.extend({ bodyHtml: html }),
      /** What readers see, or saw last; null before it was published for the first time. */
      published: standing.nullable(),
    }),
  },
  'POST /blog/admin/Blog/SaveDraft': {
    summary: 'A new post, which is a draft, or the working copy of one. Nothing public changes.',
    access: { who: ['Admin'], record: { ...toEdit, at: 'body.id', optional: true } },
    idempotent: true,
    body: z
      .strictObject({
        id: uid.optional(),
        /** Of one that there is: the version that was edited. */
        version: version.optional(),
        /** Stays what it was made as. */
        kind: postKind,
        ...edited,
        /**
         * Keep this very save in the history, as before a version is brought back. Others of one
         * person are kept every ten minutes, since a text that saves itself would push all older
         * ones out.
         */
        isKept: z.boolean().optional(),
      })
      .refine(({ id, version: known }) => hasVersion(id, known), noVersion),
    answer: z.object({ id: uid, version }),
  },
  'POST /blog/admin/Blog/Publish': {
    summary:
      'Make the working copy public: now, at a moment, or, where neither is said of a published post, since when it has been. A moment that has passed is now.',
    access: { who: ['Admin'], record: { ...toEdit, at: 'body.id' } },
    idempotent: true,
    body: z.strictObject({
      id: uid,
      version,
      publishAt: moment.optional(),
      /** Tell those whom it is for, once, when it appears. */
      announce: z.boolean(),
    }),
    answer: z.object({ version, state: postState, publishAt: moment }),
  },
  'POST /blog/admin/Blog/SetState': {
    summary: 'Take a post from its readers at once, as a draft or for good; who read it is kept.',
    access: { who: ['Admin'], record: { ...toEdit, at: 'body.id' } },
    body: z.strictObject({ id: uid, version, state: postState.extract(['draft', 'archived']) }),
    answer: z.object({ version }),
  },
})
