import * as z from 'zod'
import { hasVersion, listOf, moment, noVersion, paging, search, uid, version } from './common.ts'
import {
  adminItem,
  curriculumMonth,
  itemText,
  linkKind,
  links,
  monthInfo,
  monthText,
  publishCounts,
  publishMode,
  shownLink,
  someStudents,
  studentItem,
  templateHead,
} from './curriculum.shapes.ts'
import { defineEndpoints } from './define.ts'

const admin = { who: ['Admin'], record: 'none' } as const
const ofTemplate = <A extends `${'query' | 'body'}.${string}`>(at: A) =>
  ({ who: ['Admin'], record: { rule: 'any', kind: 'curriculum template', at } }) as const
const ofStudent = <A extends `${'query' | 'body'}.studentId`>(at: A) =>
  ({ who: ['Admin'], record: { rule: 'in sight', kind: 'student', at } }) as const

const templateEndpoints = defineEndpoints({
  'GET /Curriculum/admin/Curriculum/GetTemplates': {
    summary: 'All templates, the one for every programme first.',
    access: admin,
    answer: z.array(templateHead),
  },
  'GET /Curriculum/admin/Curriculum/GetTemplate': {
    summary: 'A template with its items by month.',
    access: ofTemplate('query.id'),
    query: z.object({ id: uid }),
    answer: templateHead.extend({
      months: z.array(
        z.object({
          monthNumber: curriculumMonth,
          items: z.array(
            z.object({
              id: uid,
              text: z.string(),
              isExtended: z.boolean(),
              links: z.array(shownLink),
            }),
          ),
        }),
      ),
    }),
  },
  'POST /Curriculum/admin/Curriculum/SaveTemplate': {
    summary:
      'A new template, empty or a copy, or another name or programme for one; 409 when the programme has one.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'curriculum template', at: 'body.id', optional: true },
    },
    body: z
      .strictObject({
        id: uid.optional(),
        copyOf: uid.optional(),
        name: z.string().trim().min(1, 'Enter a name').max(100, 'Use at most 100 characters'),
        /** Null for every programme that has none of its own. */
        programName: z.string().trim().min(1).max(200).nullable(),
        /** Of one that there is: the version that was edited. */
        version: version.optional(),
      })
      .refine(({ id, version: known }) => hasVersion(id, known), noVersion),
    idempotent: true,
    answer: z.object({ id: uid, version }),
  },
  'POST /Curriculum/admin/Curriculum/SaveMonth': {
    summary:
      'A month of a template, whole and in order; an item of another month moves here, one left out goes. Nothing is published. 409 for an old version.',
    access: ofTemplate('body.templateId'),
    body: z.strictObject({
      templateId: uid,
      monthNumber: curriculumMonth,
      version,
      items: z
        .array(
          z.strictObject({ id: uid.optional(), text: itemText, isExtended: z.boolean(), links }),
        )
        .max(100, 'A month holds 100 lines at most'),
    }),
    answer: z.object({ version }),
  },
  'GET /Curriculum/admin/Curriculum/GetLinkTargets': {
    summary: 'What a link of this kind can lead to, by its words; 20 at most.',
    access: admin,
    query: z.object({ kind: linkKind, search }),
    answer: z.array(
      z.object({ kind: linkKind, id: z.string(), label: z.string(), path: z.string() }),
    ),
  },
})

const publishing = {
  templateId: uid,
  /** Of those who have the template; null for all of them. */
  studentIds: someStudents.nullable(),
  mode: publishMode,
}

