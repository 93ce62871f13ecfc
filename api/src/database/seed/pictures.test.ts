import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'
import { putDemoFiles } from './pictures.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
})
afterAll(() => app.close())

const names = () =>
  rowsOf<{ name: string }>(
    app.db,
    sql`select picture_file_path as name from users where picture_file_path is not null
      union all select logo_file_path from schools where logo_file_path is not null
      union all select stored_name from files where type = 'image/png'`,
  )

describe('the pictures of the demo world', () => {
  it('are of one student, the four schools, an announcement and three posts, each a PNG of its own that is there', async () => {
    const all = await names()
    expect(new Set(all.map(({ name }) => name)).size).toBe(9)
    const sizes = new Set<number>()
    for (const { name } of all) {
      const file = await app.files.open(name)
      const bytes = await buffer(file?.stream ?? Readable.from([]))
      sizes.add(bytes.length)
      expect((await fileTypeFromBuffer(bytes))?.mime).toBe('image/png')
      expect(bytes.length).toBeLessThan(40_000)
    }
    expect(sizes.size).toBe(9)
  })

  it('come back when they are lost, and only those that something points to', async () => {
    const [first, second] = await names()
    for (const { name } of await names()) await app.files.remove(name)
    await app.db.execute(sql`update users set picture_file_path = null`)
    await putDemoFiles(app.db, app.files)
    expect(await app.files.open(first?.name ?? '')).toBeUndefined()
    expect(await app.files.open(second?.name ?? '')).toBeDefined()
  })
})
