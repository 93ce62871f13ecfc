import * as z from 'zod'
import { roles } from '../contract/roles.ts'
import {
  chosenIds,
  chosenRows,
  day,
  hasVersion,
  html,
  listOf,
  noVersion,
  paging,
  search,
  sorting,
  uid,
  version,
} from './common.ts'
import { defineEndpoints } from './define.ts'

const role = z.enum(roles)

/** A banner as somebody sees it. */
export const banner = z.object({
  id: uid,
  title: z.string(),
  /** Without any markup; equations in plain words. */
  text: z.string(),
  /** The same with its markup and its equations set; null where it has none. */
  html: html.nullable(),
  /** First and last day. */
  from: day,
  to: day,
})

/** Another banner that some of the same people see on some of the same days. */
const overlap = z.object({ announcementId: uid, title: z.string() })

const filters = {
  search,
  /** By the caller's own day. */
  when: z.enum(['now', 'coming', 'over']).optional(),
  role: role.optional(),
  /** Those whose span has this day. */
  on: day.optional(),
  isArchived: z.enum(['true', 'false']).default('false'),
}

const edited = {
  title: z.string().trim().min(1, 'Enter a title').max(120),
  /** HTML with LaTeX in `\( … \)`; cleaned by the server. */
  text: z.string().min(1, 'Write a text').max(20_000),
  roles: z.array(role).min(1, 'Choose who sees it').max(roles.length),
  from: day,
  to: day,
  /** Of students, only those whose programme has the question bank see it; as it was when left out. */
  needsQuestionBank: z.boolean().optional(),
}

const inOrder = ({ from, to }: { from: string; to: string }) => from <= to
const atTheEnd = { path: ['to'], error: 'It ends after it starts' }

const admin = { who: ['Admin'], record: 'none' } as const

/** Banners to roles. */
export const announcementEndpoints = defineEndpoints({
  'POST /Announcement/Announcement/Dismiss': {
    summary: 'Do not show this banner to the caller again.',
    access: {
      who: 'signed in',
      record: { rule: 'own', kind: 'announcement', at: 'body.announcementId' },
    },
    body: z.strictObject({ announcementId: uid }),
  },
  'GET /Announcement/admin/Announcement/GetAnnouncements': {
    summary: 'All announcements, with who has put them away and which of them overlap.',
    access: admin,
    query: z.object({ ...paging, ...sorting(['from', 'to', 'title']), ...filters }),
    answer: listOf(
      'announcements',
      z.object({
        announcementId: uid,
        title: z.string(),
        /** As it is edited. */
        text: z.string(),
        roles: z.array(role),
        from: day,
        to: day,
        needsQuestionBank: z.boolean(),
        /** How many people have put it away. */
        dismissed: z.int(),
        overlaps: z.array(overlap),
        isArchived: z.boolean(),
        version,
      }),
    ),
  },
  'POST /Announcement/admin/Announcement/Preview': {
    summary:
      'An announcement as each of its roles would see it on its first day; nothing is saved.',
    access: admin,
    body: z
      .strictObject({
        /** Of one that there is, which is then not shown beside itself. */
        announcementId: uid.nullable(),
        ...edited,
      })
      .refine(inOrder, atTheEnd),
    answer: z.object({
      overlaps: z.array(overlap.extend({ roles: z.array(role), from: day, to: day })),
      roles: z.array(z.object({ role, banners: z.array(banner) })),
    }),
  },
  'POST /Announcement/admin/Announcement/Save': {
    summary: 'A new announcement, or another text, other roles or other days for one.',
    access: {
      who: ['Admin'],
      record: {
        rule: 'any',
        kind: 'announcement to edit',
        at: 'body.announcementId',
        optional: true,
      },
    },
    body: z
      .strictObject({
        announcementId: uid.nullable(),
        /** Of one that there is: the version that was edited. */
        version: version.optional(),
        ...edited,
      })
      .refine(({ announcementId, version: known }) => hasVersion(announcementId, known), noVersion)
      .refine(inOrder, atTheEnd),
    answer: z.object({ announcementId: uid, version }),
  },
  'POST /Announcement/admin/Announcement/Archive': {
    summary: 'Take an announcement from everybody, or bring it back.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'announcement to edit', at: 'body.announcementId' },
    },
    body: z.strictObject({ announcementId: uid, version, isArchived: z.boolean() }),
    answer: z.object({ version }),
  },
  'POST /Announcement/admin/Announcement/ArchiveMany': {
    summary:
      'The same for several, or for all that match; 409 and nothing done where those are not as many as was said.',
    access: {
      who: ['Admin'],
      record: {
        rule: 'any',
        kind: 'announcement to edit',
        at: 'body.announcementIds',
        optional: true,
      },
    },
    body: chosenRows({ announcementIds: chosenIds }, filters, { isArchived: z.boolean() }),
    /** Those that were not so before. */
    answer: z.object({ announcementIds: z.array(uid) }),
  },
})
