import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { programmesCall } from '../../../sales/programmes.queries.ts'
import { makeProgramme } from '../../../sales/programmes.testing.ts'
import { bookingCall, bookingsCall, historyCall } from './bookings.queries.ts'
import { makeBooking, makeWholeBooking } from './bookings.testing.ts'
import BookingsTab from './bookings-tab.tsx'

beforeEach(() => fakeDate('2026-11-02T10:00:00Z'))

const totals = { pricePence: 100_000, paidPence: 33_333, overduePence: 33_334 }

const open = (search = '', calls: FakeCalls = {}) =>
  renderScreen(<BookingsTab />, {
    role: 'Admin',
    path: `/sales${search}`,
    calls: {
      [bookingsCall]: {
        bookings: [
          makeBooking(),
          makeBooking({
            ...{ bookingId: testUid(9), studentName: 'Theo Park', state: 'cancelled' },
            ...{ isPriceSettled: false, pricePence: 0, paidPence: 0, overduePence: 0 },
          }),
        ],
        ...{ totalCount: 2, totals },
      },
      [bookingCall]: makeWholeBooking(),
      [historyCall]: {
        versions: [
          {
            ...{ version: 2, at: '2026-09-02T10:00:00Z', byName: 'Luca Hall' },
            reason: 'Longer by agreement',
            changes: [
              { field: 'expiresOn', label: 'Last day', before: '2027-05-31', after: '2027-06-30' },
            ],
          },
        ],
      },
      'GET /Lists/View/GetViews': { views: [] },
      [programmesCall]: { programmes: [makeProgramme()] },
      ...calls,
    },
  })

describe('the list of bookings', () => {
  it('shows how each stands, and the sums of all that match', async () => {
    const { network } = open('?phase=running&kind=new')
    const row = within(await screen.findByRole('row', { name: /Maya Clarke/ }))
    for (const text of ['Premium', 'New', 'Running', '30 Jun 2027', '£1,000.00', '£333.34']) {
      expect(row.getByText(text)).toBeVisible()
    }
    const other = within(screen.getByRole('row', { name: /Theo Park/ }))
    expect(other.getByText('Cancelled')).toBeVisible()
    expect(other.getByText('Not settled')).toBeVisible()
    const sums = screen.getByRole('group', { name: 'Sums of the bookings that match' })
    expect(sums).toHaveTextContent('Sold£1,000.00')
    expect(sums).toHaveTextContent('Overdue£333.34')
    expect(network.requestsOf(bookingsCall)[0]?.query).toMatchObject({
      ...{ phase: 'running', kind: 'new' },
    })
    await expectNoAxeViolations()
  })

  it('is filtered by programme and by who sold it', async () => {
    const { programmeId } = makeProgramme()
    const { network } = open(`?programmeId=${programmeId}&seller=${testUid(8)}`, {
      'GET /Help/admin/Message/FindAssignees': {
        people: [{ userId: testUid(8), name: 'Luca Hall' }],
      },
    })
    expect(await screen.findByText(/Programme: Premium/)).toBeVisible()
    expect(await screen.findByText(/Sold by: Luca Hall/)).toBeVisible()
    expect(network.requestsOf(bookingsCall)[0]?.query).toMatchObject({
      ...{ programmeId, soldBy: testUid(8) },
    })
  })

  it('says that nothing was sold yet', async () => {
    open('', { [bookingsCall]: { bookings: [], totalCount: 0, totals } })
    expect(await screen.findByText('No bookings yet')).toBeVisible()
  })
})

describe('a booking beside the list', () => {
  it('says what it gives, costs and was, and closes', async () => {
    const { user, address } = open(`?booking=${testUid(1)}`)
    const panel = within(await screen.findByRole('dialog', { name: 'Premium of Maya Clarke' }))
    expect(await panel.findByText('Question bank, Library')).toBeVisible()
    expect(panel.getByText('Owen Reid')).toBeVisible()
    expect(panel.getByRole('row', { name: /Sibling/ })).toHaveTextContent('−£100.00')
    expect(panel.getByRole('row', { name: /1 Dec 2026/ })).toHaveTextContent('Planned')
    expect(panel.getByRole('link', { name: 'INV-000001' })).toHaveAttribute(
      'href',
      `/sales?tab=invoices&invoice=${testUid(6)}`,
    )
    expect(panel.getByRole('link', { name: 'Sell more' })).toHaveAttribute(
      'href',
      `/sales/upsell?studentId=${testUid(2)}`,
    )
    expect(await panel.findByText('Longer by agreement')).toBeVisible()
    expect(panel.getByText('31 May 2027 → 30 Jun 2027')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(panel.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/sales'))
  })

  it('says that it was cancelled, and why', async () => {
    open(`?booking=${testUid(1)}`, {
      [bookingCall]: makeWholeBooking({
        ...{ state: 'cancelled', cancelledOn: '2026-11-30', cancelReason: 'Moved abroad' },
        ...{ lines: [], plan: [], documents: [], isPriceSettled: false, payerId: null },
      }),
    })
    expect(await screen.findByText('Cancelled; its last day is 30 Nov 2026')).toBeVisible()
    expect(screen.getByText('Moved abroad')).toBeVisible()
    expect(screen.getByText('No price is settled, so nothing is invoiced.')).toBeVisible()
  })

  it('says that it could not be loaded', async () => {
    open(`?booking=${testUid(1)}`, { [bookingCall]: new ApiError({ status: 404, message: 'No.' }) })
    expect(await screen.findByText('The booking could not be loaded')).toBeVisible()
  })
})
