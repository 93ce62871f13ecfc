import * as z from 'zod'
import {
  hasVersion,
  listOf,
  listQuery,
  noVersion,
  paging,
  search,
  sorting,
  uid,
  version,
} from './common.ts'
import { defineEndpoints } from './define.ts'

const record = { rule: 'any', kind: 'school to edit' } as const

/** Schools as admins look after them. */
export const schoolEndpoints = defineEndpoints({
  'GET /User/admin/School/GetSchools': {
    summary:
      'All schools, with how many students each has and who manages it; or the one that is named.',
    access: { who: ['Admin'], record: 'none' },
    query: listQuery({
      ...paging,
      ...sorting(['name', 'students']),
      search,
      /** Those that cannot be chosen any more, in place of all others. */
      archived: z.enum(['true', 'false']).default('false'),
      /** This one alone, archived or not. */
      schoolId: uid.optional(),
    }),
    answer: listOf(
      'schools',
      z.object({
        schoolId: uid,
        name: z.string(),
        hasLogo: z.boolean(),
        /** The logo as a file; null where there is none. */
        logoFileId: uid.nullable(),
        /** Those who are linked with it, whatever state their account is in. */
        students: z.int(),
        /** By name, with those whose account was stopped. */
        managers: z.array(z.object({ userId: uid, name: z.string(), isActive: z.boolean() })),
        isArchived: z.boolean(),
        version,
      }),
    ),
  },
  'POST /User/admin/School/Save': {
    summary: 'A new school, or another name for one; 409 where another has the name, in any case.',
    access: { who: ['Admin'], record: { ...record, at: 'body.schoolId', optional: true } },
    idempotent: true,
    body: z
      .strictObject({
        /** Null for a new one. */
        schoolId: uid.nullable(),
        /** Of one that there is: the version that was edited. */
        version: version.optional(),
        name: z
          .string()
          .trim()
          .min(1, 'Enter the name')
          .max(200, 'A name has at most 200 characters'),
      })
      .refine(({ schoolId, version: known }) => hasVersion(schoolId, known), noVersion),
    answer: z.object({ schoolId: uid, version }),
  },
  'POST /User/admin/School/SetLogo': {
    summary:
      'Give a school a logo: a PNG, JPEG or WebP (415) of less than 2 MB (413) and at most 4 megapixels (422).',
    limit: { max: 100, windowSeconds: 900, what: 'logos' },
    access: { who: ['Admin'], record: { ...record, at: 'query.schoolId' } },
    query: z.object({ schoolId: uid }),
    upload: { kind: 'logo' },
  },
  'POST /User/admin/School/Archive': {
    summary: 'A school that cannot be chosen any more, or can again. Its students stay.',
    access: { who: ['Admin'], record: { ...record, at: 'body.schoolId' } },
    body: z.strictObject({ schoolId: uid, version, isArchived: z.boolean() }),
    answer: z.object({ version }),
  },
})
