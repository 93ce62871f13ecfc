import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { auditLog, bookings, tuitionLedger, users } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeProgramme } from '../programmes/testing.ts'
import { makeScoredTest } from '../scores/testing.ts'
import {
  appliedFile,
  checkedFile,
  family,
  header,
  loseBatch,
  makeTableImport,
  runImports,
  stand,
} from './testing.ts'

const now = new Date('2026-06-30T09:00:00Z')

let app: TestApp
let ada: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  ada = await app.make.admin({ passwordHash: 'x' })
  await makeProgramme(app, { name: 'Premium', quarters: 80 })
})
afterAll(() => app.close())

const personOf = async (email: string | undefined) => {
  const [row] = await app.db
    .select()
    .from(users)
    .where(eq(users.email, email ?? ''))
  return row
}
const takeBack = (importId: string, as = ada) =>
  app.call('POST /User/admin/Import/TakeBack', as, { body: { importId } })
const choosePassword = (email = '') =>
  app.db.update(users).set({ passwordHash: 'x' }).where(eq(users.email, email))

/** A file of so many parents whom nobody knows yet. */
const parents = (of: string, count: number) => {
  const emails = Array.from({ length: count }, (_, at) => `p${at}@${of}.test`)
  const lines = emails.map((email, at) => `Parent,Pat,Number${at},${email},,,,,`)
  return { emails, csv: `${header}\n${lines.join('\n')}\n` }
}
const left = (of: string) => app.db.$count(users, sql`email like ${`%@${of}.test`}`)

