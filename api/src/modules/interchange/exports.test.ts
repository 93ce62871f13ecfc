import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { rowsOf } from '../../database/open.ts'
import { type Authoring, makeAuthoring } from '../authoring/testing.ts'
import { keptMs } from './exports.service.ts'
import { tidyInterchange } from './index.ts'
import { giveUp, makeExport } from './testing.ts'

let app: Authoring['app']
let ada: string
beforeAll(async () => {
  ;({ app, ada } = await makeAuthoring())
})
afterAll(() => app.close())

const download = (exportId: string) =>
  app.call('GET /question/admin/Export/Download', ada, { query: { exportId } })
const tidy = () => tidyInterchange(askedByServer(app.db, app.clock.now()), app.server.files)
const storedName = async (exportId: string) => {
  const [row] = await rowsOf<{ name: string | null }>(
    app.db,
    sql`select stored_name "name" from exports where id = ${exportId}::uuid`,
  )
  return row?.name ?? null
}

describe('the file of an export', () => {
  it('is kept for seven days, and is then gone, which the list and the answer say', async () => {
    const { id } = await makeExport(app)
    const exportId = String(id)
    const name = await storedName(exportId)
    const ends = app.clock.now().getTime() + keptMs
    app.clock.set(new Date(ends - 60_000))
    await tidy()
    const had = await download(exportId)
    expect(had.status).toBe(200)
    expect(await had.data.text()).toContain('<quiz>')
    app.clock.set(new Date(ends + 60_000))
    const late = {
      status: 404,
      message: 'Files are kept for seven days. Export the questions again.',
    }
    expect(await download(exportId)).toMatchObject(late)
    await tidy()
    expect(await storedName(exportId)).toBeNull()
    expect(await app.server.files.open(name ?? '')).toBeUndefined()
    expect(await download(exportId)).toMatchObject(late)
    const { data } = await app.call('GET /question/admin/Export/GetExports', ada, { query: {} })
    const [listed] = data.exports
    expect(listed).toMatchObject({ id: exportId, state: 'done', done: 1 })
    expect(Date.parse(listed?.expiresAt ?? '')).toBeLessThan(app.clock.now().getTime())
  })

  it('is not waited for once its job was given up', async () => {
    const body = { format: 'moodle', filter: {} } as const
    const { data } = await app.call('POST /question/admin/Export/Begin', ada, { body })
    const stateNow = async () => {
      const list = await app.call('GET /question/admin/Export/GetExports', ada, { query: {} })
      return list.data.exports.find(({ id }) => id === data.exportId)?.state
    }
    expect(await stateNow()).toBe('waiting')
    await giveUp(app, 'exportQuestions')
    expect(await stateNow()).toBe('failed')
  })
})
