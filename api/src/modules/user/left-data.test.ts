import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { isOf, personalData, type Source } from '../../database/personal-data.ts'
import { makeTestApp, makeTuition, type TestApp } from '../../testing/index.ts'
import { personalRows } from '../personal-data.fixtures.ts'
import { makeNameless } from './deletion.repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
})
afterAll(() => app.close())

/** The rows of a kind that are a person's, as JSON: their numbers may be too large to be read. */
const rowsOfKind = async (source: Source, userId: string): Promise<string[]> =>
  (
    await rowsOf<{ row: string }>(
      app.db,
      sql`select to_jsonb(t)::text as row from ${sql.identifier(source.table)} t
        where ${isOf(source, userId)} order by to_jsonb(t)::text`,
    )
  ).map(({ row }) => row)

/** How many of these rows are in the table just as they are here, but for what is blank. */
async function found({ table }: Source, rows: readonly string[], blank = {}): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    app.db,
    sql`select count(*)::int n from ${sql.identifier(table)} t
      where to_jsonb(t) in (select r::jsonb || ${JSON.stringify(blank)}::jsonb
        from jsonb_array_elements_text(${JSON.stringify(rows)}::jsonb) r)`,
  )
  return row?.n ?? 0
}

const canary = 'canary7f3a'

/** A student of the demo world with a row of every kind, each full of words. */
async function makeLeaver(): Promise<string> {
  const { db, make } = app
  const email = 'student@portal.test'
  const [{ id = '' } = {}] = await rowsOf<{ id: string }>(
    db,
    sql`select id from users where email = ${email}`,
  )
  const leaver = {
    ...{ app, tuition: makeTuition(db), id, email, canary },
    admin: await make.admin(),
    pupil: await make.student(),
    junior: await make.tutor(),
    parent: await make.parent([id]),
    now: new Date('2026-03-02T10:00:00Z'),
    soon: new Date('2026-03-03T10:00:00Z'),
  }
  for (const { add } of personalRows) await add?.(leaver)
  for (const { say } of personalRows) {
    for (const statement of say?.(leaver) ?? []) await db.execute(statement)
  }
  return id
}

/** Tables that hold those words. */
async function whereSaid(): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    app.db,
    sql`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const said = await Promise.all(
    tables.map(({ name }) =>
      rowsOf(
        app.db,
        sql`select 1 from ${sql.identifier(name)} t
          where to_jsonb(t)::text like ${`%${canary}%`} limit 1`,
      ),
    ),
  )
  return tables.flatMap(({ name }, index) => (said[index]?.length === 0 ? [] : [name]))
}

describe('a deleted account', () => {
  it('leaves of every kind what is declared, none of the words, and others as they were', async () => {
    const id = await makeLeaver()
    const says = personalRows.flatMap((area) => area.says ?? [])
    expect(await whereSaid()).toEqual(says.toSorted())
    const before = new Map<Source, string[]>()
    for (const source of personalData()) before.set(source, await rowsOfKind(source, id))
    const empty = [...before].filter(([, rows]) => rows.length === 0)
    expect(empty.map(([{ name }]) => name)).toEqual([])
    const counts = () =>
      rowsOf<{ name: string; count: number }>(
        app.db,
        // In order, since PostgreSQL counts the tables of a union side by side.
        sql`${sql.join(
          [...new Set(personalData().map(({ table }) => table))].map(
            (name) => sql`select ${name} as name, count(*)::int as count
              from ${sql.identifier(name)}`,
          ),
          sql` union all `,
        )} order by name`,
      )
    const were = await counts()

    await app.db.transaction((tx) => makeNameless(tx, id))

    const gone = new Map<string, Set<string>>()
    for (const [source, rows] of before) {
      const { name, table, leaving } = source
      if (leaving === 'remove') {
        expect([name, await found(source, rows)]).toEqual([name, 0])
        const all = gone.get(table) ?? new Set()
        gone.set(table, all)
        for (const row of rows) all.add(row)
      } else {
        const blank = 'blank' in leaving ? leaving.blank : {}
        const email = `${id}@deleted.invalid`
        const blanked = {
          ...blank,
          ...(table === 'users' && { email, search_text: `deleted account ${email}` }),
        }
        expect([name, await found(source, rows, blanked)]).toEqual([name, rows.length])
      }
    }
    expect(await counts()).toEqual(
      were.map(({ name, count }) => ({ name, count: count - (gone.get(name)?.size ?? 0) })),
    )
    expect(await whereSaid()).toEqual([])
  })
})
