import type { CallAnswer } from '@portal/shared/api'
import { expectNoAxeViolations, screen, testUid, waitFor } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { openDrawer as open } from './drawers.testing.tsx'

describe('when a tutor teaches', () => {
  const availabilityCall = 'GET /Tution/tutor/Tution/GetAvailability'
  const known: CallAnswer<typeof availabilityCall> = {
    timeZone: 'Europe/London',
    weekly: [{ weekday: 1, from: '16:00', to: '19:00' }],
    timeOff: [
      {
        ...{ id: testUid(60), note: 'Half term' },
        ...{ from: '2027-04-05T00:00:00Z', until: '2027-04-09T23:00:00Z' },
      },
    ],
  }

  it('is a week of spans, none of which meets another', async () => {
    const { user, network } = open('/?availability=1', {
      [availabilityCall]: known,
      'POST /Tution/tutor/Tution/SetAvailability': undefined,
    })
    await user.click(await screen.findByRole('button', { name: 'Add a time on Monday' }))
    await user.click(screen.getByRole('button', { name: 'Save the week' }))
    expect(await screen.findAllByText('This time meets another of the day')).toHaveLength(2)
    const [, second] = screen.getAllByLabelText('Monday from')
    await user.clear(second as HTMLElement)
    await user.type(second as HTMLElement, '19:00')
    const [, until] = screen.getAllByLabelText('Monday to')
    await user.clear(until as HTMLElement)
    await user.type(until as HTMLElement, '20:30')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Save the week' }))
    await waitFor(() =>
      expect(network.requestsOf('POST /Tution/tutor/Tution/SetAvailability')[0]?.body).toEqual({
        weekly: [
          { weekday: 1, from: '16:00', to: '19:00' },
          { weekday: 1, from: '19:00', to: '20:30' },
        ],
      }),
    )
  })

  it('has time off, of which the hours that are booked in it are told', async () => {
    const { user, network } = open('/?availability=1', {
      [availabilityCall]: known,
      'POST /Tution/tutor/Tution/AddTimeOff': {
        id: testUid(61),
        clashes: [
          {
            ...{ sessionId: testUid(70), studentName: 'Maya Clarke' },
            startsAt: '2027-05-03T16:30:00Z',
          },
        ],
      },
      'POST /Tution/tutor/Tution/RemoveTimeOff': undefined,
    })
    expect(await screen.findByText('Half term')).toBeVisible()
    await user.type(screen.getByLabelText('First day'), '03/05/2027')
    await user.type(screen.getByLabelText('Last day'), '07/05/2027')
    await user.click(screen.getByRole('button', { name: 'Add time off' }))
    expect(await screen.findByText('1 session is booked in that time and stays')).toBeVisible()
    expect(network.requestsOf('POST /Tution/tutor/Tution/AddTimeOff')[0]?.body).toEqual({
      ...{ from: '2027-05-02T23:00:00.000Z', until: '2027-05-07T22:45:00.000Z', note: '' },
    })
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() =>
      expect(network.requestsOf('POST /Tution/tutor/Tution/RemoveTimeOff')[0]?.body).toEqual({
        id: testUid(60),
      }),
    )
  })
})