describe('taking back', () => {
  it('ends accounts that nobody used, with what was sold, and says for good who stays and why', async () => {
    const { csv, parent, tutor, child } = family()
    const { importId, takeBackUntil } = await appliedFile(app, ada, csv)
    expect(takeBackUntil).toBe('2026-07-01T09:00:00.000Z')
    const [kim, pat] = [await personOf(child), await personOf(parent)]
    await choosePassword(parent)
    const { data } = await takeBack(importId)
    expect(data).toEqual({ jobId: expect.any(String), removed: 0, stayed: [] })
    expect(await stand(app, ada, importId)).toMatchObject({
      ...{ state: 'taking back', jobId: data.jobId, takeBackUntil: null, removed: 0 },
    })
    await runImports(app)
    const why = 'Pat Parent has chosen a password.'
    expect(await stand(app, ada, importId)).toMatchObject({
      ...{ state: 'taken back', removed: 2, stayedCount: 1, message: null },
      stayed: [{ userId: pat?.id, name: 'Pat Parent', why }],
    })
    const rows = await app.call('GET /User/admin/Import/GetRows', ada, { query: { importId } })
    expect(rows.data.rows.map(({ stayed }) => stayed)).toEqual([why])
    expect(await personOf(child)).toBeUndefined()
    expect(await personOf(tutor)).toBeUndefined()
    expect(await personOf(parent)).toMatchObject({ isActive: true })
    const sold = await app.db
      .select()
      .from(bookings)
      .where(eq(bookings.studentId, kim?.id ?? ''))
    expect(sold.map(({ state }) => state)).toEqual(['cancelled'])
    const hours = await app.db
      .select({ quarters: tuitionLedger.quarters })
      .from(tuitionLedger)
      .where(eq(tuitionLedger.studentId, kim?.id ?? ''))
    expect(hours.map(({ quarters }) => quarters)).toEqual([80, -80])
    expect((await takeBack(importId)).status).toBe(409)
    // The addresses are free again.
    expect((await checkedFile(app, ada, csv)).counts).toMatchObject({ create: 2, bad: 0 })
    const noted = await auditEntries(app.db, eq(auditLog.action, 'file of people taken back'))
    expect(noted.some(({ details }) => details?.removed === '2')).toBe(true)
  })

  it('leaves whom somebody changed or gave further students', async () => {
    const { csv, tutor, child } = family()
    const { importId } = await appliedFile(app, ada, csv)
    const [kim, tim] = [await personOf(child), await personOf(tutor)]
    app.clock.advance(60_000)
    const { id: userId = '', version = 1 } = kim ?? {}
    await app.call('POST /User/admin/Account/SetActive', ada, {
      body: { userId, version, isActive: false, reason: 'Left', successors: [] },
    })
    await app.make.student({ tutors: [tim?.id ?? ''] })
    await takeBack(importId)
    await runImports(app)
    const { removed, stayed } = await stand(app, ada, importId)
    expect([removed, stayed.map(({ why }) => why)]).toEqual([
      1,
      ['Kim Kid was changed since.', 'Tim Tutor has students beside those of the file.'],
    ])
  })

  it('goes on behind the batches that were kept when it is cut short, each person once', async () => {
    const { csv, emails } = parents('cut', 27)
    const { importId } = await appliedFile(app, ada, csv)
    await choosePassword(emails[3])
    await choosePassword(emails[26])
    const { data } = await takeBack(importId)
    await loseBatch(app, 'tableTakeBack', 1)
    expect(await left('cut')).toBe(3)
    expect(await stand(app, ada, importId)).toMatchObject({
      ...{ state: 'taking back', removed: 24, stayedCount: 1 },
    })
    const jobs = await app.call('GET /Operations/admin/Job/GetJobs', ada, { query: {} })
    expect(jobs.data.jobs.find(({ jobId }) => jobId === data.jobId)).toMatchObject({
      ...{ done: 25, total: 27 },
    })
    await runImports(app)
    expect(await left('cut')).toBe(2)
    const done = await stand(app, ada, importId)
    expect(done).toMatchObject({ state: 'taken back', removed: 25, stayedCount: 2 })
    const noted = await auditEntries(
      app.db,
      sql`action = 'file of people taken back' and batch = (select batch from audit_log
        where action = 'file of people taken back' and batch is not null order by id desc limit 1)`,
    )
    expect([noted.length, new Set(noted.map(({ record }) => record)).size]).toEqual([25, 25])
  })

  it('asked for again while it goes on is the same work, whoever asks', async () => {
    const { importId } = await appliedFile(app, ada, family().csv)
    const joan = await app.make.admin({ passwordHash: 'x' })
    const asked = await Promise.all([takeBack(importId), takeBack(importId, joan)])
    expect(asked.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(asked.map(({ data }) => data.jobId)).size).toBe(1)
    await runImports(app)
    expect((await stand(app, ada, importId)).removed).toBe(3)
  })

  it('is possible for 24 hours, to the millisecond', async () => {
    const { id: importId } = await makeTableImport(app, 'done')
    app.clock.advance(24 * 3_600_000 - 1)
    expect((await stand(app, ada, importId)).takeBackUntil).not.toBeNull()
    app.clock.advance(1)
    expect((await stand(app, ada, importId)).takeBackUntil).toBeNull()
    expect((await takeBack(importId)).status).toBe(409)
  })

  it('stops once whoever asked is no admin any more, and another one may go on', async () => {
    const { csv } = parents('role', 26)
    const { importId } = await appliedFile(app, ada, csv)
    const joan = await app.make.admin({ passwordHash: 'x' })
    await takeBack(importId, joan)
    await loseBatch(app, 'tableTakeBack', 1)
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, joan))
    await runImports(app)
    const message = expect.stringContaining('stopped before its end')
    expect(await stand(app, ada, importId)).toMatchObject({ state: 'done', removed: 25, message })
    expect(await left('role')).toBe(1)
    await takeBack(importId)
    await runImports(app)
    expect(await stand(app, ada, importId)).toMatchObject({
      ...{ state: 'taken back', removed: 26, message: null },
    })
  })

  it('that was given up leaves an import that can be taken back again', async () => {
    const { importId } = await appliedFile(app, ada, family().csv)
    await takeBack(importId)
    await app.db.execute(sql`update tasks set state = 'dead', ended_at = now(), error = 'Gone'
      where kind = 'tableTakeBack' and state = 'waiting'`)
    const given = await stand(app, ada, importId)
    expect([given.state, given.message]).toEqual(['done', expect.stringContaining('stopped')])
    expect(given.takeBackUntil).not.toBeNull()
    await takeBack(importId)
    await runImports(app)
    expect(await stand(app, ada, importId)).toMatchObject({ state: 'taken back', removed: 3 })
  })
})

it('takes results back that nobody changed since, and leaves the others and those it changed', async () => {
  const { name } = await makeScoredTest(app)
  for (const who of ['amy', 'ben', 'cem']) {
    await app.make.student({}, { email: `${who}@back.test`, firstName: who, lastName: 'Back' })
  }
  const file = (...lines: [string, number][]) =>
    [
      'Email,Test,Part,Year,Sitting,Score',
      ...lines.map(([who, score]) => `${who}@back.test,${name},Physics,2025,October,${score}`),
    ].join('\n')
  const bring = (csv: string) => appliedFile(app, ada, csv, 'results')
  await bring(file(['cem', 4]))
  const { importId, takeBackUntil } = await bring(file(['amy', 5], ['ben', 6], ['cem', 7]))
  expect(takeBackUntil).not.toBeNull()
  await bring(file(['ben', 6.5]))
  await takeBack(importId)
  await runImports(app)
  expect(await stand(app, ada, importId)).toMatchObject({
    ...{ state: 'taken back', removed: 1 },
    stayed: [{ why: 'ben Back has a result of October 2025 that was changed since.' }],
  })
  const kept = await rowsOf<{ it: string }>(
    app.db,
    sql`select u.first_name || ' ' || r.score "it"
    from official_results r join users u on u.id = r.student_id
    where u.email like '%@back.test' order by 1`,
  )
  expect(kept).toEqual([{ it: 'ben 6.50' }, { it: 'cem 7.00' }])
})
