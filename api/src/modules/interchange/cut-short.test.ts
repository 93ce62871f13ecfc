import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quiz } from '../../interchange/testing.ts'
import { type Authoring, makeAuthoring } from '../authoring/testing.ts'
import { analysed, bring, choice, countQuestions, giveUp, runJobs, someBatches } from './testing.ts'

let app: Authoring['app']
let ada: string
beforeAll(async () => {
  ;({ app, ada } = await makeAuthoring())
})
afterAll(() => app.close())

const stand = async (importId: string) =>
  (await app.call('GET /question/admin/Import/GetImport', ada, { query: { importId } })).data

describe('work that is cut short', () => {
  const many = (origin: string) => ({
    origin,
    file: quiz(
      ...Array.from({ length: 230 }, (_, at) => choice(`${origin} ${at}`, `${origin} ${at}`)),
    ),
  })

  it('goes on behind what was kept, and does nothing twice', async () => {
    const { file, origin } = many('Killed')
    const importId = await bring(app, ada, file, { origin })
    await app.call('POST /question/admin/Import/Analyse', ada, { body: { importId } })
    await someBatches(app, 1)
    expect((await stand(importId)).state).toBe('analysing')
    await runJobs(app)
    expect(await stand(importId)).toMatchObject({ state: 'analysed', total: 230, chosen: 230 })
    const before = await countQuestions(app)
    await app.call('POST /question/admin/Import/Apply', ada, { body: { importId } })
    await someBatches(app, 1)
    const half = await stand(importId)
    expect(half.state).toBe('applying')
    expect(half.applied).toBeGreaterThan(0)
    await runJobs(app)
    expect(await stand(importId)).toMatchObject({ state: 'applied', applied: 230, done: 230 })
    expect(await countQuestions(app)).toBe(before + 230)
    await app.call('POST /question/admin/Import/Undo', ada, { body: { importId } })
    await runJobs(app)
    expect((await stand(importId)).state).toBe('undone')
    expect(await countQuestions(app)).toBe(before)
  })

  it('stops before the next hundred once the account is stopped, or when it is cancelled', async () => {
    const joan = await app.make.admin()
    const { file, origin } = many('Stopped')
    const importId = await analysed(app, joan, file, { origin })
    await app.call('POST /question/admin/Import/Apply', joan, { body: { importId } })
    await someBatches(app, 1)
    await app.db.execute(sql`update users set is_active = false where id = ${joan}`)
    await runJobs(app)
    const { state, applied: count, message } = await stand(importId)
    expect([state, count]).toEqual(['failed', 100])
    expect(message).toContain('has been stopped')
    const other = await analysed(app, ada, quiz(choice('Z', 'Cancelled')), { origin: 'cancelled' })
    const cancel = () =>
      app.call('POST /question/admin/Import/Cancel', ada, { body: { importId: other } })
    expect((await cancel()).status).toBe(200)
    expect((await cancel()).status).toBe(409)
    const late = await app.call('POST /question/admin/Import/Apply', ada, {
      body: { importId: other },
    })
    expect(late.status).toBe(409)
  })

  it('has failed once its job was given up, and what was applied can be undone', async () => {
    const { file, origin } = many('Given up')
    const importId = await analysed(app, ada, file, { origin })
    const before = await countQuestions(app)
    await app.call('POST /question/admin/Import/Apply', ada, { body: { importId } })
    await someBatches(app, 1)
    expect((await stand(importId)).state).toBe('applying')
    await giveUp(app, 'importApply')
    const { state, message, canUndo } = await stand(importId)
    expect([state, canUndo]).toEqual(['failed', true])
    expect(message).toContain('given up')
    await app.call('POST /question/admin/Import/Undo', ada, { body: { importId } })
    await runJobs(app)
    expect((await stand(importId)).state).toBe('undone')
    expect(await countQuestions(app)).toBe(before)
  })
})
