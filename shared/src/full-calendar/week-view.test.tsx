import {
  expectNoAxeViolations,
  fakeMedia,
  makeCalendarEntry,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, day, entries, hourName, renderCalendar, testNow } from './calendar.testing.tsx'
import WeekView from './week-view.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the week', () => {
  it('has seven days by the hour, with what meets side by side', async () => {
    const { user, address } = renderCalendar({ path: '/calendar?view=week' })
    const wednesday = await screen.findByRole('group', {
      name: 'Wednesday 3 March 2027, 3 entries',
    })
    expect(screen.getAllByRole('group', { name: /2027, / })).toHaveLength(7)
    const place = (name: string) => within(wednesday).getByRole('button', { name }).style
    const [one, two] = [place(hourName), place('16:30 Seminar: vectors, Seminar')]
    expect([one.left, one.width, two.left, two.width]).toEqual(['0%', '50%', '50%', '50%'])
    // 16:00 of 07:00 to 22:00.
    expect([one.top, one.height]).toEqual(['60%', '6.667%'])
    await expectNoAxeViolations()
    await user.click(button('Next week'))
    await waitFor(() => expect(address()).toBe('/calendar?view=week&day=2027-03-10'))
    expect(screen.getByRole('heading', { name: '8 Mar 2027 to 14 Mar 2027' })).toBeVisible()
  })

  it('is as wide as what is on, from midnight to midnight', async () => {
    const late = makeCalendarEntry({ date: '2027-03-04T23:30:00Z', endsAt: '2027-03-05T05:15:00Z' })
    renderCalendar({ path: '/calendar?view=week', entries: [late] })
    expect(await screen.findByText('00:00')).toBeInTheDocument()
    expect(screen.getByText('23:00')).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: /^23:30/ })).toHaveLength(2)
  })

  it('has a line at the present moment, today alone', async () => {
    const { container } = renderCalendar({ path: '/calendar?view=week' })
    await screen.findByText('08:00')
    const lines = container.querySelectorAll<HTMLElement>('[data-now]')
    expect([...lines].map(({ style }) => style.top)).toEqual(['33.333%'])
    expect(lines[0]?.closest('[role=group]')).toHaveAccessibleName(/^Wednesday 3 March/)
  })

  it('goes by keys, a week by Page keys', async () => {
    const { user } = renderCalendar({ path: '/calendar?view=week' })
    await screen.findByText('08:00')
    day('Wednesday 3 March').focus()
    await user.keyboard('{ArrowRight}{PageDown}')
    expect(day('Thursday 11 March')).toHaveFocus()
    await user.keyboard('{Home}{ArrowLeft}')
    expect(day('Sunday 7 March')).toHaveFocus()
    await user.keyboard('T')
    expect(day('Wednesday 3 March')).toHaveFocus()
  })

  it('is one day on phones', async () => {
    fakeMedia((query) => query === '(max-width: 767px)')
    const { user, address } = renderCalendar({ path: '/calendar?view=week' })
    await screen.findByText('08:00')
    expect(screen.getAllByRole('group', { name: /2027, / })).toHaveLength(1)
    expect(button('Day')).toHaveAttribute('aria-pressed', 'true')
    await user.click(button('Next day'))
    await waitFor(() => expect(address()).toBe('/calendar?view=week&day=2027-03-04'))
  })

  it('shows what lies behind it, and grows with that', () => {
    const look = { zone: 'Europe/London', names: null, onOpen: () => undefined }
    renderScreen(
      <WeekView
        {...{ entries, look }}
        days={['2027-03-03']}
        chosen="2027-03-03"
        today="2027-03-04"
        background={() => [{ from: 360, to: 600, tone: 'free', label: 'Available 06:00 to 10:00' }]}
        onDay={() => undefined}
        onKeyDown={() => undefined}
      />,
    )
    const band = screen.getByText('Available 06:00 to 10:00').closest<HTMLElement>('[data-band]')
    expect([band?.style.top, band?.style.height]).toEqual(['0%', '25%'])
  })
})
