import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartError } from '../start-error.ts'
import { putTestDatabase } from '../testing/database.ts'
import { openDatabase } from './open.ts'

let top: string
let whole: string

beforeAll(async () => {
  top = await mkdtemp(path.join(tmpdir(), 'portal-folder-'))
  whole = path.join(top, 'whole')
  await putTestDatabase(whole)
})
afterAll(() => rm(top, { recursive: true }))

/** A copy of a data folder in which something has gone wrong. */
async function copyWith(name: string, harm: (database: string) => Promise<unknown>) {
  const dataDir = path.join(top, name)
  await cp(whole, dataDir, { recursive: true })
  await harm(path.join(dataDir, 'database'))
  return dataDir
}

/** The names of all files below a folder, each with its content's hash. */
async function contentOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // The database's own note of its process is no data.
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'postmaster.pid')
  return await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      return `${file} ${createHash('sha256')
        .update(await readFile(file))
        .digest('hex')}`
    }),
  )
}

describe('a data folder', () => {
  it('that is empty or missing gets a database, which is found again', async () => {
    const dataDir = path.join(top, 'new')
    for (const isNew of [true, false]) {
      const database = await openDatabase({ dataDir })
      expect(database.isNew).toBe(isNew)
      await database.close()
    }
  })

  it('with a start that was broken off begins anew', async () => {
    const dataDir = path.join(top, 'broken-off')
    await mkdir(path.join(dataDir, 'database.making/base'), { recursive: true })
    await mkdir(path.join(dataDir, 'database'))
    const database = await openDatabase({ dataDir })
    expect(database.isNew).toBe(true)
    await database.close()
  })

  it.each<[string, string, (database: string) => Promise<unknown>]>([
    ['has lost PG_VERSION', 'has lost PG_VERSION', (folder) => rm(`${folder}/PG_VERSION`)],
    [
      'has files and no database',
      'the database that names them is gone',
      async (folder) => {
        await rm(folder, { recursive: true })
        await mkdir(path.join(folder, '../files'))
        await writeFile(path.join(folder, '../files/picture'), 'x')
      },
    ],
    [
      'is of another version',
      'another version',
      (folder) => writeFile(`${folder}/PG_VERSION`, '9\n'),
    ],
    [
      'has lost its control file',
      'has lost global/pg_control',
      (folder) => rm(`${folder}/global/pg_control`),
    ],
    [
      'has half of its control file',
      'damaged',
      (folder) => truncate(`${folder}/global/pg_control`, 99),
    ],
    ['has lost its tables', 'has lost base', (folder) => rm(`${folder}/base`, { recursive: true })],
    [
      'has lost its journal',
      'damaged',
      async (folder) => {
        for (const name of await readdir(`${folder}/pg_wal`)) {
          if (/^[0-9A-F]{24}$/.test(name)) await rm(`${folder}/pg_wal/${name}`)
        }
      },
    ],
  ])('that %s is refused with what to do, and left as it is', async (name, reason, harm) => {
    const dataDir = await copyWith(name, harm)
    const before = await contentOf(dataDir)
    const refusal = await openDatabase({ dataDir }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartError)
    expect(refusal).toMatchObject({ message: expect.stringContaining(reason) })
    expect(String(refusal)).toMatch(
      /^Error: The database in \S.* cannot be used: .+\. Nothing was put in its place\. Restore a copy/,
    )
    expect(await contentOf(dataDir)).toEqual(before)
  })
})
