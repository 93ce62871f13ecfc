import { soldEntitlements, vatKind } from '@portal/shared/api/schemas'
import * as z from 'zod'

/** What is edited of a programme, by the names of the call which saves it. */
export const programmeValues = z.strictObject({
  name: z.string(),
  hours: z.number(),
  isUnlimited: z.boolean(),
  isHeadStart: z.boolean(),
  entitlements: soldEntitlements,
  months: z.int().nullable(),
  endsOnDay: z.string().nullable(),
  pricePence: z.int(),
  vat: vatKind,
  isArchived: z.boolean(),
})

export type ProgrammeValues = z.infer<typeof programmeValues>
