import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queriesOf } from '../../testing/index.ts'
import { makeTuition } from '../../testing/tuition.ts'
import { type Invoices, makeInvoices } from './invoices.testing.ts'
import { makeSale, pay, runJobs } from './testing.ts'

let t: Invoices
beforeAll(async () => {
  t = await makeInvoices()
})
afterAll(() => t.app.close())

const ofParent = (parentId: string, studentId: string) =>
  t.app.call('GET /Booking/parent/Booking/GetBookings', parentId, { query: { studentId } })

describe('bookings', () => {
  it('tell the payer of the plan, the invoices and the balance', async () => {
    const { studentId, parentId, bookingId, payerId } = await t.sale({
      plan: { kind: 'monthly', from: '2026-10-31', count: 2 },
    })
    await pay({ db: t.app.db, now: t.app.clock.now() }, { payerId, pence: 10_000 })
    const { data } = await ofParent(parentId, studentId)
    expect(data).toMatchObject({
      bookings: [{ id: bookingId, programName: 'Premium', hours: 20, used: 0, state: 'confirmed' }],
      plan: [
        { dueOn: '2026-10-31', pence: 59_000, state: 'invoiced' },
        { dueOn: '2026-11-30', pence: 58_999, state: 'planned' },
      ],
      invoices: [
        { kind: 'INV', pence: 59_000, owedPence: 49_000, isPaid: false, isOverdue: false },
      ],
      balancePence: 49_000,
    })
  })

  it('tell another parent and the student of hours alone', async () => {
    const { studentId } = await t.sale()
    const other = await t.app.make.parent([studentId])
    const none = { plan: null, invoices: null, balancePence: null }
    expect((await ofParent(other, studentId)).data).toMatchObject(none)
    const own = await t.app.call('GET /Booking/student/Booking/GetBookings', studentId)
    expect(own.data).toMatchObject({ ...none, bookings: [{ hours: 20 }] })
  })

  it('tell a student who pays', async () => {
    const studentId = await t.app.make.student()
    await makeSale(t.app, { studentId, payer: { userId: studentId } })
    const { data } = await t.app.call('GET /Booking/student/Booking/GetBookings', studentId)
    expect(data).toMatchObject({ balancePence: 100_000, invoices: [{ pence: 100_000 }] })
  })

  it('of a child that is not one’s own are not found', async () => {
    const { studentId } = await t.sale()
    const stranger = await t.app.make.parent()
    expect((await ofParent(stranger, studentId)).status).toBe(404)
  })

  it('have hours used of the oldest first', async () => {
    const { studentId, parentId } = await t.sale({ quarters: 4 })
    t.app.clock.advance(1_000)
    await makeSale(t.app, { studentId, payer: { userId: parentId }, quarters: 8 })
    const tuition = makeTuition(t.app.db)
    const tutor = await t.app.make.tutor()
    const session = await tuition.session(tutor, studentId, '2026-10-01T10:00:00Z')
    await tuition.use(studentId, session, 6)
    const { data } = await ofParent(parentId, studentId)
    expect(data.bookings.map(({ hours, used }) => [hours, used])).toEqual([
      [2, 0.5],
      [1, 1],
    ])
  })

  it('take three statements of a parent, the look at whose child it is included', async () => {
    const { studentId, parentId } = await t.sale()
    const call = 'GET /Booking/parent/Booking/GetBookings'
    expect(await queriesOf(t.app, call, parentId, { query: { studentId } })).toBe(3)
  })
})

it('the PDF of an invoice is for its payer alone', async () => {
  const { documentId, parentId, studentId } = await t.sale()
  const other = await t.app.make.parent([studentId])
  const get = (parent: string) =>
    t.app.call('GET /Booking/parent/Booking/GetInvoicePdf', parent, { query: { id: documentId } })
  expect((await get(other)).status).toBe(404)
  expect((await get(parentId)).status).toBe(202)
  await runJobs(t.app)
  const made = await get(parentId)
  expect([made.status, made.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await get(other)).status).toBe(404)
  const ofStudent = await t.app.call('GET /Booking/student/Booking/GetInvoicePdf', studentId, {
    query: { id: documentId },
  })
  expect(ofStudent.status).toBe(404)
})
