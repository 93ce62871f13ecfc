import * as z from 'zod'
import { remoteNames } from '../contract/roles.ts'
import { moment } from './common.ts'
import { defineEndpoints } from './define.ts'
import { savedSetting, savedVersion, settingKey } from './settings.forms.ts'

const versionName = z.string().regex(/^\w[\w.-]{0,99}$/, 'Expected the name of a version')

/** Colours by the names of their CSS variables, without what comes before all of them. */
const colours = z.record(z.string(), z.string())

/** Who changed something last, and which version that made; 0 where nobody has. */
const standing = {
  byName: z.string().nullable(),
  at: moment.nullable(),
  version: z.int(),
}

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
      portalName: z.string(),
      /** The portal has a logo of its own: `GetLogo`. */
      hasLogo: z.boolean(),
      /** What follows from the portal's own colour; null where it has none. */
      colours: z.object({ light: colours, dark: colours }).nullable(),
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
  'GET /System/admin/Settings/GetSettings': {
    summary: 'What can be set while the portal runs, as it is now, and where each comes from.',
    access: { who: ['Admin'], record: 'none' },
    answer: z.object({
      settings: z.array(
        z.object({
          key: settingKey,
          label: z.string(),
          /** In the form that its key has. */
          value: z.unknown(),
          source: z.enum(['environment', 'default', 'here']),
          /** The environment has a value for it, to which it can be set back. */
          isFirstTold: z.boolean(),
          ...standing,
        }),
      ),
      logo: z.object({ isSet: z.boolean(), ...standing }),
      /** Secrets stand in the environment alone. */
      secrets: z.array(z.object({ label: z.string(), isSet: z.boolean() })),
    }),
  },
  'POST /System/admin/Settings/Save': {
    summary: 'Save a setting, on top of the version that was seen (409).',
    access: { who: ['Admin'], record: 'none' },
    body: savedSetting,
    answer: z.object({ version: z.int() }),
  },
  'POST /System/admin/Settings/Reset': {
    summary: 'Set a setting back to what the environment says, or to what is so by itself.',
    access: { who: ['Admin'], record: 'none' },
    body: z.strictObject({
      key: z.enum([...settingKey.options, 'logo']),
      version: savedVersion,
    }),
    answer: z.object({ version: z.int() }),
  },
  'POST /System/admin/Settings/SetLogo': {
    summary:
      'Give the portal a logo: a PNG, JPEG or WebP (415) of less than 2 MB (413) and at most 4 megapixels (422).',
    access: { who: ['Admin'], record: 'none' },
    upload: { kind: 'logo' },
  },
  'GET /System/Settings/GetLogo': {
    summary: 'The portal’s logo; 404 where it has none.',
    access: { who: 'public' },
    file: true,
  },
  'POST /System/admin/Settings/SendTestMail': {
    summary: 'Mail oneself at once, past the queue, and hear what the mail server says.',
    limit: { max: 10, windowSeconds: 900, what: 'test mails' },
    access: { who: ['Admin'], record: 'none' },
    body: z.strictObject({}),
    answer: z.object({
      isSent: z.boolean(),
      /** The mail server's line, or why it was not reached. */
      answer: z.string(),
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
