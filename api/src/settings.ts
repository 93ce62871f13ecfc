import { createHmac } from 'node:crypto'
import { checkPassword } from '@portal/shared/passwords'
import * as z from 'zod'
import type { S3Settings } from './files/s3-store.ts'
import type { ClamdAddress } from './files/virus-scanner.ts'
import { ownSecret } from './own-secret.ts'
import { StartError } from './start-error.ts'
import { keysToldBy } from './told-settings.rules.ts'

/**
 * What the server was told at its start. What `SavedSettings` has of it holds until it is changed
 * while the portal runs.
 */
export interface Settings {
  isProduction: boolean
  port: number
  host: string
  dataDir: string
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /**
   * The same database past a pooler, for what needs a session of its own: migrations and live
   * events. Undefined: `databaseUrl` leads to the server itself.
   */
  databaseDirectUrl: string | undefined
  /** Most connections of this process to the database. */
  databasePoolSize: number
  /** False for a pooler that keeps no prepared statements. */
  databasePrepares: boolean
  /** Where files are kept; undefined: in the folder `files` of `dataDir`. */
  filesS3: S3Settings | undefined
  /** Videos must be smaller than this. */
  videoMaxMb: number
  /** Hosts that a video may be a link to, in lower case; nothing of them is ever fetched or framed. */
  videoLinkHosts: readonly string[]
  /** Where clamd looks at uploaded files; undefined: nobody does. */
  clamdAddress: ClamdAddress | undefined
  /** Folder with fonts for the signs that those of PDFs lack; undefined: such a sign is a box. */
  pdfFontsDir: string | undefined
  /** Port on which this process tells its metrics; undefined: nowhere. */
  metricsPort: number | undefined
  /** Signs access tokens. */
  sessionSecret: string
  /** Signs the cookie that media are opened with. */
  mediaSecret: string
  /**
   * The gateway's own place for the store, from which it sends files itself once this process has
   * said who may have them; undefined: they go through this process.
   */
  mediaAccel: string | undefined
  /** The demo world is seeded into an empty database, and the sign-in page lists its accounts. */
  isDemo: boolean
  helpChatUrl: string
  /** Who hears that somebody has written to us; undefined: nobody beside the admins in the portal. */
  supportEmail: string | undefined
  reviewUrl: string
  /** Which of `SavedSettings` the environment says; of the others the values here are what is usual. */
  told: readonly string[]
  /** Sets that are worked on come back after a reload without a connection. */
  worksOffline: boolean
  /** Where people open the portal, without a slash at the end; links in mails begin with it. */
  publicUrl: string
  /** Mail server, `smtp://…` or `smtps://…`; undefined: mails become files in `dataDir/outbox`. */
  smtpUrl: string | undefined
  /** Sender of all mails, as `Portal <portal@example.org>` or the address alone. */
  mailFrom: string
  /** Emails that see the question bank and upgrades without the claim, in lower case. */
  allowList: string[]
  /** Made when no admin exists yet. */
  firstAdmin: { email: string; password: string } | undefined
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Reverse proxies to believe about the caller's address. */
  trustProxy: boolean | string
  /** Folder with the built front end; undefined: this process answers calls only. */
  webDist: string | undefined
  /** File that says which build of each remote is current. */
  registryFile: string | undefined
}

const yesNo = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((text) => text === 'true' || text === '1')
/** Where help leads in the demo world: to nobody. */
const demoHelpChat = 'https://wa.me/'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** As many parts of 5 MiB as a bucket takes. */
const mostVideoMb = 50_000
const videoSize = `must be 1 to ${mostVideoMb}`

const portNumber = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a port number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535')
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: portNumber.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number({ error: 'must be 1 to 1000' })
    .int('must be 1 to 1000')
    .min(1, 'must be 1 to 1000')
    .max(1_000, 'must be 1 to 1000')
    .default(10),
  DATABASE_PREPARE: yesNo.default(true),
  FILES_S3_URL: httpUrl
    .refine(
      (text) => !URL.canParse(text) || new URL(text).pathname.length > 1,
      'must name a bucket after the host',
    )
    .optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_KEY_ID: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
  CLAMD_ADDRESS: z
    .string()
    .regex(
      /^(\/.+|\[[\da-f:]+\]:\d{1,5}|[^\s:/]+:\d{1,5})$/i,
      'must be host:port or the path of a socket',
    )
    .optional(),
  VIDEO_MAX_MB: z.coerce
    .number({ error: videoSize })
    .int(videoSize)
    .min(1, videoSize)
    .max(mostVideoMb, videoSize)
    .default(2_048),
  VIDEO_LINK_HOSTS: z
    .string()
    .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be hosts with commas')))
    .default(['www.youtube.com', 'youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com']),
  PDF_FONTS_DIR: z.string().optional(),
  METRICS_PORT: portNumber.optional(),
  SESSION_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  MEDIA_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  MEDIA_ACCEL: z
    .string()
    .regex(/^(\/[\w-]+)+$/, 'must be a path such as /media-store')
    .optional(),
  DEMO: yesNo.optional(),
  PUBLIC_URL: httpUrl.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]/, 'must begin with smtp:// or smtps://')
    .refine((text) => URL.canParse(text), 'must be an address')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be an email address')
    .default('Portal <portal@localhost>'),
  HELP_CHAT_URL: httpUrl.default(demoHelpChat),
  SUPPORT_EMAIL: z.email('must be an email address').optional(),
  REVIEW_URL: httpUrl.default('https://www.trustpilot.com/'),
  OFFLINE: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .transform((text) => text === 'on'),
  ALLOW_LIST: z
    .string()
    .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()))
    .pipe(
      z
        .array(z.email('must be up to two email addresses'))
        .max(2, 'must be up to two email addresses'),
    )
    .default([]),
  ADMIN_EMAIL: z.email('must be an email address').toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .optional(),
  TRUST_PROXY: z.string().default('false'),
  WEB_DIST: z.string().optional(),
  REGISTRY_FILE: z.string().optional(),
})

