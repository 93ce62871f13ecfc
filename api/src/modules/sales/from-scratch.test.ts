import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { bookings } from '../../database/schema/index.ts'
import { type Booked, inForceOf } from './in-force.testing.ts'
import { makeSales, newcomers, now, type Sales, selling } from './testing.ts'

let sales: Sales
beforeAll(async () => {
  sales = { ...(await makeSales()), ...newcomers() }
})
afterAll(() => sales.app.close())

const { book, upsell, programmeOf } = selling(() => sales)

const line = (pence: number) =>
  ({ kind: 'programme', description: 'Premium', pence, vat: 'standard' }) as const

it('20 customers at once, of whom five are refused, leave no gap in the numbers', async () => {
  const sold = await Promise.all(
    Array.from({ length: 20 }, async (_, place) => {
      const pence = 10_000
      return await book({
        ...newcomers(),
        ...{ lines: [line(pence)], payer: 'parent' },
        plan: {
          kind: 'own',
          instalments: [{ dueOn: '2026-07-10', pence: place % 4 === 0 ? pence + 1 : pence }],
        },
      })
    }),
  )
  expect(sold.filter(({ status }) => status === 422)).toHaveLength(5)
  const rows = await rowsOf<{ number: number }>(
    sales.app.db,
    sql`select number from money_documents where series = 'INV' order by number`,
  )
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
})

let seed = 20_261
const upTo = (count: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % count
}
const day = (from: number) => new Date(Date.UTC(2026, 6, 1 + from)).toISOString().slice(0, 10)

const show = async (bookingId: string) =>
  (
    await sales.app.call('GET /User/admin/Booking/GetBooking', sales.admin, {
      query: { bookingId },
    })
  ).data

/** What is to be of one student’s sales, worked out beside the portal. */
interface Ledger {
  studentId: string
  payerId: string
  quarters: number
  paidPence: number
  sold: Map<string, { quarters: number; pence: number; isCancelled: boolean }>
}

async function begin(): Promise<Ledger> {
  const [quarters, pence] = [upTo(80), 1_000 + upTo(200_000)]
  const { data } = await book({
    ...newcomers(),
    ...{ hours: quarters / 4, startsOn: day(-upTo(40)), expiresOn: day(40 + upTo(300)) },
    ...{ lines: [line(pence)], payer: 'parent' },
    plan: { kind: 'monthly', from: day(upTo(20)), count: 2 + upTo(4) },
  })
  const { payerId } = await show(data.bookingId)
  return {
    ...{ studentId: data.studentId, payerId: payerId ?? '', quarters, paidPence: 0 },
    sold: new Map([[data.bookingId, { quarters, pence, isCancelled: false }]]),
  }
}

async function sellMore(ledger: Ledger): Promise<void> {
  const [quarters, pence] = [4 + upTo(40), 1_000 + upTo(50_000)]
  const current = await programmeOf(ledger.studentId)
  const isRenewal = upTo(3) === 0
  const end = current?.expiresOn ?? day(400)
  const { status, data } = await upsell(ledger.studentId, {
    hours: quarters / 4,
    entitlements: { hasSeminar: upTo(2) === 0, hasLibrary: upTo(2) === 0 },
    ...(isRenewal && { startsOn: day(upTo(60)) }),
    expiresOn: isRenewal ? day(100 + upTo(300)) : upTo(2) === 0 ? null : end,
    ...(!isRenewal && upTo(3) === 0 && { programName: `Premium ${upTo(9)}` }),
    ...{ lines: [line(pence)], plan: { kind: 'once', dueOn: day(upTo(90)) } },
    payer: { userId: ledger.studentId },
  })
  expect(status).toBe(200)
  ledger.quarters += quarters
  ledger.sold.set(data.bookingId, { quarters, pence, isCancelled: false })
}

async function change(ledger: Ledger, bookingId: string): Promise<void> {
  const sold = ledger.sold.get(bookingId)
  const shown = await show(bookingId)
  if (sold === undefined) return
  const [quarters, pence] = [upTo(80), 1_000 + upTo(200_000)]
  const { version, programName, isHeadStart, isUnlimited, entitlements, startsOn, payerId } = shown
  const form = {
    ...{ bookingId, version, reason: 'Agreed', programName, isHeadStart, isUnlimited, startsOn },
    ...{ hours: quarters / 4, lines: [line(pence)], payerId, note: '', mayGoBelowUsed: true },
    expiresOn: shown.expiresOn,
    entitlements: { ...entitlements, hasSeminar: upTo(2) === 0 },
    plan: shown.plan
      .filter(({ state }) => state !== 'dropped')
      .map(({ instalmentId, dueOn, pence: part }) => ({ instalmentId, dueOn, pence: part })),
  }
  const seen = await sales.app.call('POST /User/admin/Booking/Preview', sales.admin, {
    body: { for: 'change', form },
  })
  const saved = await sales.app.call('POST /User/admin/Booking/Update', sales.admin, {
    body: { ...form, plan: seen.data.suggestedPlan ?? [] },
  })
  expect(saved.status, JSON.stringify(saved.errors)).toBe(200)
  ledger.quarters += quarters - sold.quarters
  ledger.sold.set(bookingId, { ...sold, quarters, pence })
}

