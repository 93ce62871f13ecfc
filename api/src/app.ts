import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyLoggerOptions } from 'fastify'
import { type AccessTokens, createAccessTokens } from './access/access-tokens.ts'
import { endedLately } from './access/ended-access.repository.ts'
import { watchEndedAccess } from './access/ended-access.ts'
import type { Handlers, Server } from './calls.ts'
import type { Database } from './database/open.ts'
import type { FileStore } from './files/file-store.ts'
import type { JobQueue } from './jobs/open-jobs.ts'
import { type Live, startLive } from './live/live.ts'
import { countMails } from './mail/mails.repository.ts'
import { outbox } from './mail/outbox-page.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { mayOpenFiles } from './modules/file-areas.ts'
import { handlers as allHandlers } from './modules/index.ts'
import { jobKinds } from './modules/job-kinds.ts'
import { filmsIn } from './modules/media/index.ts'
import { rounds } from './modules/rounds.ts'
import { cacheSettings, publicSettings, settingsFrom, settingsOf } from './modules/system/index.ts'
import { findDrift } from './modules/tuition/index.ts'
import { authenticate } from './plugins/authentication.ts'
import { registerCalls } from './plugins/contract-routes.ts'
import { docs } from './plugins/docs.ts'
import { answerFailure } from './plugins/errors.ts'
import { CallLog, logRules } from './plugins/logging.ts'
import { media } from './plugins/media.ts'
import { offlineWorker } from './plugins/offline-worker.ts'
import { waitForBody } from './plugins/slow-bodies.ts'
import { createStreams, type Streams } from './plugins/streams.ts'
import { answerBadAddress, web } from './plugins/web.ts'
import type { Printer } from './printing/printer.ts'
import { notFound } from './problem.ts'
import { openDocumentReader } from './reading-documents/document-reader.ts'
import type { Settings } from './settings.ts'

/** What an app is built from. */
export interface AppParts {
  database: Pick<Database, 'db' | 'listen' | 'connections'>
  settings: Settings
  /** Where pictures and other files are. */
  files: FileStore
  /** What makes PDFs; whoever gives it closes it. */
  printer: Printer
  /** Where jobs wait for their turn. */
  jobs: JobQueue
  /** The clock of every decision; the system's when left out. */
  clock?: () => Date
  /** Where log lines go; nowhere when left out. */
  logger?: FastifyLoggerOptions
  /** Calls to answer; all of the portal's when left out. */
  handlers?: Partial<Handlers>
}

/** A server that is ready to listen, or to be asked in a test. */
export interface App {
  fastify: FastifyInstance
  /** What handlers know of the process. */
  server: Server
  tokens: AccessTokens
  live: Live
  streams: Streams
  /** Only with a port to tell them on. */
  metrics: Metrics | undefined
  /**
   * From here on `/api/health/ready` says 503, streams of events end, and every answer asks for
   * its connection to be closed.
   */
  drain(): void
}

