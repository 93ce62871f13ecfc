import { expectNoAxeViolations, renderScreen, screen, within } from '@portal/shared/testing'
import { TimeZoneProvider } from '@portal/shared/ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MonthCalendar } from './month-calendar.tsx'

const events = [
  { date: '2026-11-21T16:00:00Z', info: 'Mathematics with Tom Harper', calendarComponent: 1 },
  { date: '2026-11-21T09:30:00Z', info: 'ESAT registration closes', calendarComponent: 4 },
  { date: '2026-11-24T23:30:00Z', info: 'Late seminar', calendarComponent: 2 },
  { date: '2026-12-01T10:00:00Z', info: 'Course day', calendarComponent: 3 },
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function renderCalendar({ zone = 'Europe/London', isLoading = false } = {}) {
  const onMonth = vi.fn()
  const rendered = renderScreen(
    <TimeZoneProvider zone={zone}>
      <MonthCalendar events={isLoading ? undefined : events} onMonth={onMonth} />
    </TimeZoneProvider>,
  )
  return { ...rendered, onMonth }
}

const day = (name: string | RegExp) => screen.getByRole('button', { name })
const chosen = () => screen.getByRole('group', { name: 'Chosen day' })

describe('the month calendar', () => {
  it('shows the current month, Monday first, and flags the current day', async () => {
    renderCalendar()
    expect(screen.getByRole('grid', { name: 'Nov-2026' })).toBeVisible()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mo',
      'Tu',
      'We',
      'Th',
      'Fr',
      'Sa',
      'Su',
    ])
    const today = day(/^Saturday 21 November 2026\. This is the current day/)
    expect(today).toHaveAttribute('aria-current', 'date')
    expect(today.closest('td')).toHaveAttribute('aria-selected', 'true')
    await expectNoAxeViolations()
  })

  it('names what is on in each day’s name and lists it below, in order of time', () => {
    renderCalendar()
    expect(
      day(
        'Saturday 21 November 2026. This is the current day. Deadline or test: ESAT registration closes. Tuition: Mathematics with Tom Harper',
      ),
    ).toBeVisible()
    const items = within(chosen()).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'ESAT registration closes09:30 · Deadline or test',
      'Mathematics with Tom Harper16:00 · Tuition',
    ])
  })

  it('chooses a day by a press', async () => {
    const { user } = renderCalendar()
    await user.click(day(/^Sunday 22 November 2026/))
    expect(chosen()).toHaveTextContent('Sunday 22 November 2026Nothing on this day.')
  })

  it('says which day it is by a tooltip, not by its look alone', async () => {
    const { user } = renderCalendar()
    await user.hover(day(/This is the current day/))
    expect(await screen.findByText('This is the current day')).toBeInTheDocument()
  })

  it('turns to the months before and after', async () => {
    const { user, onMonth } = renderCalendar()
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    expect(screen.getByRole('grid', { name: 'Dec-2026' })).toBeVisible()
    expect(day(/^Tuesday 1 December 2026\. Course: Course day/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Previous month' }))
    await user.click(screen.getByRole('button', { name: 'Previous month' }))
    expect(screen.getByRole('grid', { name: 'Oct-2026' })).toBeVisible()
    expect(onMonth.mock.calls).toEqual([['2026-12'], ['2026-11'], ['2026-10']])
  })

  it('goes by keys, with one day in the tab order', async () => {
    const { user, onMonth } = renderCalendar()
    await user.tab()
    await user.tab()
    await user.tab()
    expect(day(/^Saturday 21 November/)).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(day(/^Sunday 29 November/)).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(day(/^Sunday 6 December/)).toHaveFocus()
    expect(onMonth).toHaveBeenCalledWith('2026-12')
    await user.keyboard('{Home}')
    expect(day(/^Monday 30 November/)).toHaveFocus()
    await user.keyboard('{End}{PageDown}{PageUp}')
    expect(day(/^Sunday 6 December/)).toHaveFocus()
    await user.keyboard('{Shift>}{PageDown}{/Shift}')
    expect(day(/^Monday 6 December 2027/)).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
  })

  it('keeps to the person’s time zone', () => {
    renderCalendar({ zone: 'Asia/Tokyo' })
    expect(day(/^Wednesday 25 November 2026\. Seminar: Late seminar/)).toBeVisible()
  })

  it('stands before its events have come', () => {
    renderCalendar({ isLoading: true })
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    expect(chosen()).not.toHaveTextContent('Nothing on this day.')
  })
})
