import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { demoPerson } from './testing.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  admin = await demoPerson(app.db, 'admin')
})
afterAll(() => app.close())

it('a file has 7 bad rows of 40, and another was applied', async () => {
  const { data } = await app.call('GET /User/admin/Import/GetImports', admin)
  expect(data.imports).toMatchObject([
    { fileName: 'new-families.csv', state: 'checked', rows: 40, bad: 7 },
    { fileName: 'parents-phones.csv', state: 'done', rows: 12, bad: 0 },
  ])
  const query = { importId: data.imports[1]?.importId ?? '' }
  const applied = await app.call('GET /User/admin/Import/GetImport', admin, { query })
  expect(applied.data.counts).toEqual({ create: 0, update: 12, unchanged: 0, bad: 0 })
})
