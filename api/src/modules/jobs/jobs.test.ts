import type { CallInput } from '@portal/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { auditLog, tasks } from '../../database/schema/index.ts'
import { countingJob, runWaitingTasks } from '../../jobs/testing.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { goesByIndex, plannedNodes, rowsMet } from '../../testing/plans.ts'

const listCall = 'GET /Operations/admin/Job/GetJobs'
const findCall = 'GET /Operations/admin/Job/FindPeople'
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

describe('jobs of some days and of somebody', () => {
  it('are those of the person who asked, whom one finds by name or email', async () => {
    const own = await makeJob({ by: tutor })
    await makeJob()
    expect(await idsOf({ by: tutor })).toEqual([own])
    expect(await idsOf({ by: admin })).toEqual([])
    const found = async (query: CallInput<typeof findCall>['query']) =>
      (await app.call(findCall, admin, { query })).data.people.map(({ name }) => name)
    expect(await found({})).toEqual(['Tess Hall'])
    expect(await found({ search: ' ess h' })).toEqual(['Tess Hall'])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ personId: tutor })).toEqual(['Tess Hall'])
    // Who never asked for any is nobody to be found here.
    expect(await found({ personId: admin })).toEqual([])
  })

  it('are refused where the last day is before the first, and taken to the ends of time', async () => {
    const days = { from: '2026-07-02', to: '2026-07-01' }
    const said = (at: string) => ({
      status: 400,
      errors: [{ path: at, message: 'The last day is before the first' }],
    })
    expect(await app.call(listCall, admin, { query: days })).toMatchObject(said('query.to'))
    const body = { filter: days, expectedCount: 0 }
    expect((await app.call(retryCall, admin, { body })).status).toBe(400)
    const none = await app.call(listCall, admin, { query: { from: '0000-01-01' } })
    expect(none.status).toBe(400)
    expect((await app.call(listCall, admin, { query: { to: '9999-12-31' } })).status).toBe(200)
  })

  it('are reached by indexes, few of many', async () => {
    await app.db.execute(sql`insert into tasks (id, queue_id, kind, input, state, created_at, updated_at)
      select gen_random_uuid(), gen_random_uuid(), 'digest', '{}', 'waiting', at, at
      from generate_series('2025-07-01'::timestamptz, '2026-07-01', '3 hours') at`)
    await makeJob({ by: tutor, createdAt: new Date('2026-01-01T08:00:00Z') })
    await app.db.execute(sql`analyze tasks`)
    for (const query of [{ from: '2026-01-01', to: '2026-01-02' }, { by: tutor }]) {
      const plans = await plannedNodes(app.db, () => app.call(listCall, admin, { query }))
      const scans = plans.flat().filter((node) => node['Relation Name'] === 'tasks')
      expect(scans.length).toBeGreaterThan(0)
      for (const scan of scans) expect(scan).toSatisfy(goesByIndex, JSON.stringify(scan))
      expect(scans.reduce((sum, scan) => sum + rowsMet(scan), 0)).toBeLessThan(80)
    }
  })

  it('are tried again, all that match', async () => {
    const early = new Date('2026-06-01T08:00:00Z')
    const dead = await makeJob({ state: 'dead', by: tutor, createdAt: early })
    const late = await makeJob({ state: 'dead', by: tutor })
    const filter = { by: tutor, to: '2026-06-01' }
    const answer = await app.call(retryCall, admin, { body: { filter, expectedCount: 1 } })
    expect(answer.data).toEqual({ retried: 1, skipped: 0 })
    expect([await stateOf(dead), await stateOf(late)]).toEqual(['waiting', 'dead'])
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
