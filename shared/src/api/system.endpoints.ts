import * as z from 'zod'
import { defineEndpoints } from './define.ts'

/** Settings and health, for browsers and for those who run the portal. */
export const systemEndpoints = defineEndpoints({
  'GET /System/Settings/GetPublicSettings': {
    summary: 'What every browser may know of this server.',
    access: { who: 'public' },
    answer: z.object({
      isDemo: z.boolean(),
      /** Sign-ins of the demo world; empty on any other server. */
      demoAccounts: z.array(z.object({ email: z.string(), role: z.string(), note: z.string() })),
      demoPassword: z.string().nullable(),
      helpChatUrl: z.string(),
      reviewUrl: z.string(),
      allowList: z.array(z.string()),
    }),
  },
  'GET /health/live': {
    summary: 'The process runs.',
    access: { who: 'public' },
    answer: z.object({ status: z.literal('live') }),
  },
  'GET /health/ready': {
    summary: 'The process can answer calls; 503 while it starts or drains.',
    access: { who: 'public' },
    answer: z.object({ status: z.literal('ready') }),
  },
})
