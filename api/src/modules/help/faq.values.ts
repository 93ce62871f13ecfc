import * as z from 'zod'

/** What is edited of a question; the answer as cleaned HTML. */
export const faqValues = z.strictObject({
  audience: z.enum(['student', 'tutor', 'school']),
  section: z.string(),
  question: z.string(),
  answer: z.string(),
  state: z.enum(['draft', 'published', 'archived']),
})

export type FaqValues = z.infer<typeof faqValues>
