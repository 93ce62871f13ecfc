import type { CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import type { TestApp } from '../../testing/index.ts'
import { appendToLedger } from '../tuition/index.ts'
import { type Booking, everything, makeSales, newcomers, now, selling } from './testing.ts'

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

const { book } = selling(() => ({ app, admin, school, tutor, student, parent }))

type Asked = CallInput<'POST /User/admin/Booking/Preview'>['body']

async function preview(wanted: Asked['for'], form: Asked['form']) {
  const { status, data } = await app.call('POST /User/admin/Booking/Preview', admin, {
    body: { for: wanted, form },
  })
  expect(status).toBe(200)
  return data
}

const lines = [{ kind: 'programme', description: 'Premium', pence: 100_000, vat: 'standard' }]
const plan = { kind: 'monthly', from: '2026-07-31', count: 3 }

/** The form of a new customer. */
const formOfNew = (change: object = {}) => ({
  ...{ student, parent, yearGroup: 12, schoolId: school, tutorIds: [tutor], hours: 20 },
  ...{ programName: 'Premium', isUnlimited: false, isHeadStart: false, entitlements: everything },
  ...{ startsOn: '2026-07-06', expiresOn: '2027-06-30', lines, plan, payer: 'parent' },
  ...change,
})

/** How many rows each table has. */
async function rowsInAll(): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    app.db,
    sql`select quote_ident(tablename) "name" from pg_tables where schemaname = 'public'`,
  )
  const counts = tables.map(
    ({ name }) => sql`select ${name}::text "name", count(*)::int "rows" from ${sql.raw(name)}`,
  )
  const [all] = await rowsOf<{ counts: string }>(
    app.db,
    sql`select json_agg(c order by c.name)::text "counts" from (${sql.join(counts, sql` union all `)}) c`,
  )
  return all?.counts ?? ''
}

const paths = (faults: readonly { path: string | null }[]) => faults.map(({ path }) => path)

describe('a sale that is looked at', () => {
  it('says what it comes to, by the rules of the sale, and writes nothing', async () => {
    const { data } = await book({ lines: undefined })
    const before = await rowsInAll()
    const seen = await preview('new', formOfNew({ student: { ...student, email: 'a@b.test' } }))
    expect(seen).toMatchObject({
      ...{ errors: [], totalPence: 100_000, cancelling: null, suggestedPlan: null },
      effect: {
        programName: { before: null, after: 'Premium' },
        hours: { before: null, after: 20 },
        startsOn: { after: '2026-07-06' },
        expiresOn: { before: null, after: '2027-06-30' },
        entitlements: { before: null, after: everything },
      },
    })
    expect(seen.plan).toEqual([
      { dueOn: '2026-07-31', pence: 33_334, state: 'invoiced' },
      { dueOn: '2026-08-31', pence: 33_333, state: 'planned' },
      { dueOn: '2026-09-30', pence: 33_333, state: 'planned' },
    ])
    expect(seen.tutors).toMatchObject([{ tutorId: tutor, isTakingStudents: true }])
    expect(seen.similar).toMatchObject([{ userId: data.studentId, why: 'same name and school' }])
    await preview('upsell', {
      ...{ studentId: data.studentId, programName: null, hours: 5, expiresOn: null, lines, plan },
      ...{ entitlements: { hasSeminar: true }, payer: { userId: data.studentId } },
    })
    await preview('cancel', { bookingId: data.bookingId, version: 1, on: '2026-07-01' })
    expect(await rowsInAll()).toBe(before)
  })

  it('takes a form that is half filled in, and says what is lacking by its path', async () => {
    const empty = await preview('new', {})
    expect(empty).toMatchObject({ totalPence: null, vatPence: null, plan: [], effect: null })
    expect(paths(empty.errors)).toContain('body.student')
    for (const wanted of ['upsell', 'change', 'cancel'] as const) {
      expect((await preview(wanted, { hours: 'many' })).effect).toBeNull()
    }
    const half = await preview('new', formOfNew({ student: { firstName: 'Ada' }, parent: null }))
    expect(half.totalPence).toBe(100_000)
    expect(half.effect).toMatchObject({ expiresOn: { after: '2027-06-30' } })
    expect(paths(half.errors)).toEqual([
      ...['body.student.lastName', 'body.student.email', 'body.payer'],
    ])
  })

  it('says of a plan that misses its price what the sale would say, and still what is given', async () => {
    const own = { kind: 'own', instalments: [{ dueOn: '2026-08-01', pence: 90_000 }] }
    const seen = await preview('new', formOfNew({ plan: own }))
    expect(seen.errors).toMatchObject([{ path: 'body.plan.instalments' }])
    expect(seen.errors[0]?.message).toContain('£100.00 less')
    expect(seen).toMatchObject({ plan: [], totalPence: 100_000 })
    expect(seen.effect).toMatchObject({ hours: { after: 20 } })
  })

  it('warns of what nothing forbids', async () => {
    const busy = await app.make.tutor({ capacity: 0 })
    const resting = await app.make.tutor({ isTaking: false })
    const seen = await preview(
      'new',
      formOfNew({
        ...{ tutorIds: [busy, resting], startsOn: '2026-06-01', expiresOn: '2026-08-15' },
      }),
    )
    expect(seen.errors).toEqual([])
    expect(paths(seen.warnings)).toEqual([
      ...['body.tutorIds.0', 'body.tutorIds.1', 'body.startsOn', 'body.plan'],
    ])
    expect(seen.tutors).toMatchObject([{ capacity: 0 }, { isTakingStudents: false }])
    const free = await preview('new', formOfNew({ lines: [], plan: undefined, tutorIds: [] }))
    expect(paths(free.warnings)).toEqual(['body.tutorIds', 'body.lines'])
  })

  it('of a renewal says what there is from its day on', async () => {
    const { data } = await book({ startsOn: '2026-01-01', expiresOn: '2026-08-31' })
    const renewal = { studentId: data.studentId, programName: 'Premium II', hours: 0 }
    const seen = await preview('upsell', {
      ...{ ...renewal, startsOn: '2026-09-01', expiresOn: '2027-08-31' },
      entitlements: { hasSeminar: true },
    })
    expect(seen.effect).toMatchObject({
      programName: { before: 'Premium', after: 'Premium II' },
      expiresOn: { before: '2026-08-31', after: '2027-08-31' },
    })
    expect(seen.effect?.entitlements.after).toMatchObject({ hasSeminar: true, hasLibrary: false })
  })
})

