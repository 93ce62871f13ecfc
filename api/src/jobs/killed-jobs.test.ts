import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Db } from '../database/db.ts'
import { newId } from '../database/ids.ts'
import { type Database, openDatabase, rowsOf } from '../database/open.ts'
import { tasks } from '../database/schema/index.ts'
import { textArray } from '../database/sql.ts'
import { folderStore } from '../files/folder-store.ts'
import { jobKinds } from '../modules/job-kinds.ts'
import { putTestDatabase } from '../testing/database.ts'
import { makeTestApp, openTestDatabase } from '../testing/index.ts'
import { addressOf, quick } from './job-world.testing.ts'
import { killedJobs } from './killed-jobs.testing.ts'
import type { Doomed } from './killed-process.testing.ts'
import { makeStage, now } from './killed-stage.testing.ts'
import { openJobs } from './open-jobs.ts'
import { runTask } from './run-task.ts'
import { idleQueue } from './testing.ts'

type Kind = keyof typeof killedJobs

const kinds = Object.keys(killedJobs).filter((kind): kind is Kind => kind in jobKinds)

/** All that came of the jobs. */
interface Came {
  /** By kind. */
  outcomes: Record<string, object[]>
  /** How each of the tasks that were done stands. */
  tasks: Record<string, object>
  /** Rows of each table. */
  rows: object[]
}

let folder: string
let before: Came
/** Of processes that nobody killed. */
let whole: Came
/** Of processes of which each was killed, and another that came after them. */
let resumed: Came
let attempts: Record<string, number | undefined>

const filesIn = (name: string) => path.join(folder, name, 'files')

async function arranged(database: Database, name: string) {
  const app = await makeTestApp({ database, files: folderStore(filesIn(name)), now })
  const stage = await makeStage(app)
  for (const kind of kinds) await killedJobs[kind].arrange(stage)
  const asked = await app.db
    .select({ kind: tasks.kind, id: tasks.id })
    .from(tasks)
    .where(eq(tasks.state, 'waiting'))
    .orderBy(desc(tasks.id))
  // The first that waits of each; those that a job makes of another kind are left to wait.
  return { app, ids: new Map(asked.map(({ kind, id }) => [kind, id])) }
}

/** The jobs of a world, by their kinds. */
type Ids = ReadonlyMap<string, string>

async function taskOf(db: Db, ids: Ids, kind: Kind) {
  const [task] = await db
    .select()
    .from(tasks)
    .where(eq(tasks.id, ids.get(kind) ?? newId()))
  if (task === undefined) throw new Error(`No job was asked for: ${kind}`)
  return task
}

async function cameOf(db: Db, ids: Ids): Promise<Came> {
  const came: Came = { outcomes: {}, tasks: {}, rows: await countAll(db) }
  for (const kind of kinds) {
    came.outcomes[kind] = await rowsOf(db, killedJobs[kind].outcome)
    const { state, done, total } = await taskOf(db, ids, kind)
    came.tasks[kind] = { state, done, total }
  }
  return came
}

/** Of likeness: a reading of a file compares what there is by then, and a round catches up with the rest. */
const catchingUp = ['question_bands', 'question_pairs']

async function countAll(db: Db): Promise<object[]> {
  const named = await rowsOf<{ name: string }>(
    db,
    sql`select relname "name" from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname <> all(${textArray(catchingUp)}) order by 1`,
  )
  const counts = named.map(
    ({ name }): SQL =>
      sql`select ${name}::text "name", count(*)::int "rows" from ${sql.identifier(name)}`,
  )
  return await rowsOf(db, sql.join(counts, sql` union all `))
}

/** Has a process begin jobs, in the midst of which it is killed. */
async function kill(doomed: Doomed): Promise<void> {
  const script = path.join(import.meta.dirname, 'killed-process.testing.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(doomed)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'compiled') },
    timeout: 120_000,
  })
  const complaints = text(child.stderr)
  const [code, signal] = await once(child, 'exit')
  if (signal === 'SIGKILL') return
  throw new Error(`${JSON.stringify(doomed)} ended by ${code ?? signal}: ${await complaints}`)
}

