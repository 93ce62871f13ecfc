import * as z from 'zod'
import { uid } from './common.ts'
import { defineEndpoints } from './define.ts'

/** One item of a student's monthly checklist. */
export const curriculumItem = z.object({
  id: uid,
  curriculumText: z.string(),
  isCompleted: z.boolean(),
  monthNumber: z.int().min(1).max(12),
})

/** The month-by-month checklist of a student. */
export const curriculumEndpoints = defineEndpoints({
  'GET /Curriculum/Curriculum/GetStudentCurriculumV2': {
    summary: 'The items of one month; the current month when none is named.',
    access: { who: ['Student'], record: 'none' },
    query: z.object({ monthNumber: z.coerce.number().int().min(1).max(12).optional() }),
    answer: z.object({ items: z.array(curriculumItem) }),
  },
  'POST /Curriculum/Curriculum/SetCompletion': {
    summary: 'Check an item off, or take the check back.',
    access: { who: ['Student'], record: { rule: 'own', kind: 'curriculum item', at: 'body.id' } },
    body: z.strictObject({ id: uid, isCompleted: z.boolean() }),
    answer: curriculumItem,
  },
})
