import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { activityIn, openTestDatabase } from '../testing/index.ts'
import type { Db } from './db.ts'
import { migrateEmbedded, migrationsFolder } from './migrate.ts'
import { openEngine, rowsOf } from './open.ts'
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
      'begin_figures',
      'carry_flags',
      'carry_question_states',
      'carry_tests',
      'count_live_event_places',
      'follow_deletion_requests',
      'keep_lights',
      'keep_lights_by_activity',
      'keep_lights_of_students',
      'keep_lights_of_users',
      'note_item_marks',
      'put_off_review',
      'refuse_change',
      'refuse_other_than_cutting',
      'refuse_other_than_emptying',
      'refuse_other_than_forgetting',
      'refuse_other_than_old_versions',
      'refuse_what_is_not_cut',
      'stand_after_entries',
      'tally_assignments',
      'tally_lights',
      'tally_people',
      'tally_questions',
      'tally_reviews',
      'tally_reviews_filed',
      'tally_standings',
    ])

    const client = await openEngine()
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

describe('when students were last active', () => {
  it('is filled from what was known before there were rows of it', async () => {
    const client = await openEngine()
    const db = drizzle(client, { schema })
    await migrateUpTo(db, 'student_activity')
    const [student, parent] = [crypto.randomUUID(), crypto.randomUUID()]
    const [own, view] = [crypto.randomUUID(), crypto.randomUUID()]
    const tuition = (startsAt: string, state: string) =>
      `('${crypto.randomUUID()}', '${parent}', '${student}', ${startsAt}, 4, 'Physics', '${state}')`
    await client.exec(`
      insert into users (id, email, role, first_name, last_name, created_at)
        select id::uuid, id || '@portal.test', role, 'One', 'Person', now()
        from (values ('${student}', 'Student'), ('${parent}', 'Parent')) p (id, role);
      insert into students (user_id, program_name, year_group, started_on, expires_on)
        values ('${student}', 'Premium', 13, '2026-01-01', '2027-01-01');
      insert into tutors (user_id, subject) values ('${parent}', 'Physics');
      insert into active_time (user_id, day, ms, last_at) values
        ('${student}', '2026-03-01', 1, '2026-03-01 10:00Z'),
        ('${student}', '2026-03-02', 1, '2026-03-02 10:00Z'),
        ('${parent}', '2026-03-03', 1, '2026-03-03 10:00Z');
      insert into student_practice (student_id, last_attempt_at)
        values ('${student}', '2026-03-04 10:00Z');
      insert into tuition_sessions (id, tutor_id, student_id, starts_at, quarters, subject, state)
        values ${tuition("'2026-03-05 10:00Z'", 'delivered')},
          ${tuition("'2026-03-06 10:00Z'", 'no-show')},
          ${tuition("now() + interval '1 day'", 'delivered')};
      insert into sessions (id, user_id, created_at, last_used_at, address, viewed_from) values
        ('${own}', '${student}', '2026-03-07 10:00Z', now(), '::1', null),
        ('${view}', '${student}', '2026-03-08 10:00Z', now(), '::1', '${own}');`)
    await migrateEmbedded(db)
    expect(await activityIn(db, student)).toEqual({
      'active time': new Date('2026-03-02T10:00:00Z'),
      attempt: new Date('2026-03-04T10:00:00Z'),
      tuition: new Date('2026-03-05T11:00:00Z'),
      'sign-in': new Date('2026-03-07T10:00:00Z'),
    })
    expect(await activityIn(db, parent)).toEqual({})
    await client.close()
  })
})
