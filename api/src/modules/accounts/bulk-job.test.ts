import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { auditLog, tasks, users } from '../../database/schema/index.ts'
import type { DefinedJob } from '../../jobs/define-job.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { batchUndoJob } from '../audit/index.ts'
import { bulkPeopleJob } from './bulk.job.ts'
import { makeBulkJob, runBulk } from './testing.ts'

const bulkCall = 'POST /User/admin/Account/Bulk'

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp()
  admin = await app.make.admin({ passwordHash: 'x' })
})
afterAll(() => app.close())

/** So many parents of a first name, by one statement. @returns their ids, in order */
async function crowd(name: string, count: number): Promise<string[]> {
  const made = await rowsOf<{ id: string }>(
    app.db,
    sql`insert into users (id, email, role, first_name, last_name, created_at)
      select gen_random_uuid(), lower(${name} || n) || '@crowd.test', 'Parent', ${name}, 'Of Many',
        ${app.clock.now().toISOString()}::timestamptz
      from generate_series(1, ${count}::int) n returning id`,
  )
  return made.map(({ id }) => id).sort()
}

const ask = (search: string, expectedCount: number, as = admin) =>
  app.call(bulkCall, as, {
    body: { filter: { search }, expectedCount, action: 'stop', value: null, reason: 'Left us' },
  })

const stand = async (jobId: string, as = admin) => {
  const query = { jobId, pageNo: 1, pageSize: 20 }
  return (await app.call('GET /User/admin/Account/GetBulk', as, { query })).data
}
const undo = (batchId: string) =>
  app.call('POST /User/admin/Audit/Undo', admin, { body: { batchId } })
const stopped = (ids: readonly string[]) =>
  app.db.$count(users, sql`${inArray(users.id, [...ids])} and not is_active`)

/** Does the work, and has its process killed in this batch, before anything of that is kept. */
async function runUntilKilled(batch: number): Promise<void> {
  let batches = 0
  const bulkPeople: DefinedJob = {
    ...bulkPeopleJob,
    step: async (given) => {
      const step = await bulkPeopleJob.step(given)
      batches += 1
      if (batches === batch) throw new Error('Killed')
      return step
    },
  }
  await runBulk(app, { kinds: { bulkPeople }, onFailure: () => undefined })
  await app.db.execute(sql`update tasks set state = 'waiting' where state = 'failed'`)
}

/** Undoes a batch as the job does. @returns its result */
async function runUndo(batchId: string, askedAt: Date): Promise<unknown> {
  const input = { batchId, by: admin, askedMs: askedAt.getTime() }
  const { result } = await app.db.transaction((tx) =>
    batchUndoJob.step({ tx, now: app.clock.now(), server: app.server, input, cursor: null }),
  )
  return result
}

describe('more than a thousand people', () => {
  it('are changed by a job as they matched when it was asked for, and undone as one', async () => {
    const ids = await crowd('Zyxmany', 1_002)
    const refused = await ask('zyxmany', 1_001)
    expect(refused).toMatchObject({
      ...{ status: 409, message: expect.stringContaining('1,002 match now instead of 1,001') },
    })
    expect(await app.db.$count(tasks)).toBe(0)
    // Stopped already, so that it is left out.
    const [first = '', last = ''] = [ids[0], ids.at(-1)]
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, first))
    const { status, data } = await ask('zyxmany', 1_002)
    expect([status, data]).toEqual([
      200,
      {
        ...{ changed: 0, skipped: [], batchId: expect.any(String), jobId: expect.any(String) },
      },
    ])
    const jobId = data.jobId ?? ''
    expect(await stand(jobId)).toMatchObject({
      ...{ batchId: data.batchId, action: 'stop', state: 'waiting', done: 0, total: 1_002 },
      ...{ changed: 0, skipped: [], canUndo: false },
    })
    // Matches from now on, and was not meant; the other matches no more, and was.
    const [later = ''] = await crowd('Zyxmanylater', 1)
    await app.db.update(users).set({ firstName: 'Other' }).where(eq(users.id, last))
    await runBulk(app)
    expect(await stand(jobId)).toEqual({
      ...{ batchId: data.batchId, action: 'stop', state: 'done', done: 1_002, total: 1_002 },
      ...{ changed: 1_001, error: null, canUndo: true, totalCount: 1, undo: null },
      skipped: [{ userId: first, name: 'Zyxmany Of Many', why: 'It is so already.' }],
    })
    expect([await stopped(ids), await stopped([later])]).toEqual([1_002, 0])
    expect(await auditEntries(app.db, eq(auditLog.batch, data.batchId))).toHaveLength(1_001)

    const begun = await undo(data.batchId)
    expect(begun).toMatchObject({ status: 200, data: { undone: 0, jobId: expect.any(String) } })
    expect((await undo(data.batchId)).status).toBe(409)
    expect(await stand(jobId)).toMatchObject({
      ...{ canUndo: false, undo: { state: 'waiting', undone: 0, why: null } },
    })
    expect(await stopped(ids)).toBe(1_002)
    await runBulk(app)
    expect((await stand(jobId)).undo).toEqual({ state: 'done', undone: 1_001, why: null })
    expect(await stopped(ids)).toBe(1)
    expect((await undo(data.batchId)).status).toBe(409)
  }, 240_000)

  it('are refused a value that goes with another action, before there is a job', async () => {
    const { status, errors } = await app.call(bulkCall, admin, {
      body: {
        ...{ filter: { search: 'zyxmany' }, expectedCount: 1_003 },
        ...{ action: 'add school', value: null, reason: 'Moved' },
      },
    })
    expect([status, errors]).toMatchObject([422, [{ path: 'body.value' }]])
  })
})

