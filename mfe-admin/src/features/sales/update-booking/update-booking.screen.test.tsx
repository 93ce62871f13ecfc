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
import { previewCall } from '../../../sales/terms/preview.queries.ts'
import { makeEffect, makePreview } from '../../../sales/terms/preview.testing.ts'
import { bookingCall } from '../bookings/bookings.queries.ts'
import { makeWholeBooking } from '../bookings/bookings.testing.ts'
import { savedOf } from './update.rules.ts'
import UpdateBookingScreen from './update-booking.screen.tsx'
import { updateCall } from './use-update-form.ts'

beforeEach(() => {
  fakeDate('2026-11-02T10:00:00Z')
  sessionStorage.clear()
})

const path = '/update-booking-form'

const open = (calls: FakeCalls = {}, search = `?bookingId=${testUid(1)}`) =>
  renderScreen(<UpdateBookingScreen />, {
    ...{ role: 'Admin', path: `${path}${search}`, route: path },
    calls: {
      [bookingCall]: makeWholeBooking(),
      [previewCall]: makePreview({ effect: makeEffect(), creditPence: [] }),
      [updateCall]: { version: 3, creditNotes: [] },
      ...calls,
    },
  })

const save = () => screen.getByRole('button', { name: 'Save changes' })
const hours = () => screen.findByLabelText(/^Hours of tuition/)

describe('a booking that is changed', () => {
  it('shows before and after, is saved with a reason, and opened then', async () => {
    const { user, network, address } = open()
    await user.clear(await hours())
    await user.type(await hours(), '25.5')
    const changes = within(screen.getByRole('region', { name: 'What changes' }))
    expect(changes.getByText('20 → 25.5')).toBeVisible()
    const side = within(screen.getByRole('complementary', { name: 'Preview' }))
    expect(await side.findByText('10 → 20')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(save())
    expect(await screen.findByText('Say why')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Agreed by phone')
    await user.click(save())
    await waitFor(() => expect(address()).toBe(`/sales?booking=${testUid(1)}`))
    expect(network.requestsOf(updateCall).map(({ body }) => body)).toEqual([
      {
        ...savedOf(makeWholeBooking()),
        ...{ bookingId: testUid(1), hours: 25.5, reason: 'Agreed by phone' },
      },
    ])
    expect(network.requestsOf(previewCall).at(-1)?.body).toMatchObject({ for: 'change' })
  })

  it('keeps invoiced parts, and fits what is planned to another price', async () => {
    const suggestedPlan = [
      ...savedOf(makeWholeBooking()).plan,
      { instalmentId: null, dueOn: '2027-01-01', pence: 10_000 },
    ]
    const { user, network } = open({ [previewCall]: makePreview({ suggestedPlan }) })
    expect(await screen.findByText('Invoiced')).toBeVisible()
    expect(screen.getByLabelText('Pounds of part 1')).toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: 'Remove part 1' })).toBeNull()
    const [amount] = screen.getAllByLabelText('Pounds, VAT included')
    if (amount === undefined) throw new Error('There is no line')
    await user.clear(amount)
    await user.type(amount, '1200')
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'More')
    await user.click(save())
    const sentence = 'The plan adds up to £1,000.00, £100.00 less than the price of £1,100.00.'
    const parts = within(screen.getByRole('group', { name: 'Parts of the plan' }))
    expect(await parts.findByText(sentence)).toBeVisible()
    const fit = screen.getByRole('button', { name: 'Fit the plan to the price' })
    await waitFor(() => expect(fit).toBeEnabled())
    await user.click(fit)
    expect(screen.getByLabelText('Pounds of part 3')).toHaveValue(100)
    await user.click(save())
    await waitFor(() =>
      expect(network.requestsOf(updateCall)[0]?.body).toMatchObject({
        plan: [
          { instalmentId: testUid(4), pence: 66_667 },
          { instalmentId: testUid(5), pence: 33_333 },
          { instalmentId: null, dueOn: '2027-01-01', pence: 10_000 },
        ],
      }),
    )
  })

  it('asks before the hours go below what was used', async () => {
    const { user, network } = open()
    await user.clear(await hours())
    await user.type(await hours(), '5')
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Fewer')
    await user.click(save())
    expect(await screen.findByText('Say that the hours may go below what was used')).toBeVisible()
    expect(network.requestsOf(updateCall)).toHaveLength(0)
    await user.click(screen.getByRole('checkbox', { name: /may go below what was used/ }))
    await user.click(save())
    await waitFor(() =>
      expect(network.requestsOf(updateCall)[0]?.body).toMatchObject({
        ...{ hours: 5, mayGoBelowUsed: true },
      }),
    )
  })

  it('that somebody else changed meanwhile says by field who did what, and loses nothing', async () => {
    const theirs = {
      ...savedOf(makeWholeBooking()),
      hours: 30,
      note: 'By mail',
      state: 'confirmed',
    }
    const { user, network } = open({
      [updateCall]: new ApiError({
        ...{ status: 409, message: 'Changed.' },
        data: {
          ...{ by: 'Luca Hall', at: '2026-11-02T09:58:00Z', version: 3, values: theirs },
          changed: ['hours', 'note'],
        },
      }),
    })
    await user.clear(await hours())
    await user.type(await hours(), '25')
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Agreed')
    await user.click(save())
    const choice = within(await screen.findByRole('radiogroup', { name: 'Hours' }))
    expect(choice.getByRole('radio', { name: /^30/ })).toBeVisible()
    network.answer({ [updateCall]: { version: 4, creditNotes: [] } })
    await user.click(choice.getByRole('radio', { name: /^25/ }))
    await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
    await waitFor(() =>
      expect(network.requestsOf(updateCall).at(-1)?.body).toMatchObject({
        ...{ version: 3, hours: 25, note: 'By mail', reason: 'Agreed' },
      }),
    )
  })

  it('cannot be one that is cancelled', async () => {
    open({ [bookingCall]: makeWholeBooking({ state: 'cancelled', cancelledOn: '2026-10-01' }) })
    expect(await screen.findByText('This booking of Maya Clarke is cancelled')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  })

  it('is chosen from the list where the address names none', async () => {
    open({}, '')
    expect(await screen.findByText('No booking is chosen')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All bookings' })).toHaveAttribute('href', '/sales')
  })

  it('says that it could not be loaded', async () => {
    open({ [bookingCall]: new ApiError({ status: 404, message: 'No.' }) })
    expect(await screen.findByText('The booking could not be loaded')).toBeVisible()
  })
})