/** Builds the server: every call of the contract under `/api`, in any letter case. */
export async function createApp(parts: AppParts): Promise<App> {
  const { settings, clock = () => new Date() } = parts
  const tokens = createAccessTokens(settings.sessionSecret)
  let isDraining = false
  const live = await startLive(parts.database.listen)
  const streams = createStreams(clock)

  const fastify = Fastify({
    logger: parts.logger ? { ...parts.logger, ...logRules } : false,
    logController: new CallLog(),
    // A head that trickles in is given up, so that nobody holds connections open with it; a body by
    // the call's own limit.
    http: { headersTimeout: 30_000 },
    requestTimeout: 0,
    trustProxy: settings.trustProxy,
    // Open calls finish; idle connections are closed.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    frameworkErrors: answerBadAddress,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      // Names of files have 200 signs, of which each may be two units of a text; the ticket of a zip
      // names 100 documents.
      maxParamLength: 3_000,
    },
  })
  fastify.setErrorHandler(answerFailure)
  fastify.addHook('onRequest', waitForBody)

  const saved = await cacheSettings({
    first: settingsFrom([], settings),
    read: () => settingsOf(parts.database.db, settings),
    live,
    onFailure: (error) => fastify.log.warn({ err: error }, 'the settings could not be read again'),
  })
  const ended = await watchEndedAccess({
    read: (since) => endedLately(parts.database.db, since),
    live,
    clock,
    onEnded: (has) => streams.end(has),
    onFailure: (error) =>
      fastify.log.warn({ err: error }, 'what has ended could not be read again'),
  })
  const server: Server = {
    settings,
    saved: saved.now,
    tokens,
    live,
    files: parts.files,
    mayOpenFiles,
    films: filmsIn(() => server.files),
    printer: parts.printer,
    documents: openDocumentReader(),
    jobs: parts.jobs,
    isReady: () => !isDraining,
  }

  fastify.setNotFoundHandler((request, reply) =>
    answerFailure(notFound('The page'), request, reply),
  )

  const metrics =
    settings.metricsPort === undefined
      ? undefined
      : await createMetrics({
          connections: parts.database.connections,
          streams: streams.count,
          mails: () => countMails(parts.database.db, clock()),
          ledgerDrift: () => findDrift(parts.database.db),
          jobs: ['mail', ...Object.keys(rounds), ...Object.keys(jobKinds)],
        })
  metrics?.watch(fastify)
  // Whoever keeps connections open, such as a gateway, is to take its next call elsewhere.
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (isDraining) reply.header('connection', 'close')
    done()
  })

  // Open streams would keep the server from closing.
  fastify.addHook('preClose', async () => streams.drain())
  fastify.addHook('onClose', async () => {
    ended.close()
    await saved.close()
    await live.close()
  })

  await fastify.register(
    async (api) => {
      api.addHook('onRoute', ({ config, url, method }) => {
        if (config?.access === undefined)
          throw new Error(`${method} ${url} says not who may call it`)
      })
      api.decorateRequest('caller', undefined)
      api.addHook(
        'onRequest',
        authenticate({
          tokens,
          allowList: () => saved.now().allowList,
          clock,
          hasEnded: ended.has,
        }),
      )
      acceptJsonOnly(api)
      await api.register(compress, {
        // Below this the work costs more than the bytes; a gateway in front leaves it as it is.
        threshold: 2_048,
        encodings: ['br', 'gzip'],
        brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      })
      await api.register(docs)
      await registerCalls(api, parts.handlers ?? allHandlers, {
        db: parts.database.db,
        server,
        clock,
        streams,
      })
      // A wildcard, because a prefix's own not-found handler minds the letter case.
      api.all('/*', { config: { access: { who: 'public' } } }, (request, reply) =>
        answerFailure(notFound('The call'), request, reply),
      )
    },
    { prefix: '/api' },
  )
  // What a gateway includes in the page, as this process does when it serves the page itself.
  fastify.get('/settings.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      // It is included in a script element, which it must not be able to end.
      .send(JSON.stringify(publicSettings(settings, saved.now())).replaceAll('<', '\\u003c')),
  )
  const { worksOffline, isProduction } = settings
  await fastify.register(offlineWorker, { worksOffline, isProduction })
  await fastify.register(outbox, { settings })
  await fastify.register(media, { db: parts.database.db, server, clock, hasEnded: ended.has })
  const { webDist, registryFile } = settings
  if (webDist !== undefined) {
    await fastify.register(web, {
      distFolder: webDist,
      registryFile: registryFile ?? join(webDist, 'remotes.json'),
      isProduction: settings.isProduction,
      settings: () => publicSettings(settings, saved.now()),
    })
  }
  return {
    fastify,
    server,
    tokens,
    live,
    streams,
    metrics,
    drain: () => {
      isDraining = true
      streams.drain()
    },
  }
}

/** Bodies are JSON; an empty one is none, anything else is 415. */
function acceptJsonOnly(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text.length === 0) done(null, undefined)
    else parse(request, text, done)
  })
}
