import * as z from 'zod'
import { id } from './common.ts'
import { defineEndpoints } from './define.ts'

const admin = { who: ['Admin'], record: 'none' } as const

/** Questions filed for Revise here and below, by state; one filed under two topics counts in each. */
const counts = { live: z.int(), draft: z.int(), withdrawn: z.int() }

/** Something of the tree; archived, nothing new is filed there and nobody is offered it. */
const node = { id, isArchived: z.boolean(), ...counts }

const name = (most: number) =>
  z.string().trim().min(1, 'Enter a name').max(most, `Use at most ${most} characters`)

const saved = z.object({ id })

/** What stands below an admissions test. */
export const treeKind = z.enum(['part', 'subject', 'topic', 'subTopic'])

/** The tree that questions are filed in, as admins keep it. */
export const subjectsOfAdmins = defineEndpoints({
  'GET /subject/admin/Tree': {
    summary:
      'Tests with their parts, subjects, topics and sub-topics, archived ones too, and how many questions each has.',
    access: admin,
    answer: z.array(
      z.object({
        id,
        name: z.string(),
        isRetired: z.boolean(),
        ...counts,
        parts: z.array(
          z.object({
            ...node,
            sectionNo: z.string(),
            isCompulsory: z.boolean(),
            subjects: z.array(
              z.object({
                ...node,
                name: z.string(),
                topics: z.array(
                  z.object({
                    ...node,
                    name: z.string(),
                    subTopics: z.array(z.object({ ...node, name: z.string() })),
                  }),
                ),
              }),
            ),
          }),
        ),
      }),
    ),
  },
  'POST /subject/admin/AdmissionTest/Save': {
    summary: 'Make an admissions test, rename or retire one; 409 for a name that another has.',
    access: admin,
    idempotent: true,
    body: z.strictObject({
      /** Left out for a new one. */
      id: id.optional(),
      name: name(100),
      isRetired: z.boolean(),
    }),
    answer: saved,
  },
  'POST /subject/admin/SectionNumber/Save': {
    summary: 'Make a part of a test, or change one; it stays in its test.',
    access: admin,
    idempotent: true,
    body: z.strictObject({
      id: id.optional(),
      admissionTestId: id,
      sectionNo: name(100),
      /** Every candidate sits it, so that nobody chooses it. */
      isCompulsory: z.boolean(),
    }),
    answer: saved,
  },
  'POST /subject/admin/Subject/Save': {
    summary: 'Make a subject of a part, or rename one; it stays in its part.',
    access: admin,
    idempotent: true,
    body: z.strictObject({ id: id.optional(), sectionId: id, name: name(100) }),
    answer: saved,
  },
  'POST /subject/admin/Topic/Save': {
    summary: 'Make a topic of a subject, rename one, or move it to another subject of its part.',
    access: admin,
    idempotent: true,
    body: z.strictObject({ id: id.optional(), subjectId: id, name: name(150) }),
    answer: saved,
  },
  'POST /subject/admin/SubTopic/Save': {
    summary: 'Make a sub-topic of a topic, or rename one; it stays in its topic.',
    access: admin,
    idempotent: true,
    body: z.strictObject({ id: id.optional(), topicId: id, name: name(150) }),
    answer: saved,
  },
  'POST /subject/admin/Tree/Order': {
    summary: 'Put all that stands under one parent into this order; 409 where these are not all.',
    access: admin,
    body: z.strictObject({
      kind: treeKind,
      /** The test of parts, the part of subjects, the subject of topics, the topic of sub-topics. */
      parentId: id,
      ids: z.array(id).max(1_000),
    }),
  },
  'POST /subject/admin/Tree/Archive': {
    summary: 'Take a part, subject, topic or sub-topic out of use, or bring it back.',
    access: admin,
    body: z.strictObject({ kind: treeKind, id, isArchived: z.boolean() }),
  },
})
