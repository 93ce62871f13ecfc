import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../scripts/lib/checks.ts'

/** A pooler in front of a PostgreSQL server. */
export interface RunningPooler {
  /** The server's address with the pooler in its place. */
  url: string
  /** What an API process must be told of this pooler. */
  env: Readonly<Record<string, string>>
  stop: () => void
}

const script = resolve(import.meta.dirname, '../../deploy/pooler/start.sh')

/** True where pgbouncer can be run. */
export function hasPooler(): boolean {
  return existsSync('/usr/sbin/pgbouncer')
}

/**
 * Starts Debian's pgbouncer by the script that the image starts it by, sharing 10 connections to
 * the server among all processes.
 */
export async function startPooler(databaseUrl: string): Promise<RunningPooler> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pooler-'))
  const port = await freePort()
  const server = new URL(databaseUrl)
  // It refuses to run as root; PostgreSQL's package made an account that will do.
  const isRoot = process.getuid?.() === 0
  chmodSync(folder, 0o777)
  const [command, ...options] = isRoot
    ? ['runuser', '-u', 'postgres', '--', 'sh', script]
    : ['sh', script]
  const child = spawn(command ?? 'sh', options, {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      PATH: `${process.env.PATH}:/usr/sbin`,
      SERVER_HOST: server.hostname,
      SERVER_PORT: server.port,
      DATABASE_USER: server.username,
      DATABASE_PASSWORD: 'of-the-pooler',
      POOL_SIZE: '10',
      // Debian 12 has a version that cannot; the image's can.
      PREPARED_STATEMENTS: '0',
      LISTEN_ADDRESS: '127.0.0.1',
      LISTEN_PORT: String(port),
      FOLDER: folder,
    },
  })
  await untilOpen(port)
  const url = new URL(databaseUrl)
  url.password = 'of-the-pooler'
  url.port = String(port)
  return {
    url: url.href,
    env: { DATABASE_URL: url.href, DATABASE_DIRECT_URL: databaseUrl, DATABASE_PREPARE: 'false' },
    stop: () => {
      // With whoever it was started by.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => done(true))
      socket.once('error', () => done(false))
      socket.once('close', () => socket.destroy())
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
    await new Promise((done) => setTimeout(done, 25))
  }
  throw new Error('The pooler did not start')
}
