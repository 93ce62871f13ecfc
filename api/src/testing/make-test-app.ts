import type { CallAnswer, CallInput, CallKey } from '@portal/shared/api'
import type { Endpoint } from '@portal/shared/api/schemas'
import { contract } from '@portal/shared/api/schemas'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type * as z from 'zod'
import type { AccessTokens } from '../access/access-tokens.ts'
import type { PersonClaims } from '../access/claims.ts'
import { createApp } from '../app.ts'
import type { Handlers, Server } from '../calls.ts'
import type { Db } from '../database/db.ts'
import type { Database } from '../database/open.ts'
import { putDemoFiles } from '../database/seed/pictures.ts'
import type { FileStore } from '../files/file-store.ts'
import { idleQueue } from '../jobs/testing.ts'
import type { Live } from '../live/live.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { readHolder } from '../modules/authentication/authentication.repository.ts'
import { forgetPages } from '../modules/learn/learn.service.ts'
import { forgetVersions } from '../modules/questions/versions.ts'
import type { Streams } from '../plugins/streams.ts'
import { openPrinter } from '../printing/printer.ts'
import type { FieldError } from '../problem.ts'
import type { Settings } from '../settings.ts'
import { openTestDatabase } from './database.ts'
import { demoWorldNow, openDemoWorld } from './demo-world.ts'
import { memoryStore } from './memory-store.ts'
import { type MakePeople, makePeople } from './people.ts'

/** How a test wants its app. */
export interface TestAppOptions {
  /** `demo` fills the database with the demo world; otherwise it is migrated and empty. */
  world?: 'empty' | 'demo'
  settings?: Partial<Settings>
  /** The database, which the app closes; one of its own when left out. */
  database?: Database
  /** Where files are kept; in memory when left out. */
  files?: FileStore
  /** Handlers of the test's own instead of the portal's. */
  handlers?: Partial<Handlers>
  /** The moment at which the app's clock stands; that of the demo world or the system's when left out. */
  now?: Date
  /** Gets every line of the log, as the server would print it; nobody does when left out. */
  log?: (line: string) => void
}

/** An answer as a test looks at it. */
export interface TestAnswer<K extends CallKey> {
  status: number
  /** What the envelope carries; of a failed call, undefined. */
  data: CallAnswer<K>
  message: string | null
  errors: FieldError[]
  headers: Record<string, string | string[] | number | undefined>
}

/** Who makes a call: a person's id, or claims to be signed as they are. */
export type As = string | PersonClaims | undefined

export interface TestApp {
  fastify: FastifyInstance
  /** What handlers know of the process. */
  server: Server
  db: Db
  tokens: AccessTokens
  live: Live
  streams: Streams
  /** Only with a `metricsPort`. */
  metrics: Metrics | undefined
  /** The app's file store, in memory unless the test has its own. */
  files: FileStore
  /** Makes people and schools. */
  make: MakePeople
  /** The app's clock: the moment that handlers get as `now`. */
  clock: { now(): Date; set(moment: Date): void; advance(milliseconds: number): void }
  /** An access token of a person, as signing in would give it. */
  tokenOf(userId: string, claims?: Partial<PersonClaims>): Promise<string>
  /**
   * Makes a call of the contract; checks that a good answer keeps to the contract's schema.
   * `input` takes `params`, `query`, `body`, `file` and `bytes`; a file that is the answer comes as a Blob.
   */
  call<K extends CallKey>(
    key: K,
    as: As,
    input?: CallInput<K>,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<K>>
  /** Makes the server say that it is about to stop. */
  drain(): void
  close(): Promise<void>
}

const settingsForTests: Settings = {
  isProduction: false,
  port: 0,
  host: '127.0.0.1',
  dataDir: '.data',
  databaseUrl: undefined,
  databaseDirectUrl: undefined,
  databasePoolSize: 10,
  databasePrepares: true,
  filesS3: undefined,
  videoMaxMb: 2_048,
  videoLinkHosts: ['www.youtube.com', 'vimeo.com'],
  pdfFontsDir: undefined,
  clamdAddress: undefined,
  metricsPort: undefined,
  sessionSecret: 'a secret for tests, 32 characters or more',
  mediaSecret: 'another secret for tests, 32 characters or more',
  mediaAccel: undefined,
  isDemo: true,
  publicUrl: 'https://portal.example',
  smtpUrl: undefined,
  mailFrom: 'Portal <portal@portal.example>',
  helpChatUrl: 'https://chat.example/help',
  supportEmail: 'support@portal.example',
  reviewUrl: 'https://review.example/',
  worksOffline: true,
  allowList: ['allowed@portal.test'],
  told: ['helpChatUrl', 'allowList'],
  firstAdmin: undefined,
  logLevel: 'silent',
  trustProxy: false,
  webDist: undefined,
  registryFile: undefined,
}

/** A whole server on a database of its own, asked without a network. Close it after the tests. */
export async function makeTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  forgetVersions()
  forgetPages()
  const database =
    options.database ?? (await (options.world === 'demo' ? openDemoWorld() : openTestDatabase()))
  let moment = options.now ?? (options.world === 'demo' ? demoWorldNow : undefined)
  const now = () => moment ?? new Date()
  const files = options.files ?? memoryStore(now)
  const printer = openPrinter()
  if (options.world === 'demo') await putDemoFiles(database.db, files)
  const { fastify, server, tokens, drain, live, streams, metrics } = await createApp({
    database,
    settings: { ...settingsForTests, ...options.settings },
    clock: now,
    files,
    printer,
    jobs: idleQueue,
    ...(options.log && { logger: { level: 'trace', stream: { write: options.log } } }),
    ...(options.handlers === undefined ? {} : { handlers: options.handlers }),
  })
  await fastify.ready()

