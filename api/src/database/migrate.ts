import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateOnPostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migrateOnEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import * as schema from './schema/index.ts'

/** Beside this module in the sources, beside the bundle when built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that nothing else in the database takes as an advisory lock. */
const lockNumber = 4_127_001

/** Brings an embedded database to the newest migration; it has one process, so needs no lock. */
export async function migrateEmbedded(db: PgliteDatabase<typeof schema>): Promise<void> {
  await migrateOnEmbedded(db, { migrationsFolder })
}

/**
 * Brings a server's database to the newest migration. Several processes may start at once: one
 * migrates, the others wait for it. Answers whether the database was empty before.
 * @param connectionString of the server itself: the lock belongs to a session, which a pooler
 * would share with others.
 */
export async function migratePostgres(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  // A failure is that of the statement under way.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    const before = await client.query(`select to_regclass('public.users') is null as "isNew"`)
    const db = drizzle(client, { schema })
    await migrateOnPostgres(db, { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [lockNumber])
    return before.rows[0]?.isNew === true
  } finally {
    // A lock that a failure left behind ends with the connection.
    await client.end()
  }
}
