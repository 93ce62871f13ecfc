import * as z from 'zod'
import { search, uid } from './common.ts'
import { defineEndpoints } from './define.ts'

/** A student as others than the student see one. */
export const studentSummaryEndpoints = defineEndpoints({
  'GET /Student/Summary/FindStudents': {
    summary:
      'Students in the caller’s sight by a part of their name, at most twenty; or one by id.',
    access: {
      who: ['Tutor', 'Senior Tutor', 'Parent', 'School Manager', 'Admin'],
      record: { rule: 'in sight', kind: 'student', at: 'query.studentId', optional: true },
    },
    query: z.object({ search, studentId: uid.optional() }),
    answer: z.object({
      students: z.array(z.object({ studentId: uid, name: z.string(), programName: z.string() })),
    }),
  },
})
