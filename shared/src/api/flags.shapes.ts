import * as z from 'zod'
import { uid } from './common.ts'

/** What a flag is answered. */
export const flagAnswer = z.strictObject({
  flagId: uid,
  text: z.string().trim().min(1, 'Write an answer').max(4_000),
  outcome: z.enum(['explained', 'fault'], 'Choose what came of it'),
  /** For a fault: what should be changed. */
  suggestedChange: z.string().trim().max(4_000).nullable(),
})
