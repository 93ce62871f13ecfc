import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { personalData } from '../../database/personal-data.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { personalTables } from '../personal-data.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
})
afterAll(() => app.close())

/** Every foreign key: from which column of which table to which table. */
const foreignKeys = () =>
  rowsOf<{ table: string; column: string; to: string }>(
    app.db,
    sql`select c.conrelid::regclass::text as table, a.attname as column,
        c.confrelid::regclass::text as to
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )

const people = ['users', 'students', 'tutors']

describe('personal data', () => {
  it('is declared for every column that names a person, and for no other', async () => {
    const naming = (await foreignKeys())
      .filter(({ to }) => people.includes(to))
      .map(({ table, column }) => `${table}.${column}`)
    const declared = personalData()
      .flatMap(({ table, owners }) => owners.map((owner) => `${table}.${owner}`))
      .filter((column) => column !== 'users.id')
    expect([...new Set(declared)].sort()).toEqual([...new Set(naming)].sort())
  })

  it('is declared for every table that hangs on one that is a person’s', async () => {
    const declared = new Set(personalData().map(({ table }) => table))
    const hanging = (await foreignKeys()).filter(({ to }) => declared.has(to))
    expect([
      ...new Set(hanging.map(({ table }) => table).filter((table) => !declared.has(table))),
    ]).toEqual([])
  })

  it('has a name of its own for each kind, and a reason wherever it stays', () => {
    const names = personalData().map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, leaving } of personalData()) {
      if (leaving !== 'remove' && 'keep' in leaving)
        expect([name, leaving.keep]).not.toEqual([name, ''])
    }
    for (const [table, whyNobodys] of Object.entries(personalTables)) {
      expect([table, whyNobodys.length]).not.toEqual([table, 0])
    }
  })
})
