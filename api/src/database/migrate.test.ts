import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openTestDatabase } from '../testing/index.ts'
import type { Db } from './db.ts'
import { migrateEmbedded, migrationsFolder } from './migrate.ts'
import { rowsOf } from './open.ts'
import * as schema from './schema/index.ts'

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** Brings the database as far as it was before the first migration with this name. */
async function migrateUpTo(db: PgliteDatabase<typeof schema>, name: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const file = path.join(folder, 'meta', '_journal.json')
    const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')))
    const end = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`))
    expect(end).toBeGreaterThan(0)
    const entries = journal.entries.slice(0, end)
    await writeFile(file, JSON.stringify({ ...journal, entries }))
    await migrate(db, { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The functions of the triggers as they stand in a database, by name. */
async function functions(db: Db): Promise<Record<string, string>> {
  const rows = await rowsOf<{ name: string; source: string }>(
    db,
    sql`select proname as name, prosrc as source from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype
      order by proname`,
  )
  return Object.fromEntries(rows.map(({ name, source }) => [name, source]))
}

/** Every trigger with its table, and whether it answers for rows or statements. */
const triggers = (db: Db) =>
  rowsOf<{ definition: string }>(
    db,
    sql`select pg_get_triggerdef(oid) as definition from pg_trigger
      where not tgisinternal order by 1`,
  )

describe('a database that has older functions and triggers', () => {
  it('has the new ones once it is migrated', async () => {
    const fresh = await openTestDatabase()
    const [newest, all] = [await functions(fresh.db), await triggers(fresh.db)]
    await fresh.close()
    expect(Object.keys(newest)).toEqual([
      'refuse_change',
      'refuse_other_than_cutting',
      'refuse_other_than_emptying',
      'refuse_other_than_old_versions',
      'refuse_what_is_not_cut',
      'tally_assignments',
      'tally_standings',
    ])

    const client = await PGlite.create()
    const db = drizzle(client, { schema })
    await migrateUpTo(db, 'triggers')
    for (const name of Object.keys(newest)) {
      await client.exec(`create function ${name}() returns trigger language plpgsql as
        $f$ begin return new; end $f$`)
    }
    await client.exec(`
      create trigger attempts_are_kept before update on attempts
        for each row execute function refuse_change();
      create trigger tally_new_standings after insert on student_questions
        for each row execute function tally_standings();`)
    await migrateEmbedded(db)
    expect(await functions(db)).toEqual(newest)
    expect(await triggers(db)).toEqual(all)
    await client.close()
  })
})

describe('the log of who did what', () => {
  it('cannot be changed or cut, whoever tries', async () => {
    const { db, close } = await openTestDatabase()
    const entry = { at: new Date('2026-03-02T10:00:00Z'), action: 'sign-in', address: '::1' }
    await db.insert(schema.auditLog).values(entry)
    for (const statement of [
      sql`update audit_log set action = 'nothing'`,
      sql`delete from audit_log`,
      sql`truncate audit_log cascade`,
    ]) {
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'Rows of audit_log are never changed or deleted' },
      })
    }
    expect(await db.select().from(schema.auditLog)).toMatchObject([entry])
    await close()
  })
})
