import type { Server as HttpServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import path from 'node:path'
import { createApp } from './app.ts'
import { openDatabase } from './database/open.ts'
import { prepareDatabase } from './database/seed/prepare.ts'
import { readWorldFile } from './database/seed/world-file.ts'
import { folderStore } from './files/folder-store.ts'
import { s3Store } from './files/s3-store.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { loggedError } from './logging/logged-error.ts'
import { startMailer } from './mail/mailer.ts'
import { openPost, outboxFolder } from './mail/post.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { jobKinds } from './modules/job-kinds.ts'
import { rounds } from './modules/rounds.ts'
import { openPrinter } from './printing/printer.ts'
import { readSettings, type Settings } from './settings.ts'
import { StartError } from './start-error.ts'

/** Open calls have this long to finish after the signal to stop. */
const longestStopMs = 20_000

/**
 * Longer than the gateway keeps a connection that it does not use (`deploy/nginx/upstreams.conf`), on
 * a machine that is busy too.
 */
const lingerMs = 3_000

/** Starts the server, prints its address, and stops it cleanly on Ctrl-C and SIGTERM. */
async function start(): Promise<void> {
  const settings = await readSettings(process.env)
  const database = await openDatabase({
    ...settings,
    dump: settings.isDemo ? () => readWorldFile(new Date()) : undefined,
  })
  try {
    await prepareDatabase(database, settings, new Date(), (line) => console.log(line))
    const printer = openPrinter({ fontsDir: settings.pdfFontsDir })
    const files =
      settings.filesS3 === undefined
        ? folderStore(path.join(settings.dataDir, 'files'))
        : s3Store(settings.filesS3)
    if (settings.isDemo) {
      const { putDemoFiles } = await import('./database/seed/pictures.ts')
      await putDemoFiles(database.db, files)
    }
    const jobs = await openJobs(database)
    const app = await createApp({
      database,
      files,
      printer,
      settings,
      jobs: jobs.queue,
      logger: { level: settings.logLevel },
    })
    if (settings.isProduction && settings.smtpUrl === undefined) {
      app.fastify.log.warn(`SMTP_URL is not set: mails become files in ${outboxFolder(settings)}`)
    }
    if (settings.isProduction && settings.clamdAddress === undefined) {
      app.fastify.log.warn('CLAMD_ADDRESS is not set: uploaded files are not checked for viruses')
    }
    const clock = () => new Date()
    const { log } = app.fastify
    const mailer = startMailer(
      {
        db: database.db,
        post: openPost(settings, () => app.server.saved().mailFooter),
        clock,
        log,
        onFailure: () => app.metrics?.jobFailed('mail'),
      },
      app.live,
    )
    const metrics =
      app.metrics &&
      (await serveMetrics(app.metrics, { port: settings.metricsPort ?? 0, host: settings.host }))
    if (metrics !== undefined) log.info({ port: metrics.port }, 'metrics are told')
    await listen(app.fastify, settings)
    console.log(`The portal is at ${addressOf(app.fastify, settings)}`)

    const stop = async () => {
      app.drain()
      setTimeout(() => process.exit(1), longestStopMs).unref()
      const resting = jobs.stop()
      await letGo(app.fastify.server, settings.isProduction ? lingerMs : 0)
      // Connections that a browser keeps open become idle one by one, as their calls end.
      const hangUp = setInterval(() => app.fastify.server.closeIdleConnections(), 20)
      await app.fastify.close()
      clearInterval(hangUp)
      await resting
      await mailer.stop()
      metrics?.close()
      printer.close()
      await database.close()
      process.exit(0)
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    await jobs.work({
      db: database.db,
      clock,
      files,
      live: app.live,
      server: app.server,
      rounds,
      kinds: jobKinds,
      log,
      onFailure: (job, error) => {
        log.error({ err: error, job }, 'a job failed')
        app.metrics?.jobFailed(job)
      },
      onTrouble: (trouble) => log.warn({ err: trouble }, 'the queue of jobs has trouble'),
    })
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Takes no new connections, and waits for those that a gateway keeps open: each ends with its next
 * answer, or by the gateway's own choice. Ended from here, it might carry a call that is on its way.
 */
function letGo(server: HttpServer, limitMs: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, limitMs)
    // Right after what has arrived was accepted; and not by its own `close`, which ends what is idle.
    setImmediate(() => NetServer.prototype.close.call(server, () => done()))
  })
}

type Fastify = Awaited<ReturnType<typeof createApp>>['fastify']

async function listen(fastify: Fastify, { port, host }: Settings): Promise<void> {
  try {
    await fastify.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is already in use; stop the other program, or set PORT to another one.`,
      )
    }
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this account.`)
    throw error
  }
}

function addressOf(fastify: Fastify, { port, host }: Settings): string {
  const own = fastify.server.address()
  const taken = typeof own === 'object' && own !== null ? own.port : port
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown}:${taken}`
}

try {
  await start()
} catch (error) {
  console.error(error instanceof StartError ? error.message : loggedError(error))
  process.exit(1)
}