/** What the queue knows is over: no heart has beaten for a minute. */
const giveUpHearts = sql`update pgboss.job set heartbeat_on = now() - interval '1 minute'
  where name = 'tasks' and state = 'active'`

async function undisturbed(): Promise<void> {
  const { app, ids } = await arranged(await openTestDatabase(), 'whole')
  before = await cameOf(app.db, ids)
  const stop = new AbortController().signal
  for (const kind of kinds) {
    const { queueId } = await taskOf(app.db, ids, kind)
    const onFailure = (_: string, error: unknown) => {
      throw error
    }
    const { db, server, clock } = app
    await runTask(
      { db, server, clock: clock.now, queue: idleQueue, kinds: jobKinds, stop, onFailure },
      queueId,
    )
  }
  whole = await cameOf(app.db, ids)
  await app.close()
}

async function killed(): Promise<void> {
  const dataDir = path.join(folder, 'killed')
  const onServer = process.env.TEST_DATABASE_URL ? await openTestDatabase() : undefined
  if (onServer === undefined) await putTestDatabase(dataDir)
  const databaseUrl = onServer && (await addressOf(onServer))
  const where = databaseUrl === undefined ? { dataDir } : { databaseUrl }
  const { app: first, ids } = await arranged(await openDatabase(where), 'killed')
  await first.close()
  const ofOneBatch = kinds.filter((kind) => killedJobs[kind].kept === 0)
  const ofMany = kinds.filter((kind) => killedJobs[kind].kept > 0)
  for (const [at, within] of ofOneBatch.entries()) {
    const between = ofMany
      .filter((_kind, place) => place % ofOneBatch.length === at)
      .map((kind) => ({ kind, kept: killedJobs[kind].kept }))
    await kill({ where, files: filesIn('killed'), now: now.toISOString(), between, within })
  }
  const database = await openDatabase(where)
  const app = await makeTestApp({ database, files: folderStore(filesIn('killed')), now })
  await app.db.execute(giveUpHearts)
  const failures: unknown[] = []
  const jobs = await openJobs(database, quick)
  await jobs.work({
    ...{ db: app.db, clock: app.clock.now, files: app.files, live: app.live, server: app.server },
    ...{ rounds: {}, kinds: jobKinds },
    onFailure: (kind, error) => failures.push(kind, error),
    onTrouble: (trouble) => failures.push(trouble),
  })
  await vi.waitFor(
    async () => expect(await app.db.$count(tasks, eq(tasks.state, 'running'))).toBe(0),
    { timeout: 120_000, interval: 200 },
  )
  await jobs.stop()
  expect(failures).toEqual([])
  resumed = await cameOf(app.db, ids)
  attempts = {}
  for (const kind of kinds) attempts[kind] = (await taskOf(app.db, ids, kind)).attempts
  await app.close()
  await onServer?.close()
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-killed-'))
  await undisturbed()
  await killed()
}, 400_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(kinds)('a job whose process is killed in its midst: %s', (kind) => {
  it('is done by another, with nothing missing and nothing twice', () => {
    expect(attempts[kind]).toBe(2)
    expect(whole.outcomes[kind]).not.toEqual(before.outcomes[kind])
    expect(resumed.outcomes[kind]).toEqual(whole.outcomes[kind])
    expect(resumed.tasks[kind]).toEqual(whole.tasks[kind])
    expect(resumed.tasks[kind]).toMatchObject({ state: 'done' })
  })
})

it('all of them leave as many rows in every table as if nobody had been killed', () => {
  expect(resumed.rows).toEqual(whole.rows)
})

it('invoices are numbered without a gap', () => {
  const numbers = resumed.outcomes.issueInvoices?.map((row) => Reflect.get(row, 'number'))
  expect(numbers).toEqual(Array.from(numbers ?? [], (_, at) => at + 1))
})
