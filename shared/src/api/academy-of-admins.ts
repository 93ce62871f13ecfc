import * as z from 'zod'
import {
  academyAudience,
  academyDetails,
  academyOrder,
  academyState,
  editedAcademy,
  foundQuestion,
  videoState,
  watchedFilters,
  watchedLearner,
  watchedSorting,
  watchedVideo,
} from './academy.shapes.ts'
import {
  asRule,
  day,
  hasVersion,
  httpsLink,
  id,
  idText,
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

const admin = { who: ['Admin'], record: 'none' } as const
const academyEdited = { rule: 'any', kind: 'academy to edit' } as const
const groupEdited = { rule: 'any', kind: 'video group' } as const
const videoEdited = { rule: 'any', kind: 'video to edit' } as const

/** Removes a record, or brings it back within 30 days. */
const removal = z.strictObject({ id: uid, isRestored: z.boolean().default(false) })

const name = z.string().trim().min(1, 'Enter a name').max(120)

/** Changes of what there is say which version they were made of. */
const edited = { id: uid.optional(), version: version.optional() }
const isKnown = (body: { id?: string | undefined; version?: number | undefined }) =>
  hasVersion(body.id, body.version)

const isEachOnce = (list: readonly number[]) => new Set(list).size === list.length

/** Academies as admins make them, and how they are watched. */
export const academyAdminEndpoints = defineEndpoints({
  'GET /academy/admin/Academy/GetAllAcademy': {
    summary: 'All academies, in their order at first; how many watch them as of the last count.',
    access: admin,
    query: z.object({
      ...paging,
      ...sorting(['position', 'title', 'updated', 'learners']),
      search,
      state: academyState.optional(),
      audience: academyAudience.optional(),
    }),
    answer: listOf(
      'academies',
      z.object({
        id: uid,
        title: z.string(),
        state: academyState,
        audience: academyAudience,
        videos: z.int(),
        publishedVideos: z.int(),
        durationSeconds: z.int(),
        /** Who has begun it, and who of them has completed all of it. */
        learners: z.int(),
        completed: z.int(),
        updatedAt: moment,
        position: z.int(),
        version,
      }),
    ).extend({ asOf: moment.nullable() }),
  },
  'GET /academy/admin/Academy/GetAcademy': {
    summary:
      'An academy as it is edited, with all its groups and videos, and what keeps each hidden.',
    access: { who: ['Admin'], record: { ...academyEdited, at: 'query.id' } },
    query: z.object({ id: uid }),
    answer: editedAcademy,
  },
  'POST /academy/admin/Academy/Save': {
    summary: 'A new academy, which is a draft, or other details of one.',
    access: { who: ['Admin'], record: { ...academyEdited, at: 'body.id', optional: true } },
    idempotent: true,
    body: z
      .strictObject({
        ...edited,
        ...academyDetails,
        description: writtenHtml,
        /** An image, of the kind that `POST /File/File/Upload` takes. */
        coverFileId: uid.nullable(),
      })
      .refine(isKnown, noVersion),
    answer: z.object({ id: uid, version }),
  },
  'POST /academy/admin/Academy/SetState': {
    summary: 'Publish, withdraw or archive an academy; published, it has a published video.',
    access: { who: ['Admin'], record: { ...academyEdited, at: 'body.id' } },
    body: z.strictObject({ id: uid, version, state: academyState }),
    answer: z.object({ version }),
  },
  'POST /academy/admin/Academy/Duplicate': {
    summary: 'A draft with the same groups, videos and quizzes. Films are shared, progress is not.',
    access: { who: ['Admin'], record: { ...academyEdited, at: 'body.id' } },
    idempotent: true,
    body: z.strictObject({ id: uid }),
    answer: z.object({ id: uid }),
  },
  'POST /academy/admin/Academy/Remove': {
    summary: 'Remove an academy, or bring it back within 30 days.',
    access: { who: ['Admin'], record: { ...academyEdited, at: 'body.id' } },
    body: removal,
  },
  'POST /academy/admin/Academy/OrderAcademies': {
    summary: 'The order of all academies; 409 where these are not all of them, each once.',
    access: admin,
    body: z.strictObject({ ids: z.array(uid).max(1_000) }),
  },
  'POST /academy/admin/Academy/SaveOrder': {
    summary:
      'The order of groups, and of videos in and across them: all of them, each once. 409 with the order that is there for a stale version.',
    access: { who: ['Admin'], record: { ...academyEdited, at: 'body.academyId' } },
    body: z.strictObject({ academyId: uid, version, groups: academyOrder }),
    answer: z.object({ version }),
  },
  'POST /academy/admin/VideoGroup/Save': {
    summary: 'A new group at the end of an academy, or another name and day for one.',
    access: { who: ['Admin'], record: { ...academyEdited, at: 'body.academyId' } },
    body: z
      .strictObject({ ...edited, academyId: uid, name, opensOn: day.nullable() })
      .refine(isKnown, noVersion),
    answer: z.object({ id: uid, version }),
  },
  'POST /academy/admin/VideoGroup/Remove': {
    summary: 'Remove a group with its videos, or bring it back with them within 30 days.',
    access: { who: ['Admin'], record: { ...groupEdited, at: 'body.id' } },
    body: removal,
  },
  'POST /academy/admin/Video/Save': {
    summary:
      'A new video at the end of a group, which is a draft, or another film or words for one.',
    access: { who: ['Admin'], record: { ...groupEdited, at: 'body.groupId' } },
    body: z
      .strictObject({
        ...edited,
        groupId: uid,
        name,
        description: z.string().trim().max(2_000),
        assetId: uid.nullable(),
        /** https, at one of the hosts that the portal knows. */
        link: httpsLink.nullable(),
        transcript: z.string().max(100_000).nullable(),
        mandatoryQuestion: z.boolean(),
        linkMinutes: z.int().min(1).max(600).nullable(),
      })
      .refine(isKnown, noVersion)
      .refine(({ assetId, link }) => assetId === null || link === null, {
        path: ['link'],
        ...asRule('A video is a film or a link, not both'),
      }),
    answer: z.object({ id: uid, version }),
  },
  'POST /academy/admin/Video/SetState': {
    summary:
      'Publish or withdraw a video; published, it has a ready film or a link, and a question where its quiz is mandatory.',
    access: { who: ['Admin'], record: { ...videoEdited, at: 'body.id' } },
    body: z.strictObject({ id: uid, version, state: videoState }),
    answer: z.object({ version }),
  },
  'POST /academy/admin/Video/Remove': {
    summary: 'Remove a video, or bring it back within 30 days.',
    access: { who: ['Admin'], record: { ...videoEdited, at: 'body.id' } },
    body: removal,
  },
  'POST /academy/admin/Video/SaveQuestions': {
    summary: 'The quiz of a video: live MCQs in their order. Those that were there keep their ids.',
    access: { who: ['Admin'], record: { ...videoEdited, at: 'body.videoId' } },
    body: z.strictObject({
      videoId: uid,
      version,
      questionIds: z.array(id).max(20).refine(isEachOnce, asRule('A question is asked once')),
    }),
    answer: z.object({
      version,
      questions: z.array(z.object({ id: uid, questionId: id })),
    }),
  },
  'GET /academy/admin/Video/FindQuestions': {
    summary: 'Live MCQs of the bank, for a quiz.',
    access: admin,
    query: z.object({
      ...paging,
      search,
      sectionId: idText.optional(),
      topicId: idText.optional(),
    }),
    answer: listOf('questions', foundQuestion),
  },
  'GET /academy/admin/Academy/GetWatched': {
    summary: 'Who has begun an academy and how far each is, and how each video is watched.',
    access: { who: ['Admin'], record: { ...academyEdited, at: 'query.academyId' } },
    query: z.object({ ...paging, ...watchedSorting, ...watchedFilters }),
    answer: listOf('learners', watchedLearner).extend({
      videos: z.array(watchedVideo),
      /** When this was counted; null before the first time. */
      asOf: moment.nullable(),
    }),
  },
  'GET /academy/admin/Academy/ExportWatched': {
    summary: 'All who have begun an academy and fit, as CSV.',
    limit: { max: 30, windowSeconds: 900, what: 'files' },
    access: { who: ['Admin'], record: { ...academyEdited, at: 'query.academyId' } },
    query: z.object({ ...watchedSorting, ...watchedFilters }),
    file: true,
  },
})
