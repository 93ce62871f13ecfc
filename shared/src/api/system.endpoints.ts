import * as z from 'zod'
import { remoteNames } from '../contract/roles.ts'
import { defineEndpoints } from './define.ts'

const versionName = z.string().regex(/^\w[\w.-]{0,99}$/, 'Expected the name of a version')

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
      /** A tab may ask for another version of a remote, or a local build of it; never in production. */
      allowsOverrides: z.boolean(),
      /** A set that is worked on is there after a reload without a connection. */
      worksOffline: z.boolean(),
    }),
  },
  'GET /System/Settings/GetOwnSettings': {
    summary: 'What the server’s settings say of the caller.',
    access: { who: 'signed in' },
    afterProgramme: true,
    answer: z.object({
      /** Sees the question bank and upgrades without the entitlement. */
      isOnAllowList: z.boolean(),
    }),
  },
  'POST /System/Reports/ReportRemoteFailure': {
    summary: 'Tell the server’s log that a remote could not be shown as it was released.',
    limit: { max: 10, windowSeconds: 900, what: 'reports' },
    access: { who: 'signed in' },
    whileImpersonating: true,
    body: z.strictObject({
      remote: z.enum(remoteNames),
      /** The version that failed. */
      version: versionName,
      /** The version that was shown in its place; null when there was none. */
      shown: versionName.nullable(),
      cause: z.string().trim().min(1).max(500),
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
