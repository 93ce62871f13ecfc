import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { prepareQuestions } from '../authoring/index.ts'
import { writtenAtOnce } from './export.job.ts'
import {
  analysed,
  applied,
  exported,
  runJobs,
  type Standing,
  someBatches,
  standingOf,
} from './testing.ts'

/** What the demo bank is written out as, given in again and brought into an empty one. */

let app: TestApp
let ada: string
let file: Buffer
let bank: Standing[]
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  ada = await app.make.admin()
  await prepareQuestions(askedByServer(app.db, app.clock.now()))
  bank = await standingOf(app)
  file = await exported(app, ada)
}, 120_000)
afterAll(() => app.close())

const countsOf = async (of: TestApp, as: string, importId: string) => {
  const query = { importId }
  const { data } = await of.call('GET /question/admin/Import/GetImport', as, { query })
  return data
}

/** The tree and the papers of a bank, without its questions. */
const places = [
  ...['admission_tests', 'section_numbers', 'subjects', 'topics', 'sub_topics'],
  ...['papers', 'exam_sections'],
]

async function emptyBank(): Promise<TestApp> {
  const other = await makeTestApp({ now: app.clock.now() })
  await other.db.execute(sql`set session_replication_role = replica`)
  for (const table of places) {
    const name = sql.identifier(table)
    const { rows } = (await app.db.execute(sql`select to_jsonb(t) r from ${name} t`)) as {
      rows: { r: object }[]
    }
    await other.db.execute(sql`delete from ${name}`)
    await other.db.execute(sql`insert into ${name} overriding system value
      select * from jsonb_populate_recordset(null::${name},
        ${JSON.stringify(rows.map(({ r }) => r))}::jsonb)`)
  }
  await other.db.execute(sql`update topics set question_count = 0, shared_count = 0`)
  await other.db.execute(sql`set session_replication_role = origin`)
  return other
}

describe('the demo bank', () => {
  it('is all the same where its own file is brought again', async () => {
    const importId = await analysed(app, ada, file)
    const { outcomes, state } = await countsOf(app, ada, importId)
    expect(state).toBe('analysed')
    expect(outcomes).toEqual([{ name: 'same', count: bank.length }])
  }, 120_000)

  it('is written by the page, and what a stopped process had of it is written anew', async () => {
    const body = { format: 'moodle', filter: {} } as const
    const { data } = await app.call('POST /question/admin/Export/Begin', ada, { body })
    const { exportId } = data
    const listed = async () =>
      (
        await app.call('GET /question/admin/Export/GetExports', ada, { query: {} })
      ).data.exports.find(({ id }) => id === exportId)
    const total = bank.length
    await someBatches(app, 1)
    expect(total).toBeGreaterThan(writtenAtOnce)
    expect(await listed()).toMatchObject({ state: 'running', done: writtenAtOnce, total })
    const query = { exportId }
    expect((await app.call('GET /question/admin/Export/Download', ada, { query })).status).toBe(409)
    // Its last batch was not kept: what stands on this machine is further than what is known.
    await app.db.execute(sql`update tasks set cursor = ${JSON.stringify({ read: 0, total })}::jsonb
      where kind = 'exportQuestions' and state = 'waiting'`)
    await runJobs(app)
    expect(await listed()).toMatchObject({ state: 'done', done: total, total, left: [] })
    const written = await app.call('GET /question/admin/Export/Download', ada, { query })
    expect(Buffer.from(await written.data.arrayBuffer()).equals(file)).toBe(true)
  }, 120_000)

  it('comes out of an empty bank as it went in', async () => {
    const other = await emptyBank()
    try {
      const eve = await other.make.admin()
      const importId = await analysed(other, eve, file)
      const read = await countsOf(other, eve, importId)
      expect(read.outcomes).toEqual([{ name: 'new', count: bank.length }])
      await applied(other, eve, importId)
      expect(await countsOf(other, eve, importId)).toMatchObject({ left: 0, applied: bank.length })
      expect(await standingOf(other)).toEqual(bank)
      const again = await analysed(app, ada, await exported(other, eve))
      const { outcomes } = await countsOf(app, ada, again)
      expect(outcomes).toEqual([{ name: 'same', count: bank.length }])
    } finally {
      await other.close()
    }
  }, 240_000)
})