async function cancel(ledger: Ledger, bookingId: string): Promise<void> {
  const sold = ledger.sold.get(bookingId)
  const { version } = await show(bookingId)
  if (sold === undefined) return
  const isTakenBack = upTo(2) === 0
  const cancelled = await sales.app.call('POST /User/admin/Booking/Cancel', sales.admin, {
    body: {
      ...{ bookingId, version, on: day(upTo(30) - 10), reason: 'Moves away', refundPence: 0 },
      unusedHours: isTakenBack ? 'take back' : 'leave',
    },
  })
  expect(cancelled.status).toBe(200)
  if (isTakenBack) ledger.quarters -= Math.min(sold.quarters, Math.max(0, ledger.quarters))
  ledger.sold.set(bookingId, { ...sold, isCancelled: true })
}

async function pay(ledger: Ledger): Promise<void> {
  const pence = 1 + upTo(60_000)
  const paid = await sales.app.call('POST /User/admin/Payment/Record', sales.admin, {
    body: {
      ...{ payerId: ledger.payerId, pence, method: 'transfer', receivedOn: day(0) },
      reference: `Payment ${upTo(1_000_000)}`,
    },
  })
  expect(paid.status).toBe(200)
  ledger.paidPence += pence
}

/** Every booking of a student as it stands, in the order that they were sold. */
async function soldOf(studentId: string): Promise<Booked[]> {
  const rows = await sales.app.db
    .select()
    .from(bookings)
    .where(eq(bookings.studentId, studentId))
    .orderBy(asc(bookings.bookedAt), asc(bookings.id))
  return rows.map(({ extendsId, ...row }) => ({
    ...row,
    ...(extendsId !== null && { extends: rows.findIndex(({ id }) => id === extendsId) }),
  }))
}

async function check(ledger: Ledger): Promise<void> {
  const told = JSON.stringify([...ledger.sold])
  const { app, admin } = sales
  const { data } = await app.call('GET /user/admin/upsell/GetProgramme', admin, {
    query: { studentId: ledger.studentId },
  })
  expect(data.hoursRemaining, told).toBe(ledger.quarters / 4)
  let asked = -ledger.paidPence
  for (const [bookingId, { pence, isCancelled }] of ledger.sold) {
    const { plan, documents, pricePence, payerId } = await show(bookingId)
    const planned = plan.filter(({ state }) => state === 'planned')
    const sum = (parts: readonly { pence: number }[]) =>
      parts.reduce((all, part) => all + part.pence, 0)
    if (payerId === ledger.payerId) asked += sum(documents)
    expect(pricePence).toBe(pence)
    if (isCancelled) expect(planned).toEqual([])
    else expect(sum(documents) + sum(planned), told).toBe(pence)
  }
  const account = await app.call('GET /User/admin/Payment/GetAccount', admin, {
    query: { payerId: ledger.payerId },
  })
  expect(account.data.balancePence, told).toBe(asked)
  const sold = await soldOf(ledger.studentId)
  const today = app.clock.now().toISOString().slice(0, 10)
  const due = inForceOf(sold, [], today)
  expect(await programmeOf(ledger.studentId), JSON.stringify(sold)).toMatchObject(due)
}

it('whatever is sold, changed, cancelled and paid comes to what is worked out from scratch', async () => {
  for (let run = 0; run < 8; run += 1) {
    sales.app.clock.set(now)
    const ledger = await begin()
    for (let step = 1; step <= 6; step += 1) {
      sales.app.clock.set(new Date(now.getTime() + step * 60_000))
      const open = [...ledger.sold].filter(([, { isCancelled }]) => !isCancelled)
      const [bookingId] = open[upTo(Math.max(1, open.length))] ?? []
      const wish = upTo(5)
      if (bookingId === undefined) await pay(ledger)
      else if (wish < 2) await change(ledger, bookingId)
      else if (wish === 2) await pay(ledger)
      else if (wish === 3) await sellMore(ledger)
      else await cancel(ledger, bookingId)
    }
    await check(ledger)
  }
})
