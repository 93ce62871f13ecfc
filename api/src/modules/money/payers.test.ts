import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../database/schema/index.ts'
import { queriesOf } from '../../testing/index.ts'
import { makePayments, now, type Payments } from './payments.testing.ts'

let t: Payments
beforeAll(async () => {
  t = await makePayments()
})
afterAll(() => t.app.close())

describe('how a payer is billed', () => {
  const bill = (payerId: string, version: number, own: object = {}) =>
    t.app.call('POST /User/admin/Payment/SetBilling', t.admin, {
      body: {
        ...{ payerId, version, name: 'A. Byron', address: '1 High Street\nHucknall' },
        ...{ postcode: 'NG15 7AB', email: 'Bills@Portal.Test', ...own },
      },
    })

  it('is saved by version, and told to whoever saves on top of an older one', async () => {
    const payerId = await t.payer()
    expect((await bill(payerId, 1)).data).toEqual({ version: 2 })
    expect(await t.account(payerId)).toMatchObject({ email: 'bills@portal.test', version: 2 })
    const stale = await bill(payerId, 1, { name: 'Somebody' })
    expect([stale.status, stale.data]).toMatchObject([
      409,
      { by: 'Grace Hopper', version: 2, changed: ['address', 'email', 'name', 'postcode'] },
    ])
    await bill(payerId, 2, { name: 'Ada Byron' })
    expect((await bill(payerId, 2, { postcode: 'SW1' })).data).toMatchObject({
      ...{ version: 3, changed: ['name'], values: { name: 'Ada Byron', postcode: 'NG15 7AB' } },
    })
    // What is so already may be saved again.
    expect((await bill(payerId, 1, { name: 'Ada Byron' })).data).toEqual({ version: 3 })
    // Those that are issued stay as they were.
    const { invoices } = await t.account(payerId)
    const documentId = invoices[0]?.documentId ?? ''
    const invoice = await t.app.call('GET /User/admin/Invoice/GetInvoice', t.admin, {
      query: { documentId },
    })
    expect(invoice.data.buyer).toMatchObject({ name: 'Anne Byron', address: '' })
  })

  it('is without reminders for a while', async () => {
    const payerId = await t.payer()
    const pause = (until: string | null, reason: string) =>
      t.app.call('POST /User/admin/Payment/PauseReminders', t.admin, {
        body: { payerId, until, reason },
      })
    expect((await pause('2026-10-02', 'x')).errors[0]?.path).toBe('body.until')
    expect((await pause('2026-11-02', '')).errors[0]?.path).toBe('body.reason')
    expect((await pause('2026-11-02', 'Agreed by phone')).status).toBe(200)
    expect(await t.account(payerId)).toMatchObject({
      ...{ remindersPausedUntil: '2026-11-02', pauseReason: 'Agreed by phone' },
    })
    await pause(null, '')
    expect(await t.account(payerId)).toMatchObject({ remindersPausedUntil: null, pauseReason: '' })
  })
})

describe('the list of payers', () => {
  const list = async (query: object) =>
    (await t.app.call('GET /User/admin/Payment/GetPayers', t.admin, { query })).data

  it('finds them by name and by what they owe, with sums of all that fit', async () => {
    const studentId = await t.app.make.student({}, { firstName: 'Unique', lastName: 'Payer' })
    const made = await t.sale({ userId: studentId }, studentId)
    await t.record(made.payerId, { pence: 100_000 })
    const credit = await list({ search: 'unique', state: 'credit' })
    expect(credit.payers).toMatchObject([
      { name: 'Unique Payer', kind: 'student', balancePence: 33_334 - 100_000 },
    ])
    expect(credit.totalCount).toBe(1)
    expect(await list({ search: 'unique', state: 'overdue' })).toMatchObject({
      ...{ payers: [], totalCount: 0, totals: { balancePence: 0, overduePence: 0 } },
    })
  })

  it('has what is overdue with its oldest day', async () => {
    const payerId = await t.payer()
    t.app.clock.set(new Date('2026-11-20T10:00:00Z'))
    const overdue = await list({
      state: 'overdue',
      sort: 'overduePence',
      direction: 'desc',
      pageSize: 100,
    })
    t.app.clock.set(now)
    expect(overdue.payers.find((each) => each.payerId === payerId)).toMatchObject({
      ...{ overduePence: 66_667, oldestDueOn: '2026-10-01' },
    })
    const sum = overdue.payers.reduce((all, { overduePence }) => all + overduePence, 0)
    expect(overdue.totals.overduePence).toBe(sum)
  })

  it('takes one statement, an account three', async () => {
    const payerId = await t.payer()
    expect(await queriesOf(t.app, 'GET /User/admin/Payment/GetPayers', t.admin)).toBe(1)
    expect(
      await queriesOf(t.app, 'GET /User/admin/Payment/GetAccount', t.admin, { query: { payerId } }),
    ).toBe(3)
  })
})

it('is exported in order of entry', async () => {
  const payerId = await t.payer()
  await t.record(payerId, { reference: '=HYPERLINK("x")' })
  const answer = await t.app.call('GET /User/admin/Payment/ExportEntries', t.admin, {
    query: { kind: 'payment' },
  })
  expect(answer.headers['content-type']).toContain('text/csv')
  const rows = (await answer.data.text()).trimEnd().split('\r\n')
  expect(rows[0]).toContain('Entry,Day,Kind,Payer,Amount')
  const ids = rows.slice(1).map((row) => Number(row.split(',')[0]))
  expect(ids).toEqual([...ids].sort((one, other) => one - other))
  expect(rows.at(-1)).toContain('-400.00')
  expect(rows.at(-1)).toContain(`'=HYPERLINK`)
  const [entry] = await t.app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'list exported'))
    .orderBy(desc(auditLog.id))
    .limit(1)
  expect(entry?.details).toMatchObject({ list: 'entries', filter: '{"kind":"payment"}' })
})
