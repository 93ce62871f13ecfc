import * as z from 'zod'
import { defineEndpoints } from './define.ts'

/** Time at work in the portal. */
export const activeTimeEndpoints = defineEndpoints({
  'POST /user/UpdateUserActiveTime': {
    summary: 'Active time gained since the last report, in milliseconds.',
    checksAccount: true,
    access: { who: 'signed in' },
    body: z.strictObject({ activeTimeUpdateMs: z.int().min(1).max(86_400_000) }),
  },
})
