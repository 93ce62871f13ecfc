import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'
import { demoPerson } from './testing.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  admin = await demoPerson(app.db, 'admin')
})
afterAll(() => app.close())

const one = async <T extends object>(query: ReturnType<typeof sql>) =>
  (await rowsOf<T>(app.db, query))[0]

describe('the money of the demo world', () => {
  it.each(['overdue', 'credit', 'settled'] as const)('has payers that are: %s', async (state) => {
    const { data } = await app.call('GET /User/admin/Payment/GetPayers', admin, {
      query: { state },
    })
    expect(data.totalCount).toBeGreaterThan(1)
  })

  it.each(['open', 'part-paid', 'paid', 'overdue'] as const)(
    'has invoices that are: %s',
    async (state) => {
      const { data } = await app.call('GET /User/admin/Invoice/GetInvoices', admin, {
        query: { state },
      })
      expect(data.totalCount).toBeGreaterThan(1)
    },
  )

  it('has schools and students that pay, and credit notes', async () => {
    const { data } = await app.call('GET /User/admin/Payment/GetPayers', admin, {
      query: { pageSize: 100 },
    })
    expect(new Set(data.payers.map(({ kind }) => kind))).toEqual(
      new Set(['parent', 'school', 'student']),
    )
    const notes = await app.call('GET /User/admin/Invoice/GetInvoices', admin, {
      query: { series: 'CN' },
    })
    expect(notes.data.totalCount).toBeGreaterThan(1)
  })

  it('has numbers without gaps, in order of issue', async () => {
    const found = await one<{ isWhole: boolean; isOrdered: boolean; last: number }>(
      sql`select max(number) = count(*) "isWhole", max(number)::int "last",
          bool_and(issued_on >= before) "isOrdered"
        from (select number, issued_on, coalesce(lag(issued_on) over (order by number), issued_on) before
          from money_documents where series = 'INV') d`,
    )
    expect(found).toMatchObject({ isWhole: true, isOrdered: true })
    const counter = await one<{ last: number }>(
      sql`select last from money_counters where series = 'INV'`,
    )
    expect(counter?.last).toBe(found?.last)
  })

  it('adds up: plans to prices, lines to documents, documents to entries', async () => {
    const found = await one(
      sql`select (
          select count(*)::int from bookings b
          join (select booking_id, sum(pence) pence from booking_lines group by 1) l on l.booking_id = b.id
          join (select booking_id, sum(pence) pence from instalments where state <> 'dropped' group by 1) i
            on i.booking_id = b.id
          where l.pence <> i.pence and b.state = 'confirmed') "plans", (
          select count(*)::int from money_documents d
          join (select document_id, sum(gross_pence) pence from money_lines group by 1) l on l.document_id = d.id
          where l.pence <> d.gross_pence) "lines", (
          select count(*)::int from money_documents d
          left join money_entries e on e.document_id = d.id and abs(e.pence) = d.gross_pence
          where e.id is null) "documents"`,
    )
    expect(found).toEqual({ plans: 0, lines: 0, documents: 0 })
  })

  it('shows the parent of the demo what is overdue', async () => {
    const parent = await demoPerson(app.db, 'parent')
    const studentId = await demoPerson(app.db, 'student')
    const { data } = await app.call('GET /Booking/parent/Booking/GetBookings', parent, {
      query: { studentId },
    })
    expect(data.balancePence).toBeGreaterThan(0)
    expect(data.invoices?.some(({ isOverdue }) => isOverdue)).toBe(true)
    expect(data.plan?.some(({ state }) => state === 'planned')).toBe(true)
  })
})
