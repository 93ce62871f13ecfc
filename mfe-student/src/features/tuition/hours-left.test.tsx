import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hoursLeftText } from './hours-left.rules.ts'
import HoursLeft from './hours-left.tsx'

const hours = (left: number | null) => ({
  tutoringHoursRemaining: left,
  hoursBought: 40,
  hoursUsed: 20,
  isUnlimited: left === null,
})

function renderCounter(programName: string, more: FakeCalls = {}) {
  return renderScreen(
    <section aria-label="Counter">
      <HoursLeft />
    </section>,
    {
      calls: {
        'GET /user/student/booking-light': { programName, isUnlimited: false },
        'GET /Tution/Tution/GetDashboardData': hours(12.5),
        ...more,
      },
    },
  )
}

const counter = () => screen.getByRole('region', { name: 'Counter' })

afterEach(() => vi.restoreAllMocks())

describe('the counter of hours left', () => {
  it('says how many are left', async () => {
    renderCounter('Half Blue')
    expect(await screen.findByText('12.5 hours left')).toBeVisible()
    await expectNoAxeViolations()
  })

  it.each(['Full Blue', 'Fellow', ' full blue '])(
    'is hidden for %s, and asks for no hours',
    async (programme) => {
      const { network } = renderCounter(programme)
      await waitFor(() =>
        expect(network.requestsOf('GET /user/student/booking-light')).toHaveLength(1),
      )
      await waitFor(() => expect(counter()).toBeEmptyDOMElement())
      expect(network.requestsOf('GET /Tution/Tution/GetDashboardData')).toHaveLength(0)
    },
  )

  it('shows nothing where there is no limit', async () => {
    renderCounter('Other', {
      'GET /Tution/Tution/GetDashboardData': hours(null),
    })
    await waitFor(() => expect(counter()).toBeEmptyDOMElement())
  })

  it('leaves a failure to the console', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    renderCounter('Half Blue', {
      'GET /Tution/Tution/GetDashboardData': new ApiError({ status: 422, message: 'No' }),
    })
    await waitFor(() => expect(counter()).toBeEmptyDOMElement())
    expect(said).toHaveBeenCalled()
  })

  it.each([
    [0, '0 hours left'],
    [1, '1 hour left'],
    [0.25, '0.25 hours left'],
    [1200, '1,200 hours left'],
  ])('of %s reads %s', (left, text) => expect(hoursLeftText(left)).toBe(text))
})
