import * as z from 'zod'
import { id } from './common.ts'
import { defineEndpoints } from './define.ts'

/** A subject of the library, the reading list and the documents. */
export const contentSubject = z.object({ id, name: z.string() })

/** What books, reading and documents are filed under. */
export const contentSubjectEndpoints = defineEndpoints({
  'GET /Content/Subject/GetSubjects': {
    summary: 'The subjects of library, reading list and documents, by name.',
    access: { who: ['Student', 'Tutor', 'Senior Tutor', 'Admin'], record: 'none' },
    answer: z.array(contentSubject),
  },
  'POST /Content/admin/Subject/SaveSubject': {
    summary: 'Make a subject, or give one another name; 409 for a name that another has.',
    access: { who: ['Admin'], record: 'none' },
    body: z.strictObject({
      /** Left out for a new one. */
      id: id.optional(),
      name: z.string().trim().min(1, 'Enter a name').max(100, 'Use at most 100 characters'),
    }),
    answer: z.object({ id }),
  },
})
