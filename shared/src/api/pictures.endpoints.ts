import * as z from 'zod'
import { uid } from './common.ts'
import { defineEndpoints } from './define.ts'

/** Profile pictures and logos. */
export const pictureEndpoints = defineEndpoints({
  'GET /user/Student/view-profile': {
    summary: 'The student’s picture; 404 when there is none.',
    access: { who: ['Student'], record: 'none' },
    afterProgramme: true,
    file: true,
  },
  'POST /user/student/update-pofile': {
    summary: 'Choose a picture: an image of less than 2 MB.',
    limit: { max: 20, windowSeconds: 900, what: 'pictures' },
    access: { who: ['Student'], record: 'none' },
    afterProgramme: true,
    upload: { kind: 'image' },
  },
  'POST /user/student/remove-profile': {
    summary: 'Take the picture away.',
    access: { who: ['Student'], record: 'none' },
    afterProgramme: true,
  },
  'GET /user/school/AuditDashboard/SchoolLogo': {
    summary:
      'The logo of a school of the caller’s, the first unless one is named; 404 without a school.',
    access: {
      who: ['Student', 'School Manager'],
      record: { rule: 'own school', kind: 'school', at: 'query.schoolId', optional: true },
    },
    afterProgramme: true,
    query: z.object({ schoolId: uid.optional() }),
    answer: z.object({ id: uid, name: z.string(), logoFilePath: z.string().nullable() }),
  },
  'GET /user/school/AuditDashboard/DownLoad': {
    summary: 'The logo itself, of one of the caller’s schools; 404 when it has none.',
    access: {
      who: ['Student', 'School Manager'],
      record: { rule: 'own school', kind: 'school', at: 'query.id' },
    },
    afterProgramme: true,
    query: z.object({ id: uid }),
    file: true,
  },
  'POST /user/school/AuditDashboard/UploadLogo': {
    summary:
      'Give one of the caller’s schools a logo: a PNG, JPEG or WebP (415) of less than 2 MB (413) and at most 4 megapixels (422).',
    limit: { max: 20, windowSeconds: 900, what: 'logos' },
    access: {
      who: ['School Manager'],
      record: { rule: 'own school', kind: 'school', at: 'query.schoolId' },
    },
    query: z.object({ schoolId: uid }),
    upload: { kind: 'logo' },
  },
  'POST /user/school/AuditDashboard/RemoveLogo': {
    summary: 'Take the logo of one of the caller’s schools away.',
    access: {
      who: ['School Manager'],
      record: { rule: 'own school', kind: 'school', at: 'body.schoolId' },
    },
    body: z.object({ schoolId: uid }),
  },
})
