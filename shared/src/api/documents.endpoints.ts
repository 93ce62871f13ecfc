import * as z from 'zod'
import {
  documentKinds,
  documentStates,
  mostInZip,
  mostSaved,
  paperParts,
} from '../contract/documents.ts'
import {
  asRule,
  hasVersion,
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
} from './common.ts'
import { defineEndpoints } from './define.ts'

const tutors = { who: ['Tutor', 'Senior Tutor'], record: 'none' } as const
const admin = { who: ['Admin'], record: 'none' } as const
const given = { rule: 'given', kind: 'document' } as const

const kind = z.enum(documentKinds)
const state = z.enum(documentStates)
const paperPart = z.enum(paperParts)
const named = z.object({ id, name: z.string() })
const isEachOnce = (list: readonly unknown[]) => new Set(list).size === list.length

/** A lesson plan, a guide or a past paper with its one file. */
export const document = z.object({
  id: uid,
  kind,
  title: z.string(),
  description: z.string(),
  subjects: z.array(named),
  /** Null for what is about no test. */
  test: named.nullable(),
  /** A part of the test, as its papers have; null for all of it. */
  section: named.nullable(),
  year: z.int().nullable(),
  /** Null for all but past papers. */
  paperPart: paperPart.nullable(),
  file: z.object({
    id: uid,
    name: z.string(),
    bytes: z.int(),
    /** Media type. */
    type: z.string(),
  }),
  /** True for 14 days from when another file took the place of one that tutors had. */
  isNewVersion: z.boolean(),
})

const filters = {
  kind: kind.optional(),
  subjectId: idText.optional(),
  admissionTestId: idText.optional(),
  year: z.coerce.number().int().min(1900).max(2200).optional(),
  search,
}

const filtersOfAdmins = {
  ...filters,
  state: state.optional(),
  ...sorting(['title', 'downloads', 'updated']),
}

const isPaperWhole = (document: {
  kind: string
  admissionTestId: number | null
  paperPart: string | null
}) =>
  document.kind !== 'past paper' ||
  (document.admissionTestId !== null && document.paperPart !== null)

/** A document as it is saved; `id` and `version` are left out for a new one. */
export const savedDocument = z
  .strictObject({
    id: uid.optional(),
    version: version.optional(),
    kind,
    title: z.string().trim().min(1, 'Enter a title').max(200, 'Use at most 200 characters'),
    description: z.string().trim().max(1_000, 'Use at most 1,000 characters'),
    subjectIds: z.array(id).max(10, 'Choose at most 10 subjects').refine(isEachOnce, {
      error: 'A subject is named twice',
    }),
    admissionTestId: id.nullable(),
    sectionId: id.nullable(),
    year: z
      .int('Enter a year')
      .min(1900, 'Enter a year from 1900')
      .max(2200, 'Enter a year up to 2200')
      .nullable(),
    paperPart: paperPart.nullable(),
    fileId: uid,
    state,
  })
  .refine((document) => hasVersion(document.id, document.version), noVersion)
  .refine((document) => document.sectionId === null || document.admissionTestId !== null, {
    path: ['sectionId'],
    ...asRule('Choose the test that this is a part of'),
  })
  .refine(isPaperWhole, {
    path: ['paperPart'],
    ...asRule('A past paper has a test and says which part of the paper it is'),
  })
  .refine((document) => document.kind === 'past paper' || document.paperPart === null, {
    path: ['paperPart'],
    ...asRule('Only a past paper has a part'),
  })

/** What tutors teach with: lesson plans, guides and past papers. */
export const documentEndpoints = defineEndpoints({
  'GET /Miscellaneous/tutordownloadable': {
    summary:
      'The documents that are published, by title; past papers with the newest year first within their test.',
    access: tutors,
    query: z.object({
      ...paging,
      ...filters,
      /** `guidance` are lesson plans and guides, `papers` past papers. */
      shelf: z.enum(['guidance', 'papers']).optional(),
      paperPart: paperPart.optional(),
    }),
    answer: listOf('documents', document),
  },
  'GET /Miscellaneous/tutordownloadable/GetChoices': {
    summary:
      'What documents can be filtered by: subjects, tests with their parts, and the years of those that are there.',
    access: { who: ['Tutor', 'Senior Tutor', 'Admin'], record: 'none' },
    answer: z.object({
      subjects: z.array(named),
      tests: z.array(named.extend({ sections: z.array(named) })),
      /** The newest first; for tutors of what is published. */
      years: z.array(z.int()),
    }),
  },
  'POST /Miscellaneous/tutordownloadable/CountDownload': {
    summary:
      'Say that a document was taken by the address of its file; it is counted, not who took it.',
    access: { who: tutors.who, record: { ...given, at: 'body.id' } },
    body: z.strictObject({ id: uid }),
  },
  'POST /Miscellaneous/tutordownloadable/CreateZip': {
    summary:
      'An address that gives these documents as one zip for five minutes; 409 that names what is missing, 422 above 100 files or 500 MB.',
    access: tutors,
    body: z.strictObject({
      ids: z
        .array(uid)
        .min(1, 'Choose a document')
        .refine(
          (ids) => ids.length <= mostInZip,
          asRule(`A zip can have ${mostInZip} documents. Choose fewer.`),
        ),
    }),
    answer: z.object({
      /** On the API's own address, from the root. */
      url: z.string(),
      /** Of the zip. */
      bytes: z.int(),
      files: z.int(),
    }),
  },
  'GET /Miscellaneous/tutordownloadable/OpenZip/:ticket': {
    summary:
      'The zip that a ticket is for, streamed; 404 once the ticket is old, the account stopped or signed out, or a document gone.',
    access: { who: 'public' },
    params: z.object({ ticket: z.string().max(3_000) }),
    file: true,
  },
  'GET /Miscellaneous/admin/tutordownloadable': {
    summary: 'All documents, with how often each was taken.',
    access: admin,
    query: z.object({ ...paging, ...filtersOfAdmins }),
    answer: listOf(
      'documents',
      document.extend({ state, version, downloads: z.int(), updatedAt: moment }),
    ),
  },
  'GET /Miscellaneous/admin/tutordownloadable/GetCsv': {
    summary: 'The same whole, as CSV.',
    limit: { max: 30, windowSeconds: 900, what: 'files' },
    access: admin,
    query: z.object(filtersOfAdmins),
    file: true,
  },
  'POST /Miscellaneous/admin/tutordownloadable/Save': {
    summary:
      'Make or change up to 50 documents, all of them or none; 409 that names one that somebody has saved meanwhile.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'document to edit', at: 'body.documents.id', optional: true },
    },
    idempotent: true,
    body: z.strictObject({
      documents: z
        .array(savedDocument)
        .min(1, 'There is nothing to save')
        .max(mostSaved, `Save at most ${mostSaved} documents at once`)
        .refine(
          (documents) => isEachOnce(documents.flatMap(({ id: saved }) => saved ?? [])),
          'A document is named twice',
        ),
    }),
    answer: z.array(z.object({ id: uid, version: z.int() })),
  },
})
