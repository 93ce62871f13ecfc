import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type Database, openDatabase } from '../database/open.ts'
import { type KeptFiles, KeptMemory, readKept } from './kept-database.ts'

const databaseFolder = fileURLToPath(new URL('../database', import.meta.url))
const cacheFolder = fileURLToPath(new URL('../../../.cache/api', import.meta.url))

const leaveEmpty = async () => undefined

/**
 * Opens a migrated database for one test file: on PostgreSQL a database of its own when
 * `TEST_DATABASE_URL` names a server, else in memory. `fill` puts rows in; its outcome is kept
 * under `name`, so that the next test file that asks for the same finds it ready.
 */
export async function openTestDatabase(
  name = 'empty',
  fill: (database: Database) => Promise<void> = leaveEmpty,
): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  return server === undefined || server === ''
    ? await openInMemory(name, fill)
    : await openOnServer(server, name, fill)
}

let program: ReturnType<typeof readProgram> | undefined

/** Reads the embedded database's program, which takes longer than starting it. */
async function readProgram() {
  const folder = new URL('.', import.meta.resolve('@electric-sql/pglite'))
  const [wasm, data] = await Promise.all(
    ['pglite.wasm', 'pglite.data'].map((name) => readFile(new URL(name, folder))),
  )
  return {
    pgliteWasmModule: await WebAssembly.compile(new Uint8Array(wasm ?? [])),
    fsBundle: new Blob([new Uint8Array(data ?? [])]),
  }
}

/** Gives a new data folder a migrated database, for a server that does not have to make one. */
export async function putTestDatabase(dataDir: string): Promise<void> {
  const folder = await keptFolder('empty', leaveEmpty)
  await cp(folder, path.join(dataDir, 'database'), { recursive: true })
}

/** Where a closed database of this name is, which is made unless it is there. */
async function keptFolder(
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<string> {
  const folder = path.join(cacheFolder, `${name}-${fingerprint(name !== 'empty')}`)
  const now = new Date()
  // What is used is not old: nobody removes it under whoever reads it.
  const isKept = await utimes(folder, now, now).then(
    () => true,
    () => false,
  )
  if (!isKept) await keep(folder, fill)
  return folder
}

const keptFiles = new Map<string, Promise<KeptFiles>>()

async function openInMemory(
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<Database> {
  const folder = await keptFolder(name, fill)
  const files = keptFiles.get(folder) ?? readKept(folder)
  keptFiles.set(folder, files)
  program ??= readProgram()
  return await openDatabase({ engine: { ...(await program), fs: new KeptMemory(await files) } })
}

/** Fills a database and closes it, so that whoever opens its files has nothing to recover. */
async function keep(folder: string, fill: (database: Database) => Promise<void>): Promise<void> {
  const draft = `${folder}.${randomUUID()}`
  await mkdir(draft, { recursive: true })
  const database = await openDatabase({ dataDir: draft })
  await fill(database)
  await database.close()
  // Moved into place whole: other test files may look for it at the same moment, or have put theirs.
  await rename(path.join(draft, 'database'), folder).catch(() => undefined)
  await rm(draft, { recursive: true })
  await removeOld()
}

/** Databases of earlier states of the sources are of no use to anybody. */
async function removeOld(): Promise<void> {
  const yesterday = Date.now() - 86_400_000
  for (const name of await readdir(cacheFolder)) {
    const file = path.join(cacheFolder, name)
    const made = await stat(file).catch(() => undefined)
    if (made !== undefined && made.mtimeMs < yesterday)
      await rm(file, { recursive: true, force: true })
  }
}

/** Any number that nothing else on the server takes as an advisory lock. */
const templateLock = 4_127_003

async function openOnServer(
  server: string,
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<Database> {
  const template = `portal_template_${name}_${fingerprint(name !== 'empty')}`.replaceAll('-', '_')
  const own = `portal_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, async (client) => {
    // One test file makes the template, the others wait for it; each gets a copy of its files.
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const found = await client.query('select from pg_database where datname = $1', [template])
    if (found.rowCount === 0) await makeTemplate(server, client, template, fill)
    await client.query(`create database ${own} template ${template}`)
  })
  const database = await openDatabase({ databaseUrl: addressOf(server, own) })
  return {
    ...database,
    close: async () => {
      await database.close()
      await onServer(server, (client) => client.query(`drop database ${own} with (force)`))
    },
  }
}

async function makeTemplate(
  server: string,
  client: pg.Client,
  template: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  const draft = `portal_draft_${randomUUID().replaceAll('-', '')}`
  await client.query(`create database ${draft}`)
  const database = await openDatabase({ databaseUrl: addressOf(server, draft) })
  await fill(database)
  await database.close()
  await client.query(`alter database ${draft} rename to ${template}`)
}

function addressOf(server: string, database: string): string {
  const address = new URL(server)
  address.pathname = `/${database}`
  return address.href
}

async function onServer(
  server: string,
  run: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}

const fingerprints = new Map<boolean, string>()

/** Changes with the migrations, and for a filled database with whatever fills it. */
function fingerprint(isFilled: boolean): string {
  const known = fingerprints.get(isFilled)
  if (known !== undefined) return known
  const hash = createHash('sha256')
  const add = (folder: string, recursive: boolean) => {
    for (const entry of readdirSync(folder, { recursive, withFileTypes: true })) {
      if (!entry.isFile() || /\.test\.ts$/.test(entry.name)) continue
      hash.update(entry.name).update(readFileSync(path.join(entry.parentPath, entry.name)))
    }
  }
  add(databaseFolder, false)
  add(path.join(databaseFolder, 'migrations'), true)
  if (isFilled) add(path.join(databaseFolder, 'seed'), true)
  const print = hash.digest('hex').slice(0, 16)
  fingerprints.set(isFilled, print)
  return print
}
