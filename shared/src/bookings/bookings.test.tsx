import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  savedFiles,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { type Bookings, childCall, ownCall } from './bookings.queries.ts'
import { BookingsOfChild, OwnBookings } from './index.ts'

const pdfCall = 'GET /Booking/parent/Booking/GetInvoicePdf'
const booking: Bookings['bookings'][number] = {
  ...{ id: testUid(1), programName: 'Premium', hours: 20, isUnlimited: false, used: 6.25 },
  ...{ bookedAt: '2026-08-20T10:00:00Z', startsOn: '2026-09-01', expiresOn: '2027-06-30' },
  state: 'confirmed',
}
const unpaid: Bookings = {
  ...{ bookings: [booking], plan: null, invoices: null, balancePence: null },
}
const paid: Bookings = {
  bookings: [booking, { ...booking, id: testUid(2), programName: 'Seminars', state: 'cancelled' }],
  plan: [
    {
      ...{ bookingId: testUid(1), programName: 'Premium', dueOn: '2026-12-01', pence: 33_333 },
      state: 'planned',
    },
    {
      ...{ bookingId: testUid(1), programName: 'Premium', dueOn: '2026-10-01', pence: 33_334 },
      state: 'invoiced',
    },
  ],
  invoices: [
    {
      ...{ id: testUid(3), number: 'INV-000001', kind: 'INV', issuedOn: '2026-09-17' },
      ...{ dueOn: '2026-10-01', pence: 33_334, owedPence: 26_667, isPaid: false, isOverdue: true },
    },
  ],
  balancePence: 26_667,
}

const open = (calls: FakeCalls) =>
  renderScreen(<BookingsOfChild studentId={testUid(9)} />, { role: 'Parent', calls })

it('shows bookings with hours used to everybody, and prices to nobody but who pays', async () => {
  const { network } = open({ [childCall]: unpaid })
  expect(await screen.findByText('Premium')).toBeVisible()
  expect(screen.getByText('1 Sep 2026 to 30 Jun 2027')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Hours' })).toHaveAttribute(
    ...['aria-valuetext', '6.25 of 20 hours used'],
  )
  expect(screen.queryByText(/£/)).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(network.requestsOf(childCall)[0]?.query).toEqual({ studentId: testUid(9) })
})

it('shows who pays the balance, what is to come and every invoice', async () => {
  open({ [childCall]: paid })
  expect(await screen.findByText('To be paid')).toBeVisible()
  expect(screen.getByText('£266.67')).toBeVisible()
  expect(screen.getByText('Cancelled')).toBeVisible()
  const plan = within(screen.getByRole('table', { name: 'Payments that are still to come' }))
  expect(plan.getAllByRole('row')).toHaveLength(2)
  expect(plan.getByRole('row', { name: /1 Dec 2026/ })).toHaveTextContent('£333.33')
  expect(screen.getByText('Overdue, £266.67 to be paid')).toBeVisible()
  await expectNoAxeViolations()
})

it('saves an invoice as PDF', async () => {
  const saved = savedFiles()
  const { user, network } = open({ [childCall]: paid, [pdfCall]: new Blob(['%PDF']) })
  await user.click(await screen.findByRole('button', { name: 'PDF of INV-000001' }))
  await waitFor(() => expect(saved).toEqual(['INV-000001.pdf']))
  expect(network.requestsOf(pdfCall)[0]?.query).toEqual({ id: testUid(3) })
})

it('shows the latest invoices, and all when asked', async () => {
  const [one] = paid.invoices ?? []
  const all = Array.from({ length: 7 }, (_, at) => ({
    ...(one as NonNullable<typeof one>),
    ...{ id: testUid(20 + at), number: `INV-00002${at}` },
  }))
  const { user } = open({ [childCall]: { ...paid, invoices: all } })
  const table = within(await screen.findByRole('table', { name: 'Invoices and credit notes' }))
  expect(table.getAllByRole('button', { name: /^PDF/ })).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Show all 7 invoices' }))
  expect(table.getAllByRole('button', { name: /^PDF/ })).toHaveLength(7)
  const fewer = screen.getByRole('button', { name: 'Show the latest alone' })
  expect(fewer).toHaveFocus()
  await user.click(fewer)
  expect(table.getAllByRole('button', { name: /^PDF/ })).toHaveLength(5)
})

it('says that nothing is booked, or that it could not be had', async () => {
  const { unmount } = open({ [childCall]: { ...unpaid, bookings: [] } })
  expect(await screen.findByText('Nothing is booked yet')).toBeVisible()
  unmount()
  open({ [childCall]: new ApiError({ status: 400, message: 'No.' }) })
  expect(await screen.findByText('The bookings could not be loaded')).toBeVisible()
})

it('shows a student the own ones, with prices where the student pays', async () => {
  renderScreen(<OwnBookings />, {
    calls: { [ownCall]: { ...paid, bookings: [{ ...booking, isUnlimited: true, hours: 0 }] } },
  })
  expect(await screen.findByText('Hours without a limit')).toBeVisible()
  expect(screen.getByRole('button', { name: 'PDF of INV-000001' })).toBeVisible()
})
