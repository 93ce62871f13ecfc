import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queriesOf, type TestApp } from '../../testing/index.ts'
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

const { book, upsell } = selling(() => ({ app, admin, school, tutor, student, parent }))

const lines: Booking['lines'] = [
  { kind: 'programme', description: 'Premium', pence: 110_000, vat: 'standard' },
  { kind: 'discount', description: 'A sibling', pence: -10_000, vat: 'standard' },
]
const plan: Booking['plan'] = { kind: 'monthly', from: '2026-07-31', count: 3 }
const priced = { lines, plan, payer: 'parent' } as const

const list = async (query: object = {}) =>
  (await app.call('GET /User/admin/Booking/GetBookings', admin, { query })).data
const show = (bookingId: string) =>
  app.call('GET /User/admin/Booking/GetBooking', admin, { query: { bookingId } })

describe('a sale at a price', () => {
  it('has its plan, whose first part is invoiced at once', async () => {
    const { status, data } = await book(priced)
    expect(status).toBe(200)
    const shown = (await show(data.bookingId)).data
    expect(shown).toMatchObject({
      ...{ pricePence: 100_000, isPriceSettled: true, kind: 'new', phase: 'starts', version: 1 },
      ...{ payerName: 'Anne Byron', hours: 20.25, hoursLeft: 20.25, lines },
    })
    expect(shown.plan.map(({ dueOn, pence, state }) => [dueOn, pence, state])).toEqual([
      ['2026-07-31', 33_334, 'invoiced'],
      ['2026-08-31', 33_333, 'planned'],
      ['2026-09-30', 33_333, 'planned'],
    ])
    expect(shown.documents).toMatchObject([{ number: 'INV-000001', pence: 33_334 }])
    const found = await list({ search: student.email })
    expect(found).toMatchObject({ totalCount: 1, totals: { pricePence: 100_000, overduePence: 0 } })
    app.clock.set(new Date('2026-08-01T11:00:00Z'))
    const late = await list({ overdue: 'true', search: student.email })
    expect(late.bookings).toMatchObject([{ overduePence: 33_334, phase: 'running' }])
  })

  it.each<[string, Partial<Booking>, string]>([
    ['without a plan', { plan: undefined }, 'body.plan'],
    ['without somebody who pays', { payer: undefined }, 'body.payer'],
    ['by a parent whom there is not', { parent: null }, 'body.payer'],
    [
      'on days that do not add up',
      { plan: { kind: 'own', instalments: [{ dueOn: '2026-08-01', pence: 1 }] } },
      'body.plan.instalments',
    ],
    ['as a programme that is not sold', { programmeId: nowhere }, 'body.programmeId'],
    ['below nothing', { lines: lines?.slice(1) }, 'body.lines'],
  ])('%s is refused, and makes nothing', async (_, change, path) => {
    const refused = await book({ ...priced, ...change })
    expect(refused.status).toBe(422)
    expect(refused.errors.map((error) => error.path)).toContain(path)
    expect((await list({ search: student.email })).totalCount).toBe(0)
  })

  it('is one sale however often it is sent with one key', async () => {
    const key = { 'idempotency-key': `priced-${crypto.randomUUID()}` }
    const [first, second] = await Promise.all([book(priced, key), book(priced, key)])
    expect(second.data).toEqual(first.data)
    expect((await show(first.data.bookingId)).data.documents).toHaveLength(1)
  })

  it('invites nobody until later', async () => {
    await book({ invitations: 'later' })
    const mails = await app.db.query.mails.findMany()
    expect(mails.filter(({ to }) => to === student.email.toLowerCase())).toEqual([])
  })
})

