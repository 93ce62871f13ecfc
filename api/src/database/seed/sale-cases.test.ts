import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { rowsOf } from '../open.ts'
import { demoPerson } from './testing.ts'
import { dayAt } from './world.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
  admin = await demoPerson(app.db, 'admin')
})
afterAll(() => app.close())

/** A student's bookings as the admin sees each, the oldest first. */
async function bookingsOf(name: string) {
  const studentId = await demoPerson(app.db, name)
  const rows = await rowsOf<{ bookingId: string }>(
    app.db,
    sql`select id "bookingId" from bookings where student_id = ${studentId}::uuid order by booked_at`,
  )
  return await Promise.all(
    rows.map(async (query) => ({
      ...query,
      ...(await app.call('GET /User/admin/Booking/GetBooking', admin, { query })).data,
    })),
  )
}

const historyOf = async (bookingId: string) =>
  (await app.call('GET /User/admin/Booking/GetHistory', admin, { query: { bookingId } })).data
    .versions

describe('the student who left half-way', () => {
  it('gets back what was paid and not delivered, credited from the newest invoice on', async () => {
    const [booking] = await bookingsOf('student-cancelled')
    expect(booking).toMatchObject({ state: 'cancelled', pricePence: 100_000, version: 2 })
    expect(booking?.plan.map(({ pence, state }) => [pence, state])).toEqual([
      [33_334, 'invoiced'],
      [33_333, 'invoiced'],
      [33_333, 'dropped'],
    ])
    // 20 hours for £1,000.00, of which 6.25 were given: £312.50 of £666.67 are kept.
    const credited = booking?.documents.filter(({ number }) => number.startsWith('CN-'))
    expect(credited?.map(({ pence }) => pence).sort((one, other) => one - other)).toEqual([
      -33_333, -2_084,
    ])
    const sums = Map.groupBy(booking?.entries ?? [], ({ kind }) => kind)
    expect(
      Object.fromEntries(
        [...sums].map(([kind, own]) => [kind, own.reduce((sum, { pence }) => sum + pence, 0)]),
      ),
    ).toEqual({ invoice: 66_667, payment: -66_667, 'credit note': -35_417, refund: 35_417 })
  })

  it('owes nothing, and every document has the VAT of what it comes to', async () => {
    const [booking] = await bookingsOf('student-cancelled')
    const { data } = await app.call('GET /User/admin/Payment/GetPayers', admin, {
      query: { search: 'Lindqvist' },
    })
    expect(data.payers).toMatchObject([{ balancePence: 0, overduePence: 0 }])
    const wrong = await rowsOf(
      app.db,
      sql`select d.id from money_documents d where d.booking_id = ${booking?.bookingId ?? ''}::uuid
        and (d.net_pence + d.vat_pence <> d.gross_pence
          or abs(d.net_pence - d.gross_pence / 1.2) >= 1
          or exists (select from money_documents i where i.id = d.credits
            and i.gross_pence = d.gross_pence and i.vat_pence <> d.vat_pence)
          or d.gross_pence <> (select sum(l.gross_pence) from money_lines l where l.document_id = d.id)
          or d.vat_pence <> (select sum(l.vat_pence) from money_lines l where l.document_id = d.id))`,
    )
    expect(wrong).toEqual([])
  })

  it('has no hours and no programme any more, and the history says why', async () => {
    const [booking] = await bookingsOf('student-cancelled')
    expect(booking?.hourEntries.map(({ hours }) => hours)).toEqual([20, -13.75])
    expect(booking?.hoursLeft).toBe(0)
    const [student] = await rowsOf<{ expiresOn: string }>(
      app.db,
      sql`select s.expires_on::text "expiresOn" from students s join users u on u.id = s.user_id
        where u.email = 'student-cancelled@portal.test'`,
    )
    expect(student?.expiresOn).toBe(booking?.cancelledOn)
    const [last, first] = await historyOf(booking?.bookingId ?? '')
    expect(first).toMatchObject({ version: 1, changes: [] })
    expect(last?.reason).toBe(booking?.cancelReason)
    expect(last?.changes.map(({ label, after }) => [label, after]).sort()).toEqual([
      ['Cancelled on', booking?.cancelledOn],
      ['State', 'cancelled'],
    ])
  })
})

describe('the student who came back', () => {
  it('has a programme that ended and one that runs, and goes by that', async () => {
    const [first, renewal] = await bookingsOf('student-renewed')
    const today = dayAt({ today: app.clock.now() }, 0)
    expect([first?.kind, renewal?.kind]).toEqual(['new', 'renewal'])
    expect((first?.expiresOn ?? '') < (renewal?.startsOn ?? '')).toBe(true)
    expect((renewal?.startsOn ?? today) < today && (renewal?.expiresOn ?? '') > today).toBe(true)
    expect(renewal?.phase).toBe('running')
    const id = await demoPerson(app.db, 'student-renewed')
    const { data } = await app.call('GET /User/Student/GetInfo', id)
    expect(data.isExpired).toBe(false)
    const [student] = await rowsOf(
      app.db,
      sql`select program_name "name", started_on::text "from", expires_on::text "until"
        from students where user_id = ${id}::uuid`,
    )
    expect(student).toEqual({
      ...{ name: 'Premium', from: renewal?.startsOn, until: renewal?.expiresOn },
    })
    // 5 hours and 20, of which six lessons of an hour and a quarter were given.
    expect(renewal?.hoursLeft).toBe(17.5)
  })
})

describe('the student whom nobody teaches', () => {
  it('is the one whom the list of those without a tutor has', async () => {
    const { data } = await app.call('GET /User/admin/Account/GetPeople', admin, {
      query: { role: 'Student', state: 'active', tutorId: 'none' },
    })
    expect(data.people.map(({ email }) => email)).toEqual(['student-untutored@portal.test'])
  })
})

describe('the versions of bookings', () => {
  it('are there from the first to the present one, which says what the booking has', async () => {
    const wrong = await rowsOf(
      app.db,
      sql`select b.id from bookings b left join lateral (
          select count(*) kept, max(version) latest, min(at) sold,
            (array_agg(snapshot order by version desc))[1] snapshot
          from booking_versions v where v.booking_id = b.id) v on true
        where v.kept <> b.version or v.latest <> b.version or v.sold <> b.booked_at
          or v.snapshot ->> 'state' <> b.state or v.snapshot ->> 'programName' <> b.program_name
          or (v.snapshot ->> 'hours')::numeric * 4 <> b.quarters
          or v.snapshot ->> 'payerId' is distinct from b.payer_id::text`,
    )
    expect(wrong).toEqual([])
  })

  it('tell of what was cancelled, with whoever did it', async () => {
    const cancelled = await rowsOf<{ id: string }>(
      app.db,
      sql`select id from bookings where state = 'cancelled'`,
    )
    expect(cancelled.length).toBeGreaterThan(1)
    for (const { id } of cancelled) {
      const [last, first] = await historyOf(id)
      expect(first?.changes).toEqual([])
      expect(last?.changes.map(({ label }) => label).sort()).toEqual(['Cancelled on', 'State'])
      expect(last?.byName).not.toBeNull()
    }
  })
})
