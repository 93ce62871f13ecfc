import type { CallInput } from '@portal/shared/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { rowsOf } from '../../database/open.ts'
import { auditLog, mails, moneyDocuments, payers } from '../../database/schema/index.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { forgetOldBuyers } from './index.ts'

const listKey = 'GET /User/admin/DataRequest/GetRequests'
const openKey = 'POST /User/admin/DataRequest/Open'
const pauseKey = 'POST /User/admin/DataRequest/Pause'
const extendKey = 'POST /User/admin/DataRequest/Extend'
const closeKey = 'POST /User/admin/DataRequest/Close'

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp()
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.set(new Date('2027-02-01T10:00:00Z'))
})

const somebody: Omit<CallInput<typeof openKey>['body'], 'email'> = {
  ...{ userId: null, name: 'Ada Byron', kind: 'access', receivedOn: '2027-01-31', note: '' },
}
type Change = Partial<CallInput<typeof openKey>['body']>

const open = async (change: Change = {}) => {
  const email = `${crypto.randomUUID()}@portal.test`
  return await app.call(openKey, admin, { body: { ...somebody, email, ...change } })
}
const opened = async (change: Change = {}) => (await open(change)).data.requestId
const list = async (query: object) => (await app.call(listKey, admin, { query })).data
const found = async (requestId: string) =>
  (await list({ pageSize: 100 })).requests.find((one) => one.requestId === requestId)
const pause = (requestId: string, version: number) =>
  app.call(pauseKey, admin, { body: { requestId, version, reason: 'Which years are meant?' } })
const extend = (requestId: string, version = 1) =>
  app.call(extendKey, admin, { body: { requestId, version, reason: 'There is much of it.' } })
const close = (requestId: string, version = 1) =>
  app.call(closeKey, admin, { body: { requestId, version, outcome: 'done', note: 'Sent.' } })

describe('a request', () => {
  it('is due in a month, on the next working day, and written down', async () => {
    const { data } = await open()
    expect(data.dueOn).toBe('2027-03-01')
    expect(await found(data.requestId)).toMatchObject({
      ...{ kind: 'access', name: 'Ada Byron', userId: null, state: 'open', isLate: false },
      ...{ dueOn: '2027-03-01', daysLeft: 28, outcome: null, version: 1 },
    })
    const [entry] = await auditEntries(app.db, eq(auditLog.record, data.requestId))
    expect(entry).toMatchObject({ action: 'data request opened', actorId: admin })
  })

  it('is late the day after, and found by its state', async () => {
    const requestId = await opened({ name: 'Late Person' })
    app.clock.set(new Date('2027-03-02T00:30:00Z'))
    expect(await found(requestId)).toMatchObject({ isLate: true, daysLeft: -1 })
    const ofState = async (state: string) =>
      (await list({ search: 'late person', state })).requests.map((one) => one.requestId)
    expect(await ofState('open')).toEqual([requestId])
    expect(await ofState('closed')).toEqual([])
  })

  it('waits while it is paused, and has the days added', async () => {
    const requestId = await opened()
    expect((await pause(requestId, 1)).data).toEqual({ version: 2, dueOn: '2027-03-01' })
    app.clock.set(new Date('2027-02-11T10:00:00Z'))
    expect(await found(requestId)).toMatchObject({ state: 'paused', dueOn: '2027-03-10' })
    expect((await pause(requestId, 2)).data).toEqual({ version: 3, dueOn: '2027-03-10' })
    app.clock.set(new Date('2027-03-11T10:00:00Z'))
    expect(await found(requestId)).toMatchObject({ state: 'open', isLate: true })
  })

  it('is given two further months once, within its first, and the person is told', async () => {
    const email = `${crypto.randomUUID()}@portal.test`
    const requestId = await opened({ email })
    expect((await extend(requestId)).data.dueOn).toBe('2027-04-30')
    const [mail] = await app.db.select().from(mails).where(eq(mails.to, email))
    expect(mail?.text).toMatch(/by 30 April 2027[\s\S]*There is much of it\./)
    expect((await extend(requestId, 2)).status).toBe(422)
    const late = await opened()
    app.clock.set(new Date('2027-03-02T10:00:00Z'))
    expect((await extend(late)).status).toBe(422)
  })

  it('is closed once, on the version that was looked at', async () => {
    const requestId = await opened()
    expect((await close(requestId, 2)).status).toBe(409)
    expect((await close(requestId)).status).toBe(200)
    expect(await found(requestId)).toMatchObject({
      ...{ state: 'closed', outcome: 'done', note: 'Sent.', closedOn: '2027-02-01' },
      ...{ isLate: false, daysLeft: null },
    })
    expect((await close(requestId, 2)).status).toBe(409)
    expect((await pause(requestId, 2)).status).toBe(409)
  })

  it.each<[string, Change, number]>([
    ['a day that is still to come', { receivedOn: '2027-02-02' }, 422],
    ['an account that is not there', { userId: crypto.randomUUID() }, 422],
    ['no name', { name: ' ' }, 400],
    ['no address', { email: 'ada' }, 400],
  ])('is refused with %s', async (_, change, status) => {
    expect((await open(change)).status).toBe(status)
  })
})

