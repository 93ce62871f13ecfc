import { execFile } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer, inTransaction } from '../asked.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import { startJob } from '../jobs/start-job.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { newId } from './ids.ts'
import { openDatabase, rowsOf } from './open.ts'
import { uploads } from './schema/index.ts'

const server = process.env.TEST_DATABASE_URL || undefined
const scripts = path.resolve(import.meta.dirname, '../../../deploy/backup')

let app: TestApp
let folder: string
let env: Record<string, string>

async function begin() {
  if (server === undefined) return
  app = await makeTestApp({ world: 'demo' })
  folder = await mkdtemp(path.join(tmpdir(), 'portal-backup-'))
  const [own] = await rowsOf<{ name: string }>(app.db, sql`select current_database() as name`)
  const address = new URL(server)
  address.pathname = `/${own?.name}`
  env = {
    PATH: process.env.PATH ?? '',
    DATABASE_URL: address.href,
    BACKUP_DIR: path.join(folder, 'backups'),
    FILES_DIR: path.join(folder, 'files'),
  }
}
async function end() {
  if (server === undefined) return
  await app.close()
  await rm(folder, { recursive: true })
}
// Each test loses everything, and begins with a world of its own.
beforeEach(begin)
afterEach(end)

const program = async (name: string, ...options: string[]) =>
  await promisify(execFile)(name, options, { env })
const run = async (script: string, ...options: string[]) =>
  (await program('sh', path.join(scripts, script), ...options)).stdout.trim()

/** Rows of every table. */
async function counts(): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    app.db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const each = tables.map(async ({ name }) => {
    const [row] = await rowsOf<{ rows: number }>(
      app.db,
      sql`select count(*)::int as rows from ${sql.identifier(name)}`,
    )
    return [name, row?.rows ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(each))
}

const lose = () =>
  app.db.execute(
    sql.raw(`drop schema public cascade; drop schema drizzle cascade; create schema public;
      drop schema if exists pgboss cascade`),
  )
/** Starts a job, or says how many entries its queue holds. */
async function jobs(start: boolean): Promise<number> {
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL })
  const { queue, stop } = await openJobs(database)
  const asked = { ...askedByServer(database.db, app.clock.now()), server: { jobs: queue } }
  const input = { zone: 'Europe/London', before: asked.now.toISOString() }
  if (start) await inTransaction(asked, (within) => startJob(within, 'digest', input))
  const waiting = await rowsOf(
    database.db,
    sql`select from pgboss.job j join tasks t on t.queue_id = j.id where j.state = 'created'`,
  )
  await stop()
  await database.close()
  return waiting.length
}
/** Names in the store of the files that play the demo world's films. */
async function filmNames(): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    app.db,
    sql`select f.stored_name as name from files f
      where f.id in (select file_id from media_renditions) order by 1`,
  )
  return rows.map(({ name }) => name)
}
async function idOf(email: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    app.db,
    sql`select id from users where email = ${email}`,
  )
  return row?.id ?? ''
}
/** The lines of a part of a backup. */
const linesOf = async (made: string, name: string) =>
  (await readFile(path.join(made, name), 'utf8')).trim().split('\n')

const signIn = () =>
  app.call('POST /authentication/authenticate', undefined, {
    body: { email: 'student@portal.test', password: 'Portal-demo-1' },
  })

// Kept in one test: each step stands on the one before.
describe.runIf(server !== undefined)('a backup', () => {
  it('brings everything back: rows, rules, files, waiting jobs, and people sign in again', async () => {
    await mkdir(env.FILES_DIR ?? '', { recursive: true })
    const picture = path.join(env.FILES_DIR ?? '', 'a.png')
    await writeFile(picture, 'picture')
    expect(await jobs(true)).toBe(1)
    const before = await counts()
    expect(before.attempts).toBeGreaterThan(1_000)

    const made = await run('backup.sh')
    expect(
      (await readdir(env.BACKUP_DIR ?? '')).map((name) => path.join(env.BACKUP_DIR ?? '', name)),
    ).toEqual([made])
    const named = await linesOf(made, 'file-names.txt')
    expect(named.length).toBeGreaterThan(1)

    await expect(run('restore.sh', made)).rejects.toThrow('The database is not empty')
    await lose()
    await rm(picture)
    expect(await run('restore.sh', made)).toBe(
      `Restored: ${before.users} accounts, ${before.attempts} answers`,
    )
    expect(await counts()).toEqual(before)
    expect(await jobs(false)).toBe(1)
    expect(await readFile(picture, 'utf8')).toBe('picture')

    const { data, status } = await signIn()
    expect(status).toBe(200)
    const { userId } = await app.tokens.read(data.accessToken, app.clock.now().getTime())
    const profile = await app.call('GET /user/student/booking-light', userId)
    expect(profile.status).toBe(200)
    // Rules that the database keeps come back too: answers cannot be changed afterwards.
    await expect(app.db.execute(sql`update attempts set mark = 0`)).rejects.toThrow()

    // What was damaged brings nothing back.
    await appendFile(path.join(made, 'database.dump'), 'x')
    await lose()
    await expect(run('restore.sh', made)).rejects.toThrow('database.dump: FAILED')
    expect(await counts()).toEqual({})
  })
})

describe.runIf(server !== undefined)('a backup of a store with films', () => {
  it('lists them and copies none, nor what is under way, and says which are missing', async () => {
    const files = env.FILES_DIR ?? ''
    const films = await filmNames()
    const [kept = '', lost = ''] = films
    const upload = path.join(files, 'parts', 'upload.mp4')
    await mkdir(upload, { recursive: true })
    await writeFile(path.join(upload, '1.part'), 'part')
    await writeFile(path.join(files, 'a.png'), 'picture')
    for (const name of [kept, lost]) await writeFile(path.join(files, name), 'film')
    await app.db.insert(uploads).values({
      ...{ id: newId(), by: await idOf('tutor@portal.test'), kind: 'video', name: 'new.mp4' },
      ...{ bytes: 9, lastModified: 1, storedName: 'upload.mp4', storeKey: 'upload.mp4' },
      createdAt: app.clock.now(),
    })

    const made = await run('backup.sh')
    const listed = await linesOf(made, 'media-names.txt')
    expect(listed).toEqual(films)
    const named = await linesOf(made, 'file-names.txt')
    expect(named.filter((name) => listed.includes(name))).toEqual([])
    const { stdout } = await program('tar', '-tf', path.join(made, 'files.tar'))
    expect(stdout.trim().split('\n')).toEqual(['./', './a.png'])

    await lose()
    await rm(path.join(files, lost))
    const { stderr } = await program('sh', path.join(scripts, 'restore.sh'), made)
    const said = stderr.trim().split('\n')
    expect(said).toContain(`A film is missing: ${lost}`)
    expect(said).not.toContain(`A film is missing: ${kept}`)
    expect((await counts()).uploads).toBe(0)
  })
})