describe('a job that changes people', () => {
  it('goes on after its process was killed, and changes nobody twice', async () => {
    const ids = await crowd('Killed', 120)
    const jobId = await makeBulkJob(app, admin, ids)
    await runUntilKilled(2)
    const halfway = await stand(jobId)
    expect(halfway).toMatchObject({ done: 50, total: 120, changed: 50, canUndo: false })
    expect(await stopped(ids)).toBe(50)
    expect(await undo(halfway.batchId)).toMatchObject({
      ...{ status: 409, message: 'A job is still at it. Undo it afterwards.' },
    })
    await runBulk(app)
    expect(await stand(jobId)).toMatchObject({ state: 'done', done: 120, changed: 120 })
    const written = await auditEntries(app.db, eq(auditLog.batch, halfway.batchId))
    expect(new Set(written.map(({ record }) => record)).size).toBe(120)
    expect(written).toHaveLength(120)
    const askedInTime = app.clock.now()
    app.clock.advance(15 * 60_000 + 1)
    expect((await stand(jobId)).canUndo).toBe(false)
    expect((await undo(halfway.batchId)).status).toBe(409)
    // A job may have to wait: what counts is when it was asked for.
    expect(await runUndo(halfway.batchId, app.clock.now())).toEqual({
      ...{ undone: 0, why: expect.stringContaining('for 15 minutes') },
    })
    expect(await stopped(ids)).toBe(120)
    expect(await runUndo(halfway.batchId, askedInTime)).toEqual({ undone: 120, why: null })
    expect(await stopped(ids)).toBe(0)
    expect(await runUndo(halfway.batchId, askedInTime)).toEqual({
      ...{ undone: 0, why: expect.stringContaining('were changed since. Nothing was undone.') },
    })
  }, 60_000)

  it('leaves the rest out once whoever asked for it is no admin any more', async () => {
    const [ids, other] = [await crowd('Leaving', 60), await app.make.admin()]
    const jobId = await makeBulkJob(app, other, ids)
    await runUntilKilled(2)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, other))
    await runBulk(app)
    const after = await stand(jobId)
    expect(after).toMatchObject({ state: 'done', done: 60, changed: 50, totalCount: 10 })
    expect(new Set(after.skipped.map(({ why }) => why))).toEqual(
      new Set(['Whoever asked for it is no admin any more.']),
    )
    expect(await stopped(ids)).toBe(50)
    // What somebody else did is not the caller's to undo.
    expect(after.canUndo).toBe(false)
  }, 60_000)

  it('is no job of another kind', async () => {
    const [{ id } = { id: '' }] = await app.db
      .insert(tasks)
      .values({
        ...{ id: crypto.randomUUID(), kind: 'digest', input: {}, queueId: crypto.randomUUID() },
        ...{ createdAt: app.clock.now(), updatedAt: app.clock.now(), state: 'cancelled' },
        endedAt: app.clock.now(),
      })
      .returning({ id: tasks.id })
    const query = { jobId: id, pageNo: 1, pageSize: 20 }
    const answer = await app.call('GET /User/admin/Account/GetBulk', admin, { query })
    expect(answer.status).toBe(404)
  })
})