  const tokenOf: TestApp['tokenOf'] = async (userId, claims) => {
    const own = await readHolder(database.db, userId, now())
    if (own === undefined) throw new Error(`There is no account ${userId}`)
    return await tokens.sign({ ...own.claims, ...claims }, now())
  }

  return {
    fastify,
    server,
    drain,
    db: database.db,
    live,
    streams,
    metrics,
    files,
    tokens,
    make: makePeople(database.db, now),
    clock: {
      now,
      set: (to) => {
        moment = to
      },
      advance: (milliseconds) => {
        moment = new Date(now().getTime() + milliseconds)
      },
    },
    tokenOf,
    call: async (key, as, input, headers = {}) => {
      const token =
        typeof as === 'string' ? await tokenOf(as) : as && (await tokens.sign(as, now()))
      const request = toRequest(key, input ?? {})
      const response = await fastify.inject({
        ...request,
        headers: {
          ...request.headers,
          ...headers,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      })
      const { file }: Endpoint = contract[key]
      const isFile = file === true && response.statusCode < 400 && response.statusCode !== 202
      const body = isFile ? { data: blobOf(response) } : response.json()
      if (response.statusCode < 300 && !isFile) checkAnswer(key, body.data)
      return {
        status: response.statusCode,
        data: body.data,
        message: body.message,
        errors: body.errors ?? [],
        headers: response.headers,
      }
    },
    close: async () => {
      await fastify.close()
      printer.close()
      await database.close()
    },
  }
}

/** Method, address and body of a call. */
export function toRequest(
  key: CallKey,
  input: {
    params?: object
    query?: object
    body?: object
    file?: Blob
    bytes?: Uint8Array
  },
): { method: 'GET' | 'POST'; url: string; payload?: object; headers: Record<string, string> } {
  const [method = '', template = ''] = key.split(' ')
  const path = template.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(input.params ?? {}, name))),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  const search = query.size === 0 ? '' : `?${query}`
  return {
    method: method === 'POST' ? 'POST' : 'GET',
    url: `/api${path}${search}`,
    ...(input.body === undefined ? {} : { payload: input.body }),
    ...(input.file === undefined ? {} : { payload: formOf(input.file) }),
    ...(input.bytes === undefined ? {} : { payload: Buffer.from(input.bytes) }),
    headers: input.bytes === undefined ? {} : { 'content-type': 'application/octet-stream' },
  }
}

function formOf(file: Blob): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

function blobOf({ rawPayload, headers }: LightMyRequestResponse): Blob {
  const type = String(headers['content-type'] ?? '')
  return new Blob([new Uint8Array(rawPayload)], { type })
}

/** Answers are not checked in production, where it would cost time; so every test does. */
function checkAnswer(key: CallKey, data: unknown): void {
  const { answer }: Endpoint = contract[key]
  if (answer === undefined) return
  const parsed = (answer as unknown as z.ZodType).safeParse(data)
  if (!parsed.success) {
    throw new Error(`The answer of ${key} does not keep to the contract: ${parsed.error.message}`)
  }
}