const publishEndpoints = defineEndpoints({
  'POST /Curriculum/admin/Curriculum/PreviewPublish': {
    summary: 'What publishing a template as it is would do, by student; nothing is saved.',
    access: ofTemplate('body.templateId'),
    body: z.strictObject({
      ...publishing,
      pageNo: z.int().min(1).max(1_000_000),
      pageSize: z.int().min(1).max(100),
    }),
    answer: z.object({
      ...publishCounts,
      /** Those to whom something happens, by name. */
      students: z.array(
        z.object({
          studentId: uid,
          name: z.string(),
          changes: z.array(
            z.object({
              kind: z.enum(['new', 'changed', 'moved', 'removed', 'kept', 'archived']),
              /** Words, or for what moves the month; null where there are none. */
              before: z.string().nullable(),
              after: z.string().nullable(),
            }),
          ),
        }),
      ),
      totalCount: z.int(),
    }),
  },
  'POST /Curriculum/admin/Curriculum/Publish': {
    summary:
      'Bring a template’s changes to its students, as a job; 409 for an old version, or while one runs.',
    access: ofTemplate('body.templateId'),
    body: z.strictObject({
      ...publishing,
      studentIds: publishing.studentIds.optional(),
      version,
      tellStudents: z.boolean(),
    }),
    idempotent: true,
    answer: z.object({ publicationId: uid }),
  },
  'GET /Curriculum/admin/Curriculum/GetPublications': {
    summary: 'What was published, newest first, with how far it is.',
    access: {
      who: ['Admin'],
      record: {
        rule: 'any',
        kind: 'curriculum template',
        at: 'query.templateId',
        optional: true,
      },
    },
    query: z.object({ ...paging, templateId: uid.optional() }),
    answer: listOf(
      'publications',
      z.object({
        id: uid,
        templateName: z.string(),
        state: z.enum(['waiting', 'running', 'done', 'failed']),
        mode: publishMode,
        doneStudents: z.int(),
        students: z.int(),
        counts: z.object(publishCounts),
        by: z.string(),
        at: moment,
        error: z.string().nullable(),
        /** What was kept and why, the first hundred. */
        kept: z.array(z.object({ studentName: z.string(), text: z.string(), why: z.string() })),
      }),
    ),
  },
})

const studentEndpoints = defineEndpoints({
  'GET /Curriculum/admin/Curriculum/GetStudents': {
    summary: 'Students with their template, the version that they have, and what differs from it.',
    access: {
      who: ['Admin'],
      record: {
        rule: 'any',
        kind: 'curriculum template',
        at: 'query.templateId',
        optional: true,
      },
    },
    query: z.object({
      ...paging,
      search,
      templateId: uid.optional(),
      isExtended: z.enum(['true', 'false']).optional(),
    }),
    answer: listOf(
      'students',
      z.object({
        studentId: uid,
        fullName: z.string(),
        programName: z.string(),
        /** Null for whom nothing was issued. */
        templateId: uid.nullable(),
        templateName: z.string().nullable(),
        takenVersion: z.int().nullable(),
        isExtended: z.boolean(),
        /** Items that were added, changed or removed for this student. */
        changes: z.int(),
      }),
    ),
  },
  'GET /Curriculum/admin/Curriculum/GetStudentCurriculum': {
    summary: 'A month of a student beside what the template says.',
    access: ofStudent('query.studentId'),
    query: z.object({ studentId: uid, monthNumber: monthText.optional() }),
    answer: z.object({ ...monthInfo, fullName: z.string(), items: z.array(adminItem) }),
  },
  'POST /Curriculum/admin/Curriculum/SaveStudentItem': {
    summary: 'As the tutor’s, for any student.',
    access: ofStudent('body.studentId'),
    body: studentItem,
    answer: z.object({ id: uid }),
  },
  'POST /Curriculum/admin/Curriculum/RemoveStudentItem': {
    summary: 'As the tutor’s, for any student.',
    access: {
      who: ['Admin'],
      record: { rule: 'in sight', kind: 'curriculum item', at: 'body.id' },
    },
    body: z.strictObject({ studentId: uid, id: uid }),
  },
  'POST /Curriculum/admin/Curriculum/SetExtended': {
    summary: 'Show or hide the extended items for some students; ticks stay.',
    access: { who: ['Admin'], record: { rule: 'any', kind: 'curriculum', at: 'body.studentIds' } },
    body: z.strictObject({ studentIds: someStudents, isExtended: z.boolean() }),
  },
  'POST /Curriculum/admin/Curriculum/SetTemplate': {
    summary: 'Another template for some students; it takes effect when it is next published.',
    access: ofTemplate('body.templateId'),
    body: z.strictObject({ studentIds: someStudents, templateId: uid }),
  },
})

/** Templates of curricula, what is published of them, and the curricula of all students. */
export const curriculumAdminEndpoints = {
  ...templateEndpoints,
  ...publishEndpoints,
  ...studentEndpoints,
}
