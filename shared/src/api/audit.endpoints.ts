import * as z from 'zod'
import { moment } from './common.ts'
import { defineEndpoints } from './define.ts'

const admin = { who: ['Admin'], record: 'none' } as const

/** Whether the audit log is as it was written. */
export const auditEndpoints = defineEndpoints({
  'GET /User/admin/Audit/Verify': {
    summary: 'How far the audit log is sealed, and whether the latest check found it whole.',
    access: admin,
    answer: z.object({
      chains: z.array(
        z.object({
          name: z.enum(['sign-ins', 'changes']),
          /** When the latest sealed entry was written; null while nothing is sealed. */
          sealedUntil: moment.nullable(),
          lastCheckedAt: moment.nullable(),
          /** Null while it has not been checked. */
          isWhole: z.boolean().nullable(),
          /** The first entries with which something is wrong, by their numbers. */
          brokenAt: z.object({ fromId: z.int(), toId: z.int() }).nullable(),
        }),
      ),
    }),
  },
  'POST /User/admin/Audit/VerifyNow': {
    summary: 'Check the audit log now; the job of a check that is under way where there is one.',
    access: admin,
    answer: z.object({ jobId: z.uuid() }),
  },
})