describe('a change and an end that are looked at', () => {
  /** 20 hours for £1,000.00, of which 6.25 are given and £666.67 paid. */
  async function booked() {
    const { data } = await book({
      ...{ hours: 20, startsOn: '2026-06-15', payer: 'parent' },
      lines: [{ kind: 'programme', description: 'Premium', pence: 100_000, vat: 'standard' }],
      plan: { kind: 'monthly', from: '2026-06-15', count: 3 },
    })
    const { data: shown } = await app.call('GET /User/admin/Booking/GetBooking', admin, {
      query: { bookingId: data.bookingId },
    })
    await app.call('POST /User/admin/Payment/Record', admin, {
      body: {
        ...{ payerId: shown.payerId ?? '', pence: 66_667, method: 'transfer' },
        ...{ reference: data.bookingId.slice(-8), receivedOn: '2026-07-01' },
      },
    })
    await appendToLedger(app.db, [
      {
        ...{ studentId: data.studentId, kind: 'adjusted', quarters: -25, note: 'Given elsewhere' },
        ...{ event: `adjustment:${data.studentId}`, occurredAt: now },
      },
    ])
    return { ...data, shown }
  }

  it('suggests what to pay back, and says what is credited and what is left', async () => {
    const { bookingId } = await booked()
    const form = { bookingId, version: 1, on: '2026-07-01', unusedHours: 'take back' }
    const asked = await preview('cancel', form)
    expect(paths(asked.errors)).toEqual(['body.reason', 'body.refundPence'])
    expect(asked.cancelling).toEqual({
      ...{ unusedHours: 13.75, deliveredPence: 31_250, paidPence: 66_667 },
      suggestedRefundPence: 35_417,
    })
    const whole = { ...form, reason: 'Moves away', refundPence: 35_417 }
    const seen = await preview('cancel', whole)
    expect(seen).toMatchObject({
      ...{ errors: [], warnings: [], creditPence: [33_333, 2_084], totalPence: 100_000 },
      effect: { hours: { before: 13.75, after: 0 }, expiresOn: { after: '2026-07-01' } },
    })
    expect(seen.plan.map(({ state }) => state)).toEqual(['invoiced', 'invoiced', 'dropped'])
    expect(seen.effect?.entitlements.before).toMatchObject({ hasLibrary: true })
    expect(Object.values(seen.effect?.entitlements.after ?? {})).not.toContain(true)
    const more = await preview('cancel', { ...whole, refundPence: 40_000 })
    expect(paths(more.warnings)).toEqual(['body.refundPence'])
    const most = await preview('cancel', { ...whole, refundPence: 70_000 })
    expect(paths(most.errors)).toEqual(['body.refundPence'])
  })

  it('makes the plan of another price, and says before and after', async () => {
    const { bookingId, shown } = await booked()
    const { programName, isUnlimited, isHeadStart, entitlements, startsOn, payerId } = shown
    const parts = shown.plan.map(({ instalmentId, dueOn, pence }) => ({
      ...{ instalmentId, dueOn, pence },
    }))
    const form = {
      ...{ bookingId, version: 1, programName, isUnlimited, isHeadStart, entitlements, startsOn },
      ...{ expiresOn: '2027-09-30', hours: 30, lines, plan: parts, payerId, note: '' },
    }
    const seen = await preview('change', form)
    expect(paths(seen.errors)).toEqual(['body.reason'])
    expect(seen.effect).toMatchObject({
      hours: { before: 13.75, after: 23.75 },
      expiresOn: { before: '2027-06-30', after: '2027-09-30' },
    })
    const dearer = await preview('change', {
      ...{ ...form, reason: 'More', lines: [{ ...lines[0], pence: 120_000 }] },
    })
    expect(paths(dearer.errors)).toEqual(['body.plan'])
    expect(dearer.suggestedPlan).toEqual([
      ...parts,
      { instalmentId: null, dueOn: '2026-09-15', pence: 20_000 },
    ])
    const cheaper = await preview('change', {
      ...{ ...form, reason: 'Less', lines: [{ ...lines[0], pence: 50_000 }] },
      plan: parts.slice(0, 2),
    })
    expect(cheaper).toMatchObject({ errors: [], creditPence: [16_667] })
    expect(cheaper.suggestedPlan).toEqual(parts.slice(0, 2))
  })
})