describe('a request to delete an account', () => {
  it('that a person makes is among them, and is decided, not closed', async () => {
    const student = await app.make.student()
    const { data } = await app.call('POST /User/Account/RequestDeletion', student)
    expect(await found(data.id)).toMatchObject({
      ...{ kind: 'deletion', userId: student, role: 'Student', dueOn: '2027-03-01' },
    })
    expect((await open({ kind: 'deletion', userId: student })).status).toBe(409)
    expect((await close(data.id)).status).toBe(422)
    const decision = { requestId: data.id, decision: 'declined' } as const
    await app.call('POST /User/admin/Account/DecideDeletion', admin, { body: decision })
    expect(await found(data.id)).toMatchObject({ state: 'closed', outcome: 'declined' })
  })

  it('shows what would go and what stays, with its last day by tax law', async () => {
    const { payer, requestId } = await billed('2026-11-29')
    const preview = await app.call('GET /User/admin/DataRequest/PreviewDeletion', admin, {
      query: { requestId },
    })
    expect(preview.data.goes).toContainEqual({ what: 'Account', rows: 1 })
    expect(preview.data.stays).toContainEqual({
      ...{ what: 'Invoices', rows: 1, until: '2033-03-31' },
      why: 'tax law wants what was billed and paid to be kept',
    })
    expect(JSON.stringify(preview.data)).not.toContain(payer)
    const nobody = await opened({ kind: 'deletion' })
    const refused = await app.call('GET /User/admin/DataRequest/PreviewDeletion', admin, {
      query: { requestId: nobody },
    })
    expect(refused.status).toBe(422)
  })
})

it('all that is kept of a person can be had, and that is written down', async () => {
  const { payer, requestId } = await billed('2026-11-29')
  const { fastify } = app
  const answer = await fastify.inject({
    url: `/api/User/admin/DataRequest/Download?requestId=${requestId}`,
    headers: { authorization: `Bearer ${await app.tokenOf(admin)}` },
  })
  expect(answer.json()).toMatchObject({ account: { id: payer }, invoices: [{ number: numbers }] })
  const entries = await auditEntries(app.db, eq(auditLog.subjectId, payer))
  expect(entries.map(({ action }) => action)).toContain('data exported')
})

let numbers = 500_000

/** A parent with a bill of a day, and a request to delete the account. */
async function billed(issuedOn: string) {
  const payer = await app.make.parent([])
  const [payerId, documentId] = [crypto.randomUUID(), crypto.randomUUID()]
  await app.db.insert(payers).values({ id: payerId, userId: payer, name: 'A B', email: 'a@b.test' })
  numbers += 1
  await app.db.insert(moneyDocuments).values({
    ...{ id: documentId, series: 'INV', number: numbers, payerId, issuedOn, taxPoint: issuedOn },
    ...{ dueOn: issuedOn, seller: { name: 'S', address: '' }, buyer: { name: 'A B', address: '' } },
    ...{ studentName: 'Ada Byron', netPence: 0, vatPence: 0, grossPence: 0 },
  })
  return { payer, documentId, requestId: await opened({ kind: 'deletion', userId: payer }) }
}

it('names of people who are gone leave the bills that tax law no longer wants, and no others', async () => {
  app.clock.set(new Date('2027-04-01T03:00:00Z'))
  const old = await billed('2020-03-31')
  const recent = await billed('2021-04-01')
  const stays = await billed('2020-03-31')
  for (const { requestId } of [old, recent]) {
    const decision = { requestId, decision: 'confirmed' } as const
    await app.call('POST /User/admin/Account/DecideDeletion', admin, { body: decision })
  }
  await forgetOldBuyers(askedByServer(app.db, app.clock.now()))
  const buyers = await Promise.all(
    [old, recent, stays].map(async ({ documentId }) => {
      const [row] = await rowsOf<{ name: string; student: string }>(
        app.db,
        sql`select buyer->>'name' as name, student_name as student from money_documents
          where id = ${documentId}::uuid`,
      )
      return [row?.name, row?.student]
    }),
  )
  expect(buyers).toEqual([
    ['', ''],
    ['A B', 'Ada Byron'],
    ['A B', 'Ada Byron'],
  ])
  const taken = sql`update money_documents set student_name = '', buyer = '{"name":"","address":""}'
    where id = ${recent.documentId}::uuid`
  await expect(app.db.execute(taken)).rejects.toThrow()
})
