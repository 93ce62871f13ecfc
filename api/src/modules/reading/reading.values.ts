import { readingKinds, readingLevels, readingStates } from '@portal/shared/contract'
import * as z from 'zod'

/** What is edited of an item. */
export const readingValues = z.strictObject({
  subjectId: z.int(),
  kind: z.enum(readingKinds),
  title: z.string(),
  authors: z.string(),
  why: z.string(),
  address: z.string().nullable(),
  bookId: z.string().nullable(),
  level: z.enum(readingLevels),
  minutes: z.int().nullable(),
  state: z.enum(readingStates),
})

export type ReadingValues = z.infer<typeof readingValues>