it('a renewal begins a programme anew from its day', async () => {
  const { data } = await book({ startsOn: '2026-01-01', expiresOn: '2026-08-31' })
  const renewal = { startsOn: '2026-09-01', entitlements: { hasSeminar: true } }
  expect(await upsell(data.studentId, renewal)).toMatchObject({
    status: 422,
    errors: [{ path: 'body.expiresOn' }],
  })
  const sold = await upsell(data.studentId, {
    ...{ ...renewal, expiresOn: '2027-06-30', programName: 'Premium II', lines, plan },
    payer: { userId: data.parentId ?? '' },
  })
  expect(sold.status).toBe(200)
  expect((await show(sold.data.bookingId)).data).toMatchObject({ kind: 'renewal', phase: 'starts' })
  const expected = { programName: 'Premium', expiresOn: '2026-08-31' }
  const customers = async () =>
    (
      await app.call('GET /User/admin/Booking/FindCustomers', admin, {
        query: { search: parent.email },
      })
    ).data.customers
  expect(await customers()).toMatchObject([{ ...expected, payerName: 'Anne Byron' }])
})

it('nobody pays for a stranger’s student', async () => {
  const { data } = await book()
  const sold = { hours: 1, lines, plan, payer: { userId: await app.make.parent([]) } }
  expect(await upsell(data.studentId, sold)).toMatchObject({
    status: 422,
    errors: [{ path: 'body.payer' }],
  })
})

it('an address is free, taken, stopped, or a parent’s whom a child joins', async () => {
  await book()
  const check = async (email: string, role: 'Student' | 'Parent', named: object = {}) =>
    (
      await app.call('POST /User/admin/Booking/CheckEmail', admin, {
        body: { email, role, ...named },
      })
    ).data
  expect(await check('free@portal.test', 'Student')).toEqual({
    ...{ state: 'free', person: null, similar: [] },
  })
  const alone = { firstName: 'Rosalind', lastName: 'Hart' }
  const rosalind = await app.make.student({}, alone)
  const named = { firstName: 'rosalind', lastName: 'HART', schoolId: school }
  const alike = { userId: rosalind, name: 'Rosalind Hart', role: 'Student', why: 'same name' }
  expect((await check('free@portal.test', 'Student', named)).similar).toEqual([alike])
  await book({ student: { ...alone, email: `rosalind.${student.email}` }, parent: null })
  expect((await check('free@portal.test', 'Student', named)).similar).toMatchObject([
    { name: 'Rosalind Hart', why: 'same name and school' },
    alike,
  ])
  expect((await check('free@portal.test', 'Parent', named)).similar).toEqual([])
  expect(await check(parent.email.toUpperCase(), 'Parent')).toMatchObject({ state: 'joins' })
  expect(await check(parent.email, 'Student')).toMatchObject({
    ...{ state: 'taken', person: { name: 'Anne Byron', role: 'Parent' } },
  })
  await app.make.parent([], { email: 'stopped@portal.test', isActive: false })
  expect((await check('stopped@portal.test', 'Parent')).state).toBe('stopped')
})

it('a booking has the history of its saves, and a page of them takes few statements', async () => {
  const { data } = await book()
  const query = { bookingId: data.bookingId }
  const history = await app.call('GET /User/admin/Booking/GetHistory', admin, { query })
  expect(history.data.versions).toMatchObject([{ version: 1, changes: [] }])
  expect((await show(nowhere)).status).toBe(404)
  const page = { query: {} }
  expect(
    await queriesOf(app, 'GET /User/admin/Booking/GetBookings', admin, page),
  ).toBeLessThanOrEqual(2)
})

it('goes out as a file of the columns that are asked for, and the log says how many rows', async () => {
  await book()
  const take = async (query: object) =>
    await app.call('GET /User/admin/Booking/ExportBookings', admin, {
      query: { search: student.email, ...query },
    })
  const file = await take({ columns: 'programme,hours,studentName', kind: 'new' })
  expect(file.status).toBe(200)
  const [header, row, ...rest] = (await file.data.text())
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
  expect([header, row, rest]).toEqual([
    ...['Programme,Hours left,Student', 'Premium,20.25,Ada Lovelace', []],
  ])
  expect((await take({ columns: 'studentName,constructor' })).status).toBe(400)
  const [entry] = await app.db.query.auditLog.findMany({
    where: (log, { eq }) => eq(log.action, 'list exported'),
    orderBy: (log, { desc }) => desc(log.id),
  })
  expect(entry?.details).toMatchObject({ list: 'bookings', rows: '1' })
  expect(entry?.details?.filter).toContain('"kind":"new"')
  expect(entry?.details?.filter).not.toContain(student.email)
})
