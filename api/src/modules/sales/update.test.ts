import type { CallInput } from '@portal/shared/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

type Update = CallInput<'POST /User/admin/Booking/Update'>['body']

const show = async (bookingId: string) =>
  (await app.call('GET /User/admin/Booking/GetBooking', admin, { query: { bookingId } })).data

/** The form of a booking as it stands. */
async function formOf(bookingId: string): Promise<Update> {
  const { version, programName, hours, isUnlimited, isHeadStart, entitlements, ...of } =
    await show(bookingId)
  return {
    ...{ bookingId, version, reason: 'Agreed by phone', programName, hours, isUnlimited },
    ...{ isHeadStart, entitlements, startsOn: of.startsOn, expiresOn: of.expiresOn },
    ...{ lines: of.lines, payerId: of.payerId, note: of.note },
    plan: of.plan
      .filter(({ state }) => state !== 'dropped')
      .map(({ instalmentId, dueOn, pence }) => ({ instalmentId, dueOn, pence })),
  }
}

const save = async (form: Update, headers: Record<string, string> = {}, by = admin) =>
  await app.call('POST /User/admin/Booking/Update', by, { body: form }, headers)

const line = (pence: number) =>
  ({ kind: 'programme', description: 'Premium', pence, vat: 'standard' }) as const

/** A booking of 20 hours for £1,000.00 in three parts, of which the first is invoiced. */
async function booked() {
  const { data } = await book({
    ...{ hours: 20, lines: [line(100_000)], payer: 'parent' },
    plan: { kind: 'monthly', from: '2026-07-31', count: 3 },
  })
  return { ...data, form: await formOf(data.bookingId) }
}

const paths = ({ errors }: { errors: readonly { path: string }[] }) =>
  errors.map(({ path }) => path)

