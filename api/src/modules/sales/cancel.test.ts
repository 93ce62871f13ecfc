import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestApp } from '../../testing/index.ts'
import { appendToLedger } from '../tuition/index.ts'
import { type Booking, makeSales, newcomers, now, nowhere, selling } from './testing.ts'

let app: TestApp
let admin: string
let school: string
let tutor: string
let student: Booking['student']
let parent: NonNullable<Booking['parent']>

beforeAll(async () => {
  ;({ app, admin, school, tutor } = await makeSales())
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.set(now)
  ;({ student, parent } = newcomers())
})

const { book, upsell, hoursOf, programmeOf } = selling(() => ({
  ...{ app, admin, school, tutor, student, parent },
}))
const cancel = (bookingId: string, change: object = {}, headers: Record<string, string> = {}) =>
  app.call(
    'POST /User/admin/Booking/Cancel',
    admin,
    {
      body: {
        ...{ bookingId, version: 1, on: '2026-07-01', reason: 'Moves away' },
        ...{ unusedHours: 'take back', refundPence: 0, ...change },
      },
    },
    headers,
  )
const show = async (bookingId: string) =>
  (await app.call('GET /User/admin/Booking/GetBooking', admin, { query: { bookingId } })).data

it('takes hours back, drops what is planned and credits what is not to be paid', async () => {
  const { data } = await book({
    ...{ hours: 20, startsOn: '2026-06-15', payer: 'parent' },
    lines: [{ kind: 'programme', description: 'Premium', pence: 100_000, vat: 'standard' }],
    plan: { kind: 'monthly', from: '2026-06-15', count: 3 },
  })
  const { payerId } = await show(data.bookingId)
  const paid = await app.call('POST /User/admin/Payment/Record', admin, {
    body: {
      ...{ payerId: payerId ?? '', pence: 66_667, method: 'transfer', reference: 'AB' },
      receivedOn: '2026-07-01',
    },
  })
  expect(paid.status).toBe(200)
  await appendToLedger(app.db, [
    {
      ...{ studentId: data.studentId, kind: 'adjusted', quarters: -25, note: 'Given elsewhere' },
      ...{ event: `adjustment:${data.studentId}`, occurredAt: now },
    },
  ])
  expect((await cancel(data.bookingId, { refundPence: 66_668 })).errors).toMatchObject([
    { path: 'body.refundPence' },
  ])
  const key = { 'idempotency-key': `cancel-${data.bookingId}` }
  const [first, again] = await Promise.all([
    cancel(data.bookingId, { refundPence: 35_417 }, key),
    cancel(data.bookingId, { refundPence: 35_417 }, key),
  ])
  expect(first.data.creditNotes.map(({ pence }) => Math.abs(pence))).toEqual([33_333, 2_084])
  expect(again.data).toEqual(first.data)
  const shown = await show(data.bookingId)
  expect(shown).toMatchObject({ state: 'cancelled', cancelledOn: '2026-07-01', version: 2 })
  expect(shown.plan.map(({ state }) => state)).toEqual(['invoiced', 'invoiced', 'dropped'])
  expect(await hoursOf(data.studentId)).toMatchObject({ tutoringHoursRemaining: 0 })
  expect((await cancel(data.bookingId, { version: 2 })).status).toBe(409)
  const history = await app.call('GET /User/admin/Booking/GetHistory', admin, {
    query: { bookingId: data.bookingId },
  })
  expect(history.data.versions[0]).toMatchObject({ version: 2, reason: 'Moves away' })
  expect(history.data.versions[0]?.changes.map(({ field }) => field).sort()).toEqual([
    'cancelledOn',
    'state',
  ])
})

it('of an upsell leaves the programme as it was before, and the hours where that is said', async () => {
  const { data } = await book()
  const sold = await upsell(data.studentId, {
    ...{ hours: 10, entitlements: { hasSeminar: true }, expiresOn: '2027-12-31' },
  })
  const cancelled = await cancel(sold.data.bookingId, { on: '2026-06-30', unusedHours: 'leave' })
  expect(cancelled.status).toBe(200)
  expect(await programmeOf(data.studentId)).toMatchObject({
    ...{ hasSeminar: false, expiresOn: '2027-06-30' },
  })
  expect(await hoursOf(data.studentId)).toMatchObject({ tutoringHoursRemaining: 30.25 })
})

it('is refused for a booking that was changed meanwhile, and for one that there is not', async () => {
  const { data } = await book()
  expect((await cancel(data.bookingId, { version: 2 })).status).toBe(409)
  expect((await cancel(nowhere)).status).toBe(404)
})
