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
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { previewCall } from '../../../sales/terms/preview.queries.ts'
import { makeEffect, makePreview } from '../../../sales/terms/preview.testing.ts'
import { cancelCall } from './bookings.queries.ts'
import { makeWholeBooking } from './bookings.testing.ts'
import CancelDialog from './cancel-dialog.tsx'

beforeEach(() => {
  fakeDate('2026-11-02T10:00:00Z')
  sessionStorage.clear()
})

const cancelling = {
  ...{ unusedHours: 13.75, deliveredPence: 31_250, paidPence: 66_667 },
  suggestedRefundPence: 35_417,
}

const open = (calls: FakeCalls = {}) => {
  const onClose = vi.fn()
  const opened = renderScreen(<CancelDialog booking={makeWholeBooking()} onClose={onClose} />, {
    role: 'Admin',
    calls: {
      [previewCall]: makePreview({
        ...{ cancelling, creditPence: [33_333, 2_084], effect: makeEffect() },
        plan: [{ dueOn: '2026-12-01', pence: 33_333, state: 'dropped' }],
      }),
      [cancelCall]: {
        version: 3,
        creditNotes: [{ documentId: testUid(8), number: 'CN-000001', pence: 33_333 }],
      },
      ...calls,
    },
  })
  return { ...opened, onClose }
}

const refund = () => screen.getByLabelText(/^Refund in pounds/)

describe('cancelling a booking', () => {
  it('suggests what is paid back, shows what follows, and is sent once', async () => {
    const { user, network, onClose } = open()
    await waitFor(() => expect(refund()).toHaveValue(354.17))
    const follows = within(screen.getByRole('region', { name: 'What follows' }))
    for (const text of ['£312.50', '£333.33 and £20.84', '4.5 → 14.5']) {
      expect(follows.getByText(text)).toBeVisible()
    }
    expect(follows.getByText('1 Dec 2026, dropped')).toBeVisible()
    expect(screen.getByRole('radiogroup', { name: 'Unused hours: 13.75' })).toBeVisible()
    await expectNoAxeViolations()
    await user.type(screen.getByLabelText(/^Reason/), 'Moved abroad')
    await user.dblClick(screen.getByRole('button', { name: 'Cancel the booking' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(network.requestsOf(cancelCall).map(({ body }) => body)).toEqual([
      {
        ...{ bookingId: testUid(1), version: 2, on: '2026-11-02', reason: 'Moved abroad' },
        ...{ unusedHours: 'take back', refundPence: 35_417 },
      },
    ])
  })

  it('keeps a refund that was typed, and asks for a reason', async () => {
    const { user, network } = open()
    await waitFor(() => expect(refund()).toHaveValue(354.17))
    await user.clear(refund())
    await user.type(refund(), '100')
    network.answer({
      [previewCall]: makePreview({ cancelling: { ...cancelling, suggestedRefundPence: 10_000 } }),
    })
    await user.click(screen.getByRole('radio', { name: 'Leave them to the student' }))
    await screen.findByText(/Suggested: £100,/)
    expect(refund()).toHaveValue(100)
    await user.click(screen.getByRole('button', { name: 'Cancel the booking' }))
    expect(await screen.findByText('Say why')).toBeVisible()
    expect(network.requestsOf(cancelCall)).toHaveLength(0)
  })

  it('that somebody else was quicker with is refused, and says so', async () => {
    const message = 'This booking is cancelled already.'
    const { user, onClose } = open({ [cancelCall]: new ApiError({ status: 409, message }) })
    await waitFor(() => expect(refund()).toHaveValue(354.17))
    await user.type(screen.getByLabelText(/^Reason/), 'Moved abroad')
    await user.click(screen.getByRole('button', { name: 'Cancel the booking' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})
