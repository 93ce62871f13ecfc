import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'
import { demoPerson } from './testing.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  admin = await demoPerson(app.db, 'admin')
})
afterAll(() => app.close())

const imports = async () => {
  const { data } = await app.call('GET /question/admin/Import/GetImports', admin, {})
  return data.imports
}

it('a dry run has every outcome, and warnings, and a file before it was applied', async () => {
  const all = await imports()
  expect(all.map(({ name, state }) => ({ name, state }))).toEqual([
    { name: 'physics-spring.xml', state: 'analysed' },
    { name: 'physics-autumn.xml', state: 'applied' },
  ])
  const read = { query: { importId: all[0]?.id ?? '' } }
  const { data } = await app.call('GET /question/admin/Import/GetImport', admin, read)
  const counts = new Map(data.outcomes.map(({ name, count }) => [name, count]))
  expect(Object.fromEntries(counts)).toEqual({ new: 2, changed: 1, same: 1, twice: 1, refused: 1 })
  expect(data.warnings.length).toBeGreaterThan(1)
})

it('what was brought was changed together, which can be undone', async () => {
  const [bulk] = await rowsOf<{ id: string }>(app.db, sql`select id from bulk_changes`)
  const query = { changeId: bulk?.id ?? '' }
  const { data } = await app.call('GET /question/admin/Question/GetBulk', admin, { query })
  expect(data).toMatchObject({ canUndo: true, done: 2, total: 2 })
})

it('an export is done and its file can be taken, wherever the world was made', async () => {
  const { data } = await app.call('GET /question/admin/Export/GetExports', admin, {})
  expect(data.exports).toMatchObject([{ state: 'done', total: 27, done: 27, left: [] }])
  const query = { exportId: data.exports[0]?.id ?? '' }
  const file = await app.call('GET /question/admin/Export/Download', admin, { query })
  expect(file.status).toBe(200)
  expect(await file.data.text()).toContain('A kettle takes 2 kW')
})

it('no job is left to be done', async () => {
  const open = await rowsOf(app.db, sql`select 1 from tasks where state in ('waiting', 'running')`)
  expect(open).toEqual([])
})
