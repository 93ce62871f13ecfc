import { day } from '@portal/shared/api/schemas'
import * as z from 'zod'

/** What is edited of an academy itself; the description as cleaned HTML. */
export const academyValues = z.strictObject({
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  audience: z.enum(['students', 'tutors', 'both']),
  allowsSkipping: z.boolean(),
  finishBy: day.nullable(),
  coverFileId: z.string().nullable(),
  state: z.enum(['draft', 'published', 'archived']),
})

export type AcademyValues = z.infer<typeof academyValues>
