import path from 'node:path'
import { createApp } from './app.ts'
import { openDatabase } from './database/open.ts'
import { prepareDatabase } from './database/prepare.ts'
import { readWorldFile } from './database/world-file.ts'
import { folderStore } from './files/file-store.ts'
import { startMailer } from './mail/mailer.ts'
import { openPost, outboxFolder } from './mail/post.ts'
import { keepDigests } from './modules/notifications/digest.ts'
import { keepTidy } from './plugins/housekeeping.ts'
import { readSettings, type Settings } from './plugins/settings.ts'
import { StartError } from './start-error.ts'

/** Open calls have this long to finish after the signal to stop. */
const longestStopMs = 20_000

/** Starts the server, prints its address, and stops it cleanly on Ctrl-C and SIGTERM. */
async function start(): Promise<void> {
  const settings = await readSettings(process.env)
  const database = await openDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    dump: settings.isDemo ? () => readWorldFile(new Date()) : undefined,
  })
  try {
    await prepareDatabase(database, settings, new Date(), (line) => console.log(line))
    const files = folderStore(path.join(settings.dataDir, 'files'))
    if (settings.isDemo) {
      const { putDemoFiles } = await import('./database/seed/pictures.ts')
      await putDemoFiles(database.db, files)
    }
    const app = await createApp({ database, files, settings, logger: { level: settings.logLevel } })
    if (settings.isProduction && settings.smtpUrl === undefined) {
      app.fastify.log.warn(`SMTP_URL is not set: mails become files in ${outboxFolder(settings)}`)
    }
    const clock = () => new Date()
    const stopTidying = keepTidy(database.db, clock)
    const stopDigests = keepDigests(database.db, clock, settings.publicUrl)
    const mailer = startMailer(
      { db: database.db, post: openPost(settings), clock, log: app.fastify.log },
      app.live,
    )
    await listen(app.fastify, settings)
    console.log(`The portal is at ${addressOf(app.fastify, settings)}`)

    const stop = async () => {
      app.drain()
      setTimeout(() => process.exit(1), longestStopMs).unref()
      stopTidying()
      stopDigests()
      // Connections that a browser keeps open become idle one by one, as their calls end.
      const hangUp = setInterval(() => app.fastify.server.closeIdleConnections(), 20)
      await app.fastify.close()
      clearInterval(hangUp)
      await mailer.stop()
      await database.close()
      process.exit(0)
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
  } catch (error) {
    await database.close()
    throw error
  }
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
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
