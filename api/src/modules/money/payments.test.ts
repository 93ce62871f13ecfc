import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../database/schema/index.ts'
import { makePayments, type Payments } from './payments.testing.ts'

let t: Payments
beforeAll(async () => {
  t = await makePayments()
})
afterAll(() => t.app.close())

describe('what is paid', () => {
  it('settles the oldest due first, and the rest is credit', async () => {
    const payerId = await t.payer()
    expect(await t.account(payerId)).toMatchObject({
      ...{ kind: 'parent', name: 'Anne Byron', balancePence: 66_667, overduePence: 33_334 },
      nextDue: { dueOn: '2026-11-01', pence: 33_333 },
    })
    expect((await t.record(payerId)).status).toBe(200)
    t.app.clock.set(new Date('2026-11-02T10:00:00Z'))
    expect(await t.account(payerId)).toMatchObject({
      ...{ balancePence: 26_667, overduePence: 26_667, creditPence: 0, nextDue: null },
      invoices: [
        { dueOn: '2026-10-01', paidPence: 33_334, owedPence: 0, state: 'paid' },
        { dueOn: '2026-11-01', paidPence: 6_666, owedPence: 26_667, state: 'overdue' },
      ],
    })
    await t.record(payerId, { pence: 50_000 })
    const after = await t.account(payerId)
    expect(after).toMatchObject({ balancePence: -23_333, overduePence: 0, creditPence: 23_333 })
    expect(
      after.entries.map(({ kind, pence, balancePence }) => [kind, pence, balancePence]),
    ).toEqual([
      ['invoice', 33_334, 33_334],
      ['invoice', 33_333, 66_667],
      ['payment', -40_000, 26_667],
      ['payment', -50_000, -23_333],
    ])
    expect(after.entries.at(-1)).toMatchObject({ byName: 'Grace Hopper', reference: 'BYRON 1' })
  })

  it('is entered once, however often it is sent', async () => {
    const payerId = await t.payer()
    const [first, again] = [await t.record(payerId, {}, 'one'), await t.record(payerId, {}, 'one')]
    expect(again.data).toEqual(first.data)
    expect((await t.account(payerId)).balancePence).toBe(26_667)
  })

  it('a second time of the same sum, day and reference is asked about', async () => {
    const payerId = await t.payer()
    await t.record(payerId)
    const second = await t.record(payerId, { reference: 'byron 1' })
    expect([second.status, second.message]).toEqual([
      409,
      'A payment of this sum, day and reference is there already. Record it only if it is another.',
    ])
    expect((await t.record(payerId, { reference: 'BYRON 2' })).status).toBe(200)
    expect((await t.record(payerId, { isAnother: true })).status).toBe(200)
    expect((await t.account(payerId)).balancePence).toBe(66_667 - 120_000)
  })

  it('by two at once alike is entered once', async () => {
    const payerId = await t.payer()
    const both = await Promise.all([t.record(payerId), t.record(payerId)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    ['ahead', { receivedOn: '2026-10-04' }, 422, 'body.receivedOn'],
    ['of nothing', { pence: 0 }, 400, 'body.pence'],
    ['of half a penny', { pence: 0.5 }, 400, 'body.pence'],
  ])('is refused %s', async (_, own, status, path) => {
    const answer = await t.record(await t.payer(), own)
    expect([answer.status, answer.errors[0]?.path]).toEqual([status, path])
  })

  it('is refused in accounts that are closed', async () => {
    const payerId = await t.payer()
    const { saved } = t.app.server
    t.app.server.saved = () => ({ ...saved(), closedUntil: '2026-10-01' })
    try {
      const answer = await t.record(payerId, { receivedOn: '2026-09-30' })
      expect([answer.status, answer.errors]).toEqual([
        422,
        [{ path: 'body.receivedOn', message: 'Accounts before 1 October 2026 are closed.' }],
      ])
      expect((await t.record(payerId, { receivedOn: '2026-10-01' })).status).toBe(200)
    } finally {
      t.app.server.saved = saved
    }
  })

  it('is written down with who it is of', async () => {
    const payerId = await t.payer()
    const { data } = await t.record(payerId)
    const { userId } = await t.account(payerId)
    const [entry] = await t.app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'payment recorded'), eq(auditLog.record, `${data.entryId}`)))
    expect(entry).toMatchObject({ actorId: t.admin, subjectId: userId, kind: 'money entry' })
  })
})

describe('what is taken back', () => {
  const reverse = (entryId: number) =>
    t.app.call('POST /User/admin/Payment/Reverse', t.admin, {
      body: { entryId, reason: 'It bounced' },
    })

  it('is owed again, once', async () => {
    const payerId = await t.payer()
    const { entryId } = (await t.record(payerId)).data
    expect((await reverse(entryId)).status).toBe(200)
    const after = await t.account(payerId)
    expect(after.balancePence).toBe(66_667)
    const [payment, back] = after.entries.slice(-2)
    expect([payment?.reversedBy, back?.reverses]).toEqual([back?.entryId, entryId])
    expect((await reverse(entryId)).status).toBe(409)
    // It may be entered anew.
    expect((await t.record(payerId)).status).toBe(200)
  })

  it('is a payment or a write-off, nothing else', async () => {
    const { entries } = await t.account(await t.payer())
    expect((await reverse(entries[0]?.entryId ?? 0)).status).toBe(422)
    expect((await reverse(2_147_483_647)).status).toBe(404)
  })
})

describe('a refund', () => {
  const refund = (payerId: string, pence: number) =>
    t.app.call('POST /User/admin/Payment/Refund', t.admin, {
      body: {
        ...{ payerId, pence, method: 'transfer', reference: 'BACK 1' },
        ...{ paidOn: '2026-10-03', reason: 'Paid twice' },
      },
    })

  it('goes up to the credit', async () => {
    const payerId = await t.payer()
    await t.record(payerId, { pence: 70_000 })
    const refused = await refund(payerId, 3_334)
    expect([refused.status, refused.errors[0]]).toEqual([
      422,
      { path: 'body.pence', message: 'The credit of Anne Byron is £33.33.' },
    ])
    expect((await refund(payerId, 3_333)).status).toBe(200)
    expect(await t.account(payerId)).toMatchObject({ balancePence: 0, creditPence: 0 })
    expect((await refund(payerId, 1)).status).toBe(422)
  })

  it('by two at once is never more than that', async () => {
    const payerId = await t.payer()
    await t.record(payerId, { pence: 70_000 })
    const both = await Promise.all([refund(payerId, 2_000), refund(payerId, 2_000)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

it('is written off as far as it is overdue', async () => {
  const payerId = await t.payer()
  const off = (pence: number) =>
    t.app.call('POST /User/admin/Payment/WriteOff', t.admin, {
      body: { payerId, pence, reason: 'Hardship' },
    })
  const refused = await off(33_335)
  expect([refused.status, refused.errors[0]?.message]).toEqual([422, '£333.34 is overdue.'])
  expect((await off(33_334)).status).toBe(200)
  expect(await t.account(payerId)).toMatchObject({ balancePence: 33_333, overduePence: 0 })
})
