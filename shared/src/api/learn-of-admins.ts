import * as z from 'zod'
import {
  html,
  id,
  idText,
  moment,
  version,
  versionText,
  webAddress,
  writtenHtml,
} from './common.ts'
import { defineEndpoints } from './define.ts'

const admin = { who: ['Admin'], record: 'none' } as const

/** `published`: students read it. `draft`: nobody has read it yet. `none`: nothing is written. */
export const learnPageState = z.enum(['published', 'draft', 'none'])

/** What a page says, in stored HTML and as it is shown, with the address of its film. */
const content = { body: z.string(), html, videoUrl: z.string().nullable() }

/** Who saved it and when; nobody where the portal made it. */
const changed = { changedAt: moment.nullable(), changedBy: z.string().nullable() }

const sent = {
  subTopicId: id,
  /** The newest version that the page has; null while it has none. An older one is 409. */
  version: version.nullable(),
}

/** A page as one save left it. */
const versionOfPage = z.object({
  version,
  createdAt: moment,
  createdBy: z.string().nullable(),
  note: z.string(),
  /** Students have read it from then on; otherwise it was saved as a draft. */
  isPublished: z.boolean(),
})

/** Pages of Learn as they are written. */
export const learnOfAdmins = defineEndpoints({
  'GET /training/admin/Learning': {
    summary: 'All of Learn: subjects with their topics and pages, how each stands, and the holes.',
    access: admin,
    answer: z.array(
      z.object({
        learningId: id,
        name: z.string(),
        /** Segment of its path, after its id. */
        slug: z.string(),
        admissionTestId: id,
        admissionTestName: z.string(),
        sectionId: id,
        sectionNo: z.string(),
        /** Sub-topics in use for which students have no page. */
        holes: z.int(),
        topics: z.array(
          z.object({
            topicId: id,
            name: z.string(),
            holes: z.int(),
            subTopics: z.array(
              z.object({
                subTopicId: id,
                name: z.string(),
                /** Of what students read; of the draft while they read nothing. */
                words: z.int(),
                state: learnPageState,
                /** What was saved last is not what students read. */
                hasDraft: z.boolean(),
                /** It, its topic, subject or part is archived. */
                isArchived: z.boolean(),
                ...changed,
              }),
            ),
          }),
        ),
      }),
    ),
  },
  'GET /training/admin/Learning/GetPage': {
    summary: 'The page of a sub-topic as students read it, and its draft where there is one.',
    access: admin,
    query: z.object({ subTopicId: idText }),
    answer: z.object({
      subTopicId: id,
      title: z.string(),
      topicId: id,
      topicName: z.string(),
      learningId: id,
      subjectName: z.string(),
      subjectSlug: z.string(),
      sectionNo: z.string(),
      state: learnPageState,
      /** What students read; empty while they read nothing. */
      ...content,
      words: z.int(),
      minutes: z.int(),
      /** A film of the portal's own that is shown in place of the address. */
      film: z.object({ assetId: z.uuid() }).nullable(),
      /** The newest version there is, published or not; a save names it. */
      version: version.nullable(),
      ...changed,
      /** What was saved last, where that is not what students read. */
      draft: z
        .object({ ...content, version, note: z.string(), words: z.int(), ...changed })
        .nullable(),
    }),
  },
  'POST /training/admin/Learning/SavePage': {
    summary:
      'Save a page as a draft, or publish it. The same content makes no version; on top of an older version 409 (`StaleSave`).',
    access: admin,
    idempotent: true,
    body: z.strictObject({
      ...sent,
      body: writtenHtml,
      videoUrl: webAddress.nullable(),
      isPublished: z.boolean(),
      note: z.string().trim().max(500, 'At most 500 characters').default(''),
    }),
    answer: z.object({ version }),
  },
  'POST /training/admin/Learning/Preview': {
    summary: 'A text as students would read it; nothing is kept.',
    access: admin,
    body: z.strictObject({ body: writtenHtml }),
    answer: z.object({ html }),
  },
  'GET /training/admin/Learning/GetPageVersions': {
    summary: 'What was saved of a page, the newest first, at most 200.',
    access: admin,
    query: z.object({ subTopicId: idText }),
    answer: z.array(versionOfPage),
  },
  'GET /training/admin/Learning/GetPageVersion': {
    summary: 'A page as one save left it.',
    access: admin,
    query: z.object({ subTopicId: idText, version: versionText }),
    answer: versionOfPage.extend(content),
  },
  'POST /training/admin/Learning/RestorePage': {
    summary:
      'Copy an old version on top, as a draft where students read something else; 409 where somebody has saved since.',
    access: admin,
    idempotent: true,
    body: z.strictObject({ ...sent, restore: version, version }),
    answer: z.object({ version }),
  },
})