/**
 * Reads the settings from the environment; an empty variable counts as missing.
 * @throws StartError with one line that names every bad or missing setting.
 */
export async function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Settings> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `${issue.path[0]?.toString()} ${issue.message}`,
    )
    throw new StartError(`Bad settings: ${[...new Set(lines)].join('; ')}.`)
  }
  const value = parsed.data
  const isProduction = value.NODE_ENV === 'production'
  const isDemo = value.DEMO ?? !isProduction
  if ((value.ADMIN_EMAIL === undefined) !== (value.ADMIN_PASSWORD === undefined)) {
    throw new StartError('Bad settings: ADMIN_EMAIL and ADMIN_PASSWORD go together.')
  }
  if (value.MEDIA_ACCEL !== undefined && value.FILES_S3_URL === undefined) {
    throw new StartError('Bad settings: MEDIA_ACCEL needs FILES_S3_URL.')
  }
  if (isProduction && value.PUBLIC_URL === undefined) {
    throw new StartError(
      'Bad settings: PUBLIC_URL is missing; links in mails begin with the address of the portal.',
    )
  }
  if (isProduction && !isDemo) refuseDemoValues(value)
  const sessionSecret = value.SESSION_SECRET ?? (await ownSecret(value.DATA_DIR, isProduction))
  return {
    isProduction,
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    databasePoolSize: value.DATABASE_POOL_SIZE,
    databasePrepares: value.DATABASE_PREPARE,
    filesS3: readS3(value),
    videoMaxMb: value.VIDEO_MAX_MB,
    videoLinkHosts: value.VIDEO_LINK_HOSTS,
    clamdAddress: readClamd(value.CLAMD_ADDRESS),
    pdfFontsDir: value.PDF_FONTS_DIR,
    metricsPort: value.METRICS_PORT,
    sessionSecret,
    mediaSecret:
      value.MEDIA_SECRET ??
      createHmac('sha256', sessionSecret).update('portal media cookie').digest('base64url'),
    mediaAccel: value.MEDIA_ACCEL,
    isDemo,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    helpChatUrl: value.HELP_CHAT_URL,
    supportEmail: value.SUPPORT_EMAIL,
    reviewUrl: value.REVIEW_URL,
    told: keysToldBy(given),
    worksOffline: value.OFFLINE,
    allowList: value.ALLOW_LIST,
    firstAdmin:
      value.ADMIN_EMAIL === undefined || value.ADMIN_PASSWORD === undefined
        ? undefined
        : { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD },
    logLevel: value.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustProxy: readTrust(value.TRUST_PROXY),
    webDist: value.WEB_DIST,
    registryFile: value.REGISTRY_FILE,
  }
}

/** What is fine for trying the portal out, and must not meet real people. */
function refuseDemoValues(value: z.output<typeof environment>): void {
  const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password, HELP_CHAT_URL: help } = value
  const fault = password === undefined ? null : checkPassword(password, { email })
  if (fault !== null) throw new StartError(`Bad settings: ADMIN_PASSWORD is too weak. ${fault}`)
  if (help === demoHelpChat) {
    throw new StartError(
      'Bad settings: HELP_CHAT_URL is missing; without it help leads to the demo’s address, where nobody is.',
    )
  }
  if (/(^|\.)example(\.(com|net|org))?$/i.test(new URL(help).hostname)) {
    throw new StartError(
      `Bad settings: HELP_CHAT_URL is an example (${help}); set it to where your help team answers.`,
    )
  }
}

function readS3(value: z.output<typeof environment>): S3Settings | undefined {
  const { FILES_S3_URL: url, FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret } = value
  if (url === undefined) return undefined
  if (keyId === undefined || secret === undefined) {
    throw new StartError('Bad settings: FILES_S3_URL needs FILES_S3_KEY_ID and FILES_S3_SECRET.')
  }
  return { url: url.replace(/\/+$/, ''), region: value.FILES_S3_REGION, keyId, secret }
}

function readClamd(text: string | undefined): ClamdAddress | undefined {
  if (text === undefined || text.startsWith('/')) return text === undefined ? text : { path: text }
  const [, host = '', port] = /^\[?(.*?)\]?:(\d+)$/.exec(text) ?? []
  return { host, port: Number(port) }
}

/** `true`, `false`, or a list of the proxies' addresses. */
function readTrust(text: string): boolean | string {
  return text === 'true' || text === 'false' ? text === 'true' : text
}
