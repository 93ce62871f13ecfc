import { rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { damaged, isNewFolder } from './data-folder.ts'
import type { Db } from './db.ts'
import { lockFolder } from './folder-lock.ts'
import { type Listen, listenEmbedded, listenOnServer } from './listen.ts'
import { migrateEmbedded, migratePostgres } from './migrate.ts'
import * as schema from './schema/index.ts'

/** Where the database is: a server's address, a folder, or (neither given) memory. */
export interface DatabaseSettings {
  /** `postgres://…`; goes before the folder. */
  databaseUrl?: string | undefined
  /** The server itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl?: string | undefined
  /** Folder of the embedded database, made when missing. */
  dataDir?: string | undefined
  /** Dump to begin with where the folder is empty or the database is in memory. */
  dump?: (() => Promise<Blob | undefined>) | undefined
  /**
   * The embedded database's program, and the files of a database in memory, where somebody opens
   * many and has read both once for all.
   */
  engine?: Pick<PGliteOptions, 'pgliteWasmModule' | 'fsBundle' | 'fs'> | undefined
  /** Largest number of connections to a server; 10 when left out. */
  databasePoolSize?: number | undefined
  /** False where statements cannot be kept prepared; true when left out. */
  databasePrepares?: boolean | undefined
}

/** How the connections of one process are used. */
export interface Connections {
  open: number
  idle: number
  /** Calls that wait for a free one. */
  waiting: number
}

/** An open, migrated database. */
export interface Database {
  db: Db
  kind: 'embedded' | 'postgres'
  /** What stands behind `db`, for the queue of jobs, which speaks to it by itself. */
  driver: { client: PGlite } | { pool: pg.Pool }
  /** True when this start made the database from nothing. */
  isNew: boolean
  /** True when it came from the dump. */
  isFromDump: boolean
  /** Hears what is sent through a channel, by whichever process on this database. */
  listen: Listen
  /** Connections to the server; undefined on the embedded database, which has none. */
  connections(): Connections | undefined
  /** Gathers statistics for the planner, and on the embedded database drops dead rows. */
  compact(): Promise<void>
  /** The embedded database's data folder as an archive, compressed unless told; only there. */
  dump(compression?: 'gzip' | 'none'): Promise<Blob>
  close(): Promise<void>
}

/**
 * Opens the database and brings it to the newest migration.
 * @throws StartError for a folder in use or not writable, or a server that does not answer.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.databaseUrl === undefined
    ? await openEmbedded(settings)
    : await openPostgres(settings.databaseUrl, settings)
}

/** Opens the embedded database with what a server has beside it and migrations ask for. */
export async function openEngine(options: PGliteOptions = {}): Promise<PGlite> {
  return await PGlite.create({ ...options, extensions: { pg_trgm } })
}

async function openEmbedded(settings: DatabaseSettings): Promise<Database> {
  const { dataDir } = settings
  const folder = dataDir === undefined ? undefined : path.join(dataDir, 'database')
  const unlock = folder === undefined ? undefined : await lockFolder(folder)
  try {
    const isNew =
      dataDir === undefined || folder === undefined || (await isNewFolder(dataDir, folder))
    const dump = isNew ? await settings.dump?.() : undefined
    if (folder !== undefined && isNew) await makeFolder(folder, dump)
    const client =
      dataDir !== undefined && folder !== undefined
        ? await openFolder(dataDir, folder)
        : await openEngine({
            ...settings.engine,
            ...(dump === undefined ? {} : { loadDataDir: dump }),
          })
    const db = drizzleEmbedded(client, { schema })
    await migrateEmbedded(db)
    return {
      db,
      kind: 'embedded',
      driver: { client },
      isNew,
      isFromDump: dump !== undefined,
      listen: listenEmbedded(client),
      connections: () => undefined,
      compact: async () => {
        await client.query('vacuum analyze')
        await client.query('checkpoint')
      },
      dump: (compression = 'gzip') => client.dumpDataDir(compression),
      close: async () => {
        await client.close()
        await unlock?.()
      },
    }
  } catch (error) {
    await unlock?.()
    throw error
  }
}

/** Makes a data folder elsewhere and moves it into place whole: a broken-off start leaves nothing. */
async function makeFolder(folder: string, dump: Blob | undefined): Promise<void> {
  const draft = `${folder}.making`
  await rm(draft, { recursive: true, force: true })
  const client = await openEngine({
    dataDir: draft,
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  })
  await client.close()
  await rmdir(folder)
  await rename(draft, folder)
}

/**
 * Opens the database of a folder.
 * @throws StartError for one that is damaged.
 */
async function openFolder(dataDir: string, folder: string): Promise<PGlite> {
  try {
    return await openEngine({ dataDir: folder })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw damaged(
      dataDir,
      `it is damaged, or of another version (${reason.replace(/\.? Build with.*|\.$/, '')})`,
    )
  }
}

async function openPostgres(
  connectionString: string,
  { databaseDirectUrl, databasePoolSize, databasePrepares }: DatabaseSettings,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: databasePoolSize ?? 10,
    connectionTimeoutMillis: 10_000,
    // A pooler refuses it as a part of the greeting, and sets it by its own settings.
    ...(databaseDirectUrl === undefined ? { statement_timeout: 30_000 } : {}),
  })
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', () => undefined)
  if (databasePrepares === false) pool.on('connect', forgetNames)
  const direct = databaseDirectUrl ?? connectionString
  try {
    const isNew = await migratePostgres(direct)
    return {
      db: drizzlePostgres(pool, { schema }),
      kind: 'postgres',
      driver: { pool },
      isNew,
      isFromDump: false,
      listen: listenOnServer(direct),
      connections: () => ({
        open: pool.totalCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
      compact: async () => {
        await pool.query('analyze')
      },
      dump: () => Promise.reject(new Error('Only the embedded database can be dumped')),
      close: () => pool.end(),
    }
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    throw new StartError(`The database at DATABASE_URL could not be used: ${reason}`)
  }
}

/** Has a connection send every statement whole: behind a pooler the next one may be another's. */
function forgetNames(client: pg.PoolClient): void {
  const query: unknown = client.query.bind(client)
  if (typeof query !== 'function') return
  Reflect.set(client, 'query', (statement: unknown, ...rest: unknown[]): unknown =>
    query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest),
  )
}

function isNamed(statement: unknown): statement is pg.QueryConfig {
  return typeof statement === 'object' && statement !== null && 'name' in statement
}

/** The rows of a raw statement; both drivers answer with `{ rows }`. */
export async function rowsOf<T>(db: Db, statement: ReturnType<typeof sql>): Promise<T[]> {
  const result = (await db.execute(statement)) as unknown as { rows: T[] }
  return result.rows
}
