import { sold } from '@portal/shared/api/schemas'
import * as z from 'zod'

/** What is edited of an upgrade, by the names of the call which saves it; the text as cleaned HTML. */
export const upgradeValues = z.strictObject({
  name: z.string(),
  summary: z.string(),
  body: z.string(),
  imageFileId: z.string().nullable(),
  pricePence: z.int(),
  per: z.enum(['once', 'month', 'hour']),
  entitlements: z.array(sold),
  hours: z.number(),
  state: z.enum(['draft', 'offered', 'withdrawn']),
})

export type UpgradeValues = z.infer<typeof upgradeValues>

export type Sold = z.infer<typeof sold>

export type RequestState = 'pending' | 'accepted' | 'declined' | 'cancelled'
