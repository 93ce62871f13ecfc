import { expectNoAxeViolations, fakeMedia, screen, waitFor, within } from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  busy,
  button,
  day,
  entries,
  hourName,
  renderCalendar,
  testNow,
} from './calendar.testing.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the month', () => {
  it('shows the first entries of each day, and leads to the rest', async () => {
    const { user, address } = renderCalendar({ entries: [...entries, ...busy] })
    const grid = await screen.findByRole('grid', { name: 'March 2027' })
    const today = within(grid).getByRole('gridcell', { selected: true })
    expect(
      within(today)
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual([
      'Wednesday 3 March 2027, 6 entries',
      'ESAT test, Deadline or test, all day',
      hourName,
      '16:30 Seminar: vectors, Seminar',
    ])
    expect(button('16:00 Physics tuition, Tuition, cancelled')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(within(today).getByRole('link', { name: '3 more' }))
    const heading = await screen.findByRole('heading', { name: /^Wednesday 3 March 2027/ })
    await waitFor(() => expect(heading).toHaveFocus())
    await waitFor(() => expect(address()).toBe('/calendar?view=list&day=2027-03-03#on-2027-03-03'))
    expect(button(/^20:00 At 20:00/)).toBeVisible()
  })

  it('goes by keys, and Tab meets the entries in order of time', async () => {
    const { user, address } = renderCalendar({ path: '/calendar?day=2027-03-02' })
    await screen.findByRole('grid', { name: 'March 2027' })
    day('Tuesday 2 March').focus()
    const focused = () => document.activeElement?.getAttribute('aria-label')
    const tabs: (string | null | undefined)[] = []
    for (let at = 0; at < 4; at += 1) {
      await user.tab()
      tabs.push(focused())
    }
    expect(tabs).toEqual([
      'ESAT test, Deadline or test, all day',
      hourName,
      '16:30 Seminar: vectors, Seminar',
      '16:00 Physics tuition, Tuition, cancelled',
    ])
    day('Tuesday 2 March').focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(focused()).toBe('Wednesday 10 March 2027, nothing on')
    await user.keyboard('{Home}')
    expect(focused()).toMatch(/^Monday 8 March/)
    await user.keyboard('{End}{PageDown}')
    expect(focused()).toMatch(/^Wednesday 14 April/)
    expect(screen.getByRole('grid', { name: 'April 2027' })).toBeVisible()
    await waitFor(() => expect(address()).toBe('/calendar?day=2027-04-14'))
    await user.keyboard('{PageUp}{t}')
    expect(focused()).toMatch(/^Wednesday 3 March/)
    await waitFor(() => expect(address()).toBe('/calendar'))
    await user.keyboard('{Shift>}{PageDown}{/Shift}')
    expect(focused()).toMatch(/^Friday 3 March 2028/)
  })

  it('leaves kinds out by its legend, and keeps that in the address', async () => {
    const { user, address } = renderCalendar({ path: '/calendar?hide=4' })
    await screen.findByRole('button', { name: hourName })
    expect(screen.queryByRole('button', { name: /^ESAT test/ })).toBeNull()
    const legend = within(screen.getByRole('group', { name: 'Shown in the calendar' }))
    const tuition = legend.getByRole('button', { name: /^Tuition/ })
    expect(tuition).toHaveTextContent('2')
    await user.click(tuition)
    await waitFor(() => expect(address()).toBe('/calendar?hide=1%2C4'))
    expect(screen.queryByRole('button', { name: hourName })).toBeNull()
    await user.click(legend.getByRole('button', { name: /^Deadline or test/ }))
    await waitFor(() => expect(address()).toBe('/calendar?hide=1'))
    expect(button(/^ESAT test/)).toBeVisible()
  })

  it('has marks on phones, and the chosen day below', async () => {
    fakeMedia((query) => query === '(max-width: 767px)')
    const { user } = renderCalendar({ path: '/calendar?view=month' })
    expect(await screen.findByRole('heading', { name: /^Wednesday 3 March 2027/ })).toBeVisible()
    expect(button(hourName)).toBeVisible()
    await user.click(day('Tuesday 9 March'))
    expect(screen.queryByRole('button', { name: hourName })).toBeNull()
    expect(button(/^16:00 Physics tuition/)).toBeVisible()
    await user.click(day('Wednesday 10 March'))
    expect(screen.getByText('Nothing in Wednesday 10 March 2027')).toBeVisible()
    await expectNoAxeViolations()
  })
})
