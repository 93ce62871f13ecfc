import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { programmes } from '../../database/schema/index.ts'
import { goesByIndex, plannedNodes } from '../../testing/plans.ts'
import { makeSales, newcomers, now, type Sales, selling } from './testing.ts'

let sales: Sales
const programmeId = newId()
beforeAll(async () => {
  sales = { ...(await makeSales()), ...newcomers() }
  await addMany()
})
afterAll(() => sales.app.close())

const { book } = selling(() => sales)

/** Three thousand bookings of three hundred students, of which few are of one programme. */
async function addMany(): Promise<void> {
  const { db } = sales.app
  await db.insert(programmes).values({ id: programmeId, name: 'Rare', months: 12, pricePence: 1 })
  const uuid = (text: string) =>
    sql`overlay(overlay(md5(${sql.raw(text)}) placing '4' from 13) placing '8' from 17)::uuid`
  const student = (n: string) => uuid(`'student' || ${n}`)
  await db.execute(sql`insert into users (id, email, role, first_name, last_name, created_at)
    select ${student('n')}, 'many' || n || '@portal.test', 'Student', 'S', n, ${now.toISOString()}::timestamptz
    from generate_series(0, 299) n`)
  await db.execute(sql`insert into students (user_id, program_name, year_group, started_on, expires_on)
    select ${student('n')}, 'Premium', 12, date '2026-01-01', date '2026-12-31'
    from generate_series(0, 299) n`)
  await db.execute(sql`insert into bookings (id, student_id, program_name, quarters, booked_at,
      starts_on, expires_on, programme_id, sold_by)
    select ${uuid("'booking' || n")}, ${student('n % 300')}, 'Premium', 0,
      timestamptz '2020-01-01' + n * interval '1 day', date '2020-01-01' + n, date '2021-01-01' + n,
      case when n % 500 = 0 then ${programmeId}::uuid end,
      case when n % 400 = 0 then ${sales.admin}::uuid end
    from generate_series(1, 3000) n`)
  await db.execute(sql`insert into payers (id, user_id, name, email)
    select ${uuid("'payer' || n")}, ${student('n')}, 'S ' || n, '' from generate_series(0, 299) n`)
  await db.execute(sql`analyze`)
}

/** How a call looks into bookings, and what hangs on them. */
async function scansOf(tables: RegExp, run: () => Promise<unknown>) {
  const scans = (await plannedNodes(sales.app.db, run))
    .flat()
    .filter((node) => tables.test(node['Relation Name'] ?? ''))
  expect(scans.length).toBeGreaterThan(0)
  return scans
}

it.each<[string, () => object]>([
  ['one programme', () => ({ programmeId })],
  ['one seller', () => ({ soldBy: sales.admin })],
  ['some days', () => ({ from: '2026-03-01', to: '2026-03-07' })],
])('the bookings of %s are found by an index', async (_, query) => {
  const scans = await scansOf(/^bookings$/, () =>
    sales.app.call('GET /User/admin/Booking/GetBookings', sales.admin, { query: query() }),
  )
  expect(scans.filter((node) => !goesByIndex(node))).toEqual([])
})

it('one booking is found with all that hangs on it by indexes', async () => {
  const { data } = await book({
    lines: [{ kind: 'programme', description: 'Premium', pence: 5_000, vat: 'exempt' }],
    ...{ plan: { kind: 'once', dueOn: '2026-09-01' }, payer: 'parent' },
  })
  const scans = await scansOf(/^(bookings?|money_|instalments|tuition_ledger|payers)/, () =>
    sales.app.call('GET /User/admin/Booking/GetBooking', sales.admin, {
      query: { bookingId: data.bookingId },
    }),
  )
  expect(scans.filter((node) => !goesByIndex(node))).toEqual([])
})

it('somebody of a name is found by an index', async () => {
  const body = { email: 'free@portal.test', role: 'Student' as const }
  const scans = await scansOf(/^users$/, () =>
    sales.app.call('POST /User/admin/Booking/CheckEmail', sales.admin, {
      body: { ...body, firstName: 'S', lastName: '12' },
    }),
  )
  expect(scans.filter((node) => !goesByIndex(node))).toEqual([])
})
