import * as z from 'zod'
import { asRule, uid } from './common.ts'
import { planAsked, soldLine } from './money.shapes.ts'

/** What a programme opens; the names are those of the student's claims. */
export const soldEntitlements = z.strictObject({
  hasQuestionBank: z.boolean(),
  hasCourses: z.boolean(),
  hasAcademy: z.boolean(),
  hasSeminar: z.boolean(),
  hasLibrary: z.boolean(),
  hasReadingList: z.boolean(),
  hasPsSubmission: z.boolean(),
  hasEssaySubmission: z.boolean(),
})

/** Hours come in quarters; 0 for a programme without tuition. */
export const soldHours = z.number().min(0).max(1_000).multipleOf(0.25)

/** How a line is well formed: a discount takes away, all else adds. */
const hasItsSign = ({ kind, pence }: z.output<typeof soldLine>) =>
  (kind === 'discount') === pence < 0

/** What a sale costs, line by line. */
export const saleLines = z
  .array(
    soldLine.refine(hasItsSign, {
      path: ['pence'],
      ...asRule('A discount takes something off, all else costs something'),
    }),
  )
  .max(40, 'A booking has at most 40 lines')

export const saleNote = z.string().trim().max(2_000, 'A note has at most 2,000 characters')

/** Who pays: the student, a parent, or a school of the student. */
export const payerAsked = z.union([
  z.strictObject({ userId: uid }),
  z.strictObject({ schoolId: uid }),
])

/** Somebody who may pay for a student. */
export const possiblePayer = z.object({
  name: z.string(),
  kind: z.enum(['student', 'parent', 'school']),
  payer: payerAsked,
  /** The account; null where there is none yet. */
  payerId: uid.nullable(),
})

/** What a sale may say beyond what it gives; without lines it has no price and is not invoiced. */
export const saleTerms = {
  /** The programme that it was begun with. */
  programmeId: uid.optional(),
  lines: saleLines.optional(),
  /** When the price is paid; asked for where there is one. */
  plan: planAsked.optional(),
  note: saleNote.optional(),
}

export const bookingKind = z.enum(['new', 'renewal', 'upsell'])

export const bookingState = z.enum(['confirmed', 'cancelled'])

/** Where a booking is by its days; `ends`: within 30 days. */
export const bookingPhase = z.enum(['starts', 'running', 'ends', 'ended'])
