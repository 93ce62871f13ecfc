import type { CallInput } from '@portal/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { auditLog, tasks } from '../../database/schema/index.ts'
import { countingJob, runWaitingTasks } from '../../jobs/testing.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'

const listCall = 'GET /Operations/admin/Job/GetJobs'
const retryCall = 'POST /Operations/admin/Job/Retry'
const cancelCall = 'POST /Operations/admin/Job/Cancel'
const ownCall = 'GET /Operations/Job/GetJob'

let app: TestApp
let admin: string
let tutor: string

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2026-07-02T12:00:00Z') })
  admin = await app.make.admin({ timeZone: 'Asia/Kolkata' })
  tutor = await app.make.tutor({}, { firstName: 'Tess', lastName: 'Hall' })
})
afterAll(() => app.close())
beforeEach(() => app.db.delete(tasks))

type Task = typeof tasks.$inferInsert

async function makeJob(values: Partial<Task> = {}): Promise<string> {
  const [id, at] = [newId(), app.clock.now()]
  const isOver = ['done', 'dead', 'cancelled'].includes(values.state ?? '')
  await app.db.insert(tasks).values({
    ...{ id, queueId: newId(), kind: 'digest', input: { zone: '3', before: at.toISOString() } },
    ...{ createdAt: at, updatedAt: at, endedAt: isOver ? at : null },
    ...values,
  })
  return id
}

const list = async (query: CallInput<typeof listCall>['query'] = {}) =>
  (await app.call(listCall, admin, { query })).data
const idsOf = async (query: CallInput<typeof listCall>['query']) =>
  (await list(query)).jobs.map(({ jobId }) => jobId)
const stateOf = async (id: string) =>
  (await app.db.select().from(tasks).where(eq(tasks.id, id)))[0]?.state

describe('the list of jobs', () => {
  it('tells who asked, how far each is, and why it failed, the newest first', async () => {
    const at = new Date('2026-07-01T08:00:00Z')
    const failed = await makeJob({
      ...{ by: tutor, state: 'failed', createdAt: at, startedAt: at },
      ...{ done: 3, total: 10, attempts: 2, error: 'Error: away' },
    })
    const done = await makeJob({ state: 'done', kind: 'auditCheck' })
    expect(await list()).toEqual({
      jobs: [
        {
          ...{ jobId: done, kind: 'auditCheck', state: 'done', byName: null, done: 0, total: null },
          ...{ attempts: 0, error: null, createdAt: app.clock.now().toISOString() },
          ...{ startedAt: null, endedAt: app.clock.now().toISOString() },
        },
        {
          ...{ jobId: failed, kind: 'digest', state: 'failed', byName: 'Tess Hall', done: 3 },
          ...{ total: 10, attempts: 2, error: 'Error: away', createdAt: at.toISOString() },
          ...{ startedAt: at.toISOString(), endedAt: null },
        },
      ],
      totalCount: 2,
    })
  })

  it('is filtered by kind, state, and days of the caller’s own zone', async () => {
    // Half past one on the second in Kolkata.
    const late = await makeJob({ createdAt: new Date('2026-07-01T20:00:00Z') })
    const early = await makeJob({ createdAt: new Date('2026-07-01T18:00:00Z'), state: 'dead' })
    expect(await idsOf({ from: '2026-07-02' })).toEqual([late])
    expect(await idsOf({ to: '2026-07-01' })).toEqual([early])
    expect(await idsOf({ from: '2026-07-01', to: '2026-07-02' })).toEqual([late, early])
    expect(await idsOf({ state: 'dead' })).toEqual([early])
    expect(await idsOf({ kind: 'auditCheck' })).toEqual([])
  })
})

describe('trying again', () => {
  const retry = (body: CallInput<typeof retryCall>['body']) => app.call(retryCall, admin, { body })

  it('begins at the cursor, and leaves alone what has not failed', async () => {
    await app.db.execute('create table counted (number int, process int)')
    const dead = await makeJob({
      ...{ by: tutor, state: 'dead', attempts: 5, cursor: { last: 1 }, done: 1, error: 'No' },
    })
    const done = await makeJob({ state: 'done' })
    const { data } = await retry({ jobIds: [dead, done, dead] })
    expect(data).toEqual({ retried: 1, skipped: 1 })
    await runWaitingTasks(app.db, app.clock.now, { kinds: { digest: countingJob() } })
    const { rows } = Object(await app.db.execute('select number from counted order by number'))
    expect(rows).toEqual([{ number: 2 }, { number: 3 }])
    expect((await app.call(ownCall, tutor, { query: { jobId: dead } })).data).toEqual({
      ...{ jobId: dead, kind: 'digest', state: 'done', done: 3, total: 3, error: null },
      result: { counted: 3 },
    })
    expect(await auditEntries(app.db, eq(auditLog.record, dead))).toMatchObject([
      {
        ...{ action: 'job retried', actorId: admin, subjectId: tutor, kind: 'job' },
        changes: { state: ['dead', 'waiting'] },
      },
    ])
  })

  it('takes all that match, as long as they are as many as were shown', async () => {
    const dead = [await makeJob({ state: 'dead' }), await makeJob({ state: 'dead' })]
    const other = await makeJob({ state: 'dead', kind: 'auditCheck' })
    const filter = { state: 'dead', kind: 'digest' } as const
    const late = await retry({ filter, expectedCount: 3 })
    expect([late.status, late.message]).toEqual([
      409,
      'The list has changed: 2 match now instead of 3. Nothing was done.',
    ])
    expect((await list({ state: 'dead' })).totalCount).toBe(3)
    expect((await retry({ filter, expectedCount: 2 })).data).toEqual({ retried: 2, skipped: 0 })
    expect(new Set(await idsOf({ state: 'waiting' }))).toEqual(new Set(dead))
    expect(await stateOf(other)).toBe('dead')
  })

  it('does nothing where one of the named is not there', async () => {
    const dead = await makeJob({ state: 'dead' })
    expect((await retry({ jobIds: [dead, newId()] })).status).toBe(404)
    expect(await stateOf(dead)).toBe('dead')
  })
})

describe('cancelling', () => {
  const cancel = (jobId: string) => app.call(cancelCall, admin, { body: { jobId } })

  it('ends what waits or runs, once', async () => {
    const waiting = await makeJob({ by: tutor })
    expect((await cancel(waiting)).status).toBe(200)
    expect(await stateOf(waiting)).toBe('cancelled')
    const again = await cancel(waiting)
    expect([again.status, again.message]).toEqual([409, 'This job has ended already.'])
    expect(await auditEntries(app.db, eq(auditLog.record, waiting))).toMatchObject([
      { action: 'job cancelled', changes: { state: ['waiting', 'cancelled'] } },
    ])
  })
})