describe('a booking that is changed', () => {
  it('moves hours by an entry of its version, and the programme with it', async () => {
    const { bookingId, studentId, form } = await booked()
    const entitlements = { ...form.entitlements, hasSeminar: true }
    const change = { hours: 12.25, entitlements, expiresOn: '2027-09-30', note: 'Less' }
    const key = { 'idempotency-key': `update-${bookingId}` }
    const [first, again] = await Promise.all([
      save({ ...form, ...change }, key),
      save({ ...form, ...change }, key),
    ])
    expect(first).toMatchObject({ status: 200, data: { version: 2, creditNotes: [] } })
    expect(again.data).toEqual(first.data)
    expect(await hoursOf(studentId)).toMatchObject({ tutoringHoursRemaining: 12.25 })
    expect(await programmeOf(studentId)).toMatchObject({
      hasSeminar: true,
      expiresOn: '2027-09-30',
    })
    const shown = await show(bookingId)
    expect(shown.hourEntries.map(({ kind, hours }) => [kind, hours])).toEqual([
      ['bought', 20],
      ['adjusted', -7.75],
    ])
    const [kept] = await app.db.query.tuitionLedger.findMany({
      where: (ledger, { eq }) => eq(ledger.event, `booking:${bookingId}:v2`),
    })
    expect(kept?.quarters).toBe(-31)
    const history = await app.call('GET /User/admin/Booking/GetHistory', admin, {
      query: { bookingId },
    })
    const [latest] = history.data.versions
    expect(latest).toMatchObject({ version: 2, reason: 'Agreed by phone' })
    expect(latest?.changes).toContainEqual({
      ...{ field: 'hours', label: 'Hours', before: 20, after: 12.25 },
    })
    expect(latest?.changes.map(({ field }) => field).sort()).toEqual([
      ...['entitlements', 'expiresOn', 'hours', 'note'],
    ])
    // The same again changes nothing.
    const unchanged = await save({ ...(await formOf(bookingId)), version: 1 })
    expect(unchanged.data).toEqual({ version: 2, creditNotes: [] })
  })

  it('goes below the hours that were used only where that is ticked', async () => {
    const { studentId, form } = await booked()
    await appendToLedger(app.db, [
      {
        ...{ studentId, kind: 'adjusted', quarters: -25, note: 'Given elsewhere' },
        ...{ event: `adjustment:${studentId}`, occurredAt: now },
      },
    ])
    const refused = await save({ ...form, hours: 6 })
    expect(refused.status).toBe(422)
    expect(paths(refused)).toEqual(['body.hours'])
    expect((await save({ ...form, hours: 6, mayGoBelowUsed: true })).status).toBe(200)
    expect(await hoursOf(studentId)).toMatchObject({ tutoringHoursRemaining: -0.25 })
  })

  it('for less cuts what is planned, then credits; for more asks for a part more', async () => {
    const { bookingId, form } = await booked()
    const [first, second] = form.plan
    if (first === undefined || second === undefined) throw new Error('No plan')
    const wrong = await save({ ...form, lines: [line(50_000)] })
    expect(wrong).toMatchObject({ status: 422, errors: [{ path: 'body.plan' }] })
    expect(wrong.errors[0]?.message).toContain('£500.00')
    const cut = await save({
      ...{ ...form, lines: [line(50_000)] },
      plan: [first, { ...second, pence: 50_000 - first.pence }],
    })
    expect(cut.data).toEqual({ version: 2, creditNotes: [] })
    const less = { ...(await formOf(bookingId)), lines: [line(20_000)], plan: [first] }
    const credited = await save(less)
    expect(credited.data.creditNotes).toMatchObject([{ pence: 13_334 }])
    const more = await formOf(bookingId)
    const dearer = await save({
      ...{ ...more, lines: [line(30_000)] },
      plan: [...more.plan, { instalmentId: null, dueOn: '2026-12-01', pence: 10_000 }],
    })
    expect(dearer).toMatchObject({ status: 200, data: { version: 4 } })
    const shown = await show(bookingId)
    expect(shown.plan.map(({ pence, state }) => [pence, state])).toEqual([
      [33_334, 'invoiced'],
      [16_666, 'dropped'],
      [33_333, 'dropped'],
      [10_000, 'planned'],
    ])
    expect(shown.entries.map(({ kind, pence }) => [kind, pence])).toEqual([
      ['invoice', 33_334],
      ['credit note', -13_334],
    ])
  })

  it('is told what somebody else changed of it meanwhile', async () => {
    const { bookingId, form } = await booked()
    const other = await app.make.admin({ firstName: 'Luca', lastName: 'Hall' })
    expect((await save({ ...form, note: 'Theirs' }, {}, other)).status).toBe(200)
    const stale = await save({ ...form, hours: 21 })
    expect(stale.status).toBe(409)
    expect(stale.data).toMatchObject({
      ...{ by: 'Luca Hall', version: 2, changed: ['note'] },
      values: { note: 'Theirs', hours: 20, plan: form.plan },
    })
    const cancelling = { bookingId, version: 1, on: '2026-07-01', reason: 'Moves away' }
    const cancelled = await app.call('POST /User/admin/Booking/Cancel', admin, {
      body: { ...cancelling, unusedHours: 'leave', refundPence: 0 },
    })
    expect(cancelled).toMatchObject({ status: 409, data: { changed: ['note'] } })
    expect((await show(bookingId)).state).toBe('confirmed')
  })

  it('has a price afterwards that it had none of before, by somebody who may pay', async () => {
    const { data } = await book()
    const { parentId } = data
    const form = await formOf(data.bookingId)
    const part = { instalmentId: null, dueOn: '2026-12-01', pence: 5_000 }
    const priced = { ...form, lines: [line(5_000)], plan: [part] }
    expect(paths(await save(priced))).toEqual(['body.payerId'])
    const stranger = { userId: await app.make.parent([]) }
    expect(paths(await save({ ...priced, payer: stranger }))).toEqual(['body.payer'])
    expect(paths(await save({ ...priced, payerId: nowhere }))).toEqual(['body.payerId'])
    const saved = await save({ ...priced, payer: { userId: parentId ?? '' } })
    expect(saved.status).toBe(200)
    const shown = await show(data.bookingId)
    expect(shown).toMatchObject({ payerName: 'Anne Byron', pricePence: 5_000 })
    // Nothing is invoiced yet, so that somebody else may pay.
    const next = await formOf(data.bookingId)
    expect((await save({ ...next, payer: { userId: data.studentId } })).status).toBe(200)
    expect((await show(data.bookingId)).payerName).toBe('Ada Lovelace')
    const history = await app.call('GET /User/admin/Booking/GetHistory', admin, {
      query: { bookingId: data.bookingId },
    })
    expect(history.data.versions[0]?.changes).toEqual([
      { field: 'payerId', label: 'Payer', before: 'Anne Byron', after: 'Ada Lovelace' },
    ])
  })

  it('stays with whoever has an invoice of it', async () => {
    const { studentId, form } = await booked()
    const refused = await save({ ...form, payer: { userId: studentId } })
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'body.payer' }] })
  })

  it.each<[string, Partial<Update>, string]>([
    ['ends before it starts', { expiresOn: '2026-07-01' }, 'body.expiresOn'],
    ['ends on no day', { expiresOn: null }, 'body.expiresOn'],
    ['has hours without a limit', { isUnlimited: true }, 'body.hours'],
    ['leaves an invoiced part out', { plan: [] }, 'body.plan'],
    [
      'is given for less than nothing',
      { lines: [{ ...line(-1), kind: 'discount' }] },
      'body.lines',
    ],
  ])('is refused where it %s', async (_, change, path) => {
    const { form } = await booked()
    const refused = await save({ ...form, ...change })
    expect(refused.status).toBe(422)
    expect(paths(refused)).toContain(path)
  })

  it('is not one that was cancelled, and has to be there', async () => {
    const { bookingId, form } = await booked()
    const body = { bookingId, version: 1, on: '2026-07-01', reason: 'Moves away' }
    await app.call('POST /User/admin/Booking/Cancel', admin, {
      body: { ...body, unusedHours: 'take back', refundPence: 0 },
    })
    expect((await save({ ...form, version: 2, hours: 3 })).status).toBe(409)
    expect((await save({ ...form, bookingId: nowhere })).status).toBe(404)
  })

  it('of an upsell with another name renames the programme, and back without a later end', async () => {
    const { data } = await book()
    const sold = await upsell(data.studentId, { hours: 2, expiresOn: '2027-12-31' })
    const form = await formOf(sold.data.bookingId)
    await save({ ...form, programName: 'Premium Plus', expiresOn: null })
    expect(await programmeOf(data.studentId)).toMatchObject({
      ...{ programName: 'Premium Plus', expiresOn: '2027-06-30' },
    })
  })
})
